import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, StateMachine } from 'xstate'
import { ApiError, localError } from '../../../src/api/api-error.ts'
import type { Explorable, PossibleEvent } from '../../../tools/test-paths/explore.ts'
import { eventLabel, faultLabel } from '../../../tools/test-paths/labels.ts'
import { coreGuardModels } from './core-guards.model.ts'
import { accountingModels } from './accounting.model.ts'
import { activityLogModels } from './activity-log.model.ts'
import { calendarGuardModels } from './calendar-guards.model.ts'
import { calendarModels } from './calendar.model.ts'
import { dashboardModels } from './dashboard.model.ts'
import { housekeepingModels } from './housekeeping.model.ts'
import { inventoryModels } from './inventory.model.ts'
import { reportingGuardModels } from './reporting-guards.model.ts'
import { type MachineModel, modelInput, coreModels as firstWalks } from './core.model.ts'
import { productModels } from './products.model.ts'
import { property } from '../../support/records.ts'
import { sectionGuardModels } from './section-guards.model.ts'

/** Every way in which the shipped machines are walked. */
export const models: readonly MachineModel[] = [
  ...firstWalks,
  ...coreGuardModels,
  ...inventoryModels,
  ...productModels,
  ...calendarModels,
  ...calendarGuardModels,
  ...dashboardModels,
  ...housekeepingModels,
  ...activityLogModels,
  ...accountingModels,
  ...sectionGuardModels,
  ...reportingGuardModels,
]

/** What every call may fail with (requirement 8; quality Q16). */
const faults = [new ApiError(400, 'No'), new ApiError(500, 'Broken'), localError('TIMEOUT'), localError('UNREACHABLE')]
/** And what only a call may that changes what others change too: somebody is asked what to do then. */
const stale = new ApiError(409, 'Stale', { current: property() })
const asksForStale = (nodes: readonly AnyStateNode[], type: string) =>
  nodes
    .flatMap(({ transitions }) => transitions.get(type) ?? [])
    .some(({ guard }) => (guard as { type?: string } | undefined)?.type === 'isStale')

/** What asks no server can only go down: a machine beneath, a thread that reads or writes a file, code that does not come. */
const crash = [new Error('Broken')]
const callsWithoutServer: Readonly<Record<string, readonly string[]>> = {
  import: ['readFile', 'writeRefused', 'commitRows'],
  accountingExport: ['writeFile'],
  activityExport: ['writeFile'],
  property: ['loadSection'],
  session: ['loadShell'],
}

/** Which call an event ends, by the name of its logic in `setup`. */
const callOf = (nodes: readonly AnyStateNode[], type: string) =>
  nodes.flatMap(({ invoke }) => invoke).find(({ id }) => type.endsWith(`.actor.${id}`))?.src

function faultsOf({ machine, errors = [] }: MachineModel, nodes: readonly AnyStateNode[], type: string) {
  const call = callOf(nodes, type)
  // What a state has started by hand is a machine too.
  const logic: unknown = call === undefined ? null : machine.implementations.actors[String(call)]
  if (logic === null || logic instanceof StateMachine || callsWithoutServer[machine.id]?.includes(String(call)))
    return crash
  return [...faults, ...(asksForStale(nodes, type) ? [stale] : []), ...errors]
}

/** What the ended call may have been: the name of its logic is that of `setup`. */
function outputsOf({ outputs = [] }: MachineModel, nodes: readonly AnyStateNode[], type: string): readonly unknown[] {
  if (Array.isArray(outputs)) return outputs
  return (outputs as Readonly<Record<string, unknown[]>>)[String(callOf(nodes, type))] ?? []
}

/** One that comes in several kinds is told by its number, in the order of the walk. */
const numbered = (events: readonly AnyEventObject[], name: string): PossibleEvent[] =>
  events.map((event, at) => ({ name: events.length > 1 ? `${name} ${at + 1}` : name, event }))

/** Every event that some active state answers to; the end of each call, well and badly, is one too. */
function eventsFrom(snapshot: AnyMachineSnapshot, model: MachineModel): PossibleEvent[] {
  const { events = [] } = model
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  return [...types].flatMap((type): PossibleEvent[] => {
    const name = eventLabel(snapshot._nodes, type)
    if (type.startsWith('xstate.done.actor')) {
      const outputs = outputsOf(model, snapshot._nodes, type)
      return numbered(
        outputs.map((output) => ({ type, output })),
        name,
      )
    }
    if (type.startsWith('xstate.error.actor'))
      return faultsOf(model, snapshot._nodes, type).map((error) => ({
        name: `${name}: ${faultLabel(error)}`,
        event: { type, error },
      }))
    const named = events.filter((event) => event.type === type)
    return numbered(named.length > 0 ? named : [{ type }], name)
  })
}

/** What is explored on a walk. */
export const explorableModel = (model: MachineModel): Explorable => ({
  machine: model.machine,
  input: { ...modelInput, ...model.input },
  events: (snapshot) => eventsFrom(snapshot, model),
  contextKey: ({ context }: AnyMachineSnapshot) =>
    typeof model.context === 'function'
      ? model.context(context as never)
      : (model.context ?? []).map((name) => (context as Record<string, unknown>)[name]),
})
