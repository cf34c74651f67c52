import { endpoints } from '../../server/endpoints.ts'
import { namesCall, sightsOf } from '../paths/proven.ts'
import type { Expected, PathResult } from './replay/play.ts'
import { forgetSeenBut, writeSeen } from './seen.ts'
import { forgetSightsBut, writeSights } from './sights.ts'

const templates = endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`).filter((each) => each.includes('{'))
const literal = new Set(endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`))

/** A call as the table of endpoints names it: which record it is about differs from day to day. */
export function asTemplate(sight: string): string {
  const [method = '', address = '', ...rest] = sight.split(' ')
  const call = `${method} ${address}`
  if (!/^[A-Z]+$/.test(method) || literal.has(call.replace(/\/$/, ''))) return sight
  const template = templates.find((each) => namesCall(each, call))
  return template ? [template, ...rest].join(' ') : sight
}

/** Keeps what a path that went well has seen as what is to be seen from now on; `ids` are all replayed paths of its machine. */
export function keep({ id, steps }: PathResult, machine: string, ids: readonly string[]) {
  writeSeen(machine, { [id]: steps.map(({ actual }) => actual as Expected) }, ids)
  const sights = steps.map((step) => ({ sights: step.sights.map(asTemplate) }))
  writeSights(machine, { [id]: sightsOf(sights) }, ids)
}

/** Forgets the machines that are no more. */
export function keepOnly(machines: readonly string[]) {
  forgetSeenBut(machines)
  forgetSightsBut(machines)
}
