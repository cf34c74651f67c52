import { endpoints } from '../../server/endpoints.ts'
import { matchesCall, observationsOf } from '../test-paths/proven-requirements.ts'
import type { PathResult } from './replay/replay-path.ts'
import type { StepSnapshot } from './replay/snapshot-faults.ts'
import { removeSnapshotsExceptOf, writeSnapshots } from './snapshots.ts'
import { removeObservationsExceptOf, writeObservations } from './observations.ts'

const templates = endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`).filter((each) => each.includes('{'))
const fixedAddresses = new Set(endpoints.map(({ method, path }) => `${method} ${path.slice(1)}`))

/** A call with the address template from the table of endpoints: record ids differ from day to day. */
export function withTemplateAddress(observation: string): string {
  const [method = '', address = '', ...rest] = observation.split(' ')
  const call = `${method} ${address}`
  if (!/^[A-Z]+$/.test(method) || fixedAddresses.has(call.replace(/\/$/, ''))) return observation
  const template = templates.find((each) => matchesCall(each, call))
  return template ? [template, ...rest].join(' ') : observation
}

/** Stores the snapshots and observations of a passed path as the expected ones. `ids` are all replayed paths of its machine. */
export function saveRecording({ id, steps }: PathResult, machine: string, ids: readonly string[]) {
  writeSnapshots(machine, { [id]: steps.map(({ actual }) => actual as StepSnapshot) }, ids)
  const observations = steps.map((step) => ({ observations: step.observations.map(withTemplateAddress) }))
  writeObservations(machine, { [id]: observationsOf(observations) }, ids)
}

/** Removes the recordings of machines that no longer exist. */
export function removeOtherRecordings(machines: readonly string[]) {
  removeSnapshotsExceptOf(machines)
  removeObservationsExceptOf(machines)
}
