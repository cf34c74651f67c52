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
import { groupModels } from './group.model.ts'
import { housekeepingModels } from './housekeeping.model.ts'
import { inventoryModels } from './inventory.model.ts'
import { reportingGuardModels } from './reporting-guards.model.ts'
import { type MachineModel, modelInput, coreModels as firstWalks } from './core.model.ts'
import { peopleModels } from './people.model.ts'
import { problemModels } from './problems.model.ts'
import { productModels } from './products.model.ts'
import { property } from '../../support/records.ts'
import { secondStepModels } from './second-step.model.ts'
import { setUpModels } from './set-up.model.ts'
import { sectionGuardModels } from './section-guards.model.ts'

export const models: readonly MachineModel[] = [
  ...firstWalks,
  ...coreGuardModels,
  ...inventoryModels,
  ...productModels,
  ...calendarModels,
  ...calendarGuardModels,
  ...dashboardModels,
  ...groupModels,
  ...housekeepingModels,
  ...problemModels,
  ...activityLogModels,
  ...accountingModels,
  ...sectionGuardModels,
  ...reportingGuardModels,
  ...setUpModels,
  ...peopleModels,
  ...secondStepModels,
]

/** The errors of every call (requirement 8; quality Q16). */
const faults = [new ApiError(400, 'No'), new ApiError(500, 'Broken'), localError('TIMEOUT'), localError('UNREACHABLE')]
/** The additional error of a call that writes shared data: the user is asked how to resolve it. */
const stale = new ApiError(409, 'Stale', { current: property() })
const asksForStale = (nodes: readonly AnyStateNode[], type: string) =>
  nodes
    .flatMap(({ transitions }) => transitions.get(type) ?? [])
    .some(({ guard }) => (guard as { type?: string } | undefined)?.type === 'isStale')

/** Calls without a server can only crash: a child machine, a worker that reads or writes a file, code that doesn't load. */
const crash = [new Error('Broken')]
const callsWithoutServer: Readonly<Record<string, readonly string[]>> = {
  import: ['readFile', 'writeRefused', 'commitRows'],
  accountingExport: ['writeFile'],
  activityExport: ['writeFile'],
  property: ['loadSection'],
  session: ['loadShell'],
}

/** The call that an event ends, by its name in `setup`. */
const callOf = (nodes: readonly AnyStateNode[], type: string) =>
  nodes.flatMap(({ invoke }) => invoke).find(({ id }) => type.endsWith(`.actor.${id}`))?.src

function faultsOf({ machine, errors = [] }: MachineModel, nodes: readonly AnyStateNode[], type: string) {
  const call = callOf(nodes, type)
  // An actor that a state has started itself is a machine too.
  const logic: unknown = call === undefined ? null : machine.implementations.actors[String(call)]
  if (logic === null || logic instanceof StateMachine || callsWithoutServer[machine.id]?.includes(String(call)))
    return crash
  return [...faults, ...(asksForStale(nodes, type) ? [stale] : []), ...errors]
}

/** The possible outputs of the ended call, by its name in `setup`. */
function outputsOf({ outputs = [] }: MachineModel, nodes: readonly AnyStateNode[], type: string): readonly unknown[] {
  if (Array.isArray(outputs)) return outputs
  return (outputs as Readonly<Record<string, unknown[]>>)[String(callOf(nodes, type))] ?? []
}

/** Several variants of an event are numbered, in the order of the model. */
const numbered = (events: readonly AnyEventObject[], name: string): PossibleEvent[] =>
  events.map((event, at) => ({ name: events.length > 1 ? `${name} ${at + 1}` : name, event }))

/** Every event that an active state accepts, including the success and failure of each call. */
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

/** A model as an explorable. */
export const explorableModel = (model: MachineModel): Explorable => ({
  machine: model.machine,
  input: { ...modelInput, ...model.input },
  events: (snapshot) => eventsFrom(snapshot, model),
  contextKey: ({ context }: AnyMachineSnapshot) =>
    typeof model.context === 'function'
      ? model.context(context as never)
      : (model.context ?? []).map((name) => (context as Record<string, unknown>)[name]),
})
