import { endpoints } from '../../server/endpoints.ts'
import { matchesCall, observationsOf } from '../test-paths/proven-requirements.ts'
import type { StepSnapshot, PathResult } from './replay/replay-path.ts'
import { removeSnapshotsExceptOf, writeSnapshots } from './snapshots.ts'
import { removeObservationsExceptOf, writeObservations } from './observations.ts'

const templates = endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`).filter((each) => each.includes('{'))
const fixedAddresses = new Set(endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`))

/** A call as the table of endpoints names it: which record it is about differs from day to day. */
export function withTemplateAddress(observation: string): string {
  const [method = '', address = '', ...rest] = observation.split(' ')
  const call = `${method} ${address}`
  if (!/^[A-Z]+$/.test(method) || fixedAddresses.has(call.replace(/\/$/, ''))) return observation
  const template = templates.find((each) => matchesCall(each, call))
  return template ? [template, ...rest].join(' ') : observation
}

/** Keeps what a path that went well has seen as what is to be seen from now on; `ids` are all replayed paths of its machine. */
export function saveRecording({ id, steps }: PathResult, machine: string, ids: readonly string[]) {
  writeSnapshots(machine, { [id]: steps.map(({ actual }) => actual as StepSnapshot) }, ids)
  const observations = steps.map((step) => ({ observations: step.observations.map(withTemplateAddress) }))
  writeObservations(machine, { [id]: observationsOf(observations) }, ids)
}

/** Forgets the machines that are no more. */
export function removeOtherRecordings(machines: readonly string[]) {
  removeSnapshotsExceptOf(machines)
  removeObservationsExceptOf(machines)
}
