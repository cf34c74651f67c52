import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, StateMachine } from 'xstate'
import { ApiError, localError } from '../../src/api/api-error.ts'
import type { Explored, Happening } from '../../tools/paths/explore.ts'
import { eventWords, faultWords } from '../../tools/paths/words.ts'
import { guardWalks } from './guard-walks.ts'
import { accountingWalks } from './accounting-walks.ts'
import { activityWalks } from './activity-walks.ts'
import { calendarGuardWalks } from './calendar-guard-walks.ts'
import { calendarWalks } from './calendar-walks.ts'
import { dashboardWalks } from './dashboard-walks.ts'
import { housekeepingWalks } from './housekeeping-walks.ts'
import { inventoryWalks } from './inventory-walks.ts'
import { logWalks } from './log-walks.ts'
import { type Walk, walkInput, walks as firstWalks } from './machine-walks.ts'
import { productWalks } from './product-walks.ts'
import { property } from './records.ts'
import { sectionWalks } from './section-walks.ts'

/** Every way in which the shipped machines are walked. */
export const walks: readonly Walk[] = [
  ...firstWalks,
  ...guardWalks,
  ...inventoryWalks,
  ...productWalks,
  ...calendarWalks,
  ...calendarGuardWalks,
  ...dashboardWalks,
  ...housekeepingWalks,
  ...activityWalks,
  ...accountingWalks,
  ...sectionWalks,
  ...logWalks,
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
const down = [new Error('Broken')]
const local: Readonly<Record<string, readonly string[]>> = {
  import: ['readFile', 'writeRefused', 'commitRows'],
  accountingExport: ['writeFile'],
  activityExport: ['writeFile'],
  property: ['loadSection'],
  session: ['loadConsole'],
}

/** Which call an event ends, by the name of its logic in `setup`. */
const callOf = (nodes: readonly AnyStateNode[], type: string) =>
  nodes.flatMap(({ invoke }) => invoke).find(({ id }) => type.endsWith(`.actor.${id}`))?.src

function faultsOf({ machine, errors = [] }: Walk, nodes: readonly AnyStateNode[], type: string) {
  const call = callOf(nodes, type)
  // What a state has started by hand is a machine too.
  const logic: unknown = call === undefined ? null : machine.implementations.actors[String(call)]
  if (logic === null || logic instanceof StateMachine || local[machine.id]?.includes(String(call))) return down
  return [...faults, ...(asksForStale(nodes, type) ? [stale] : []), ...errors]
}

/** What the ended call may have been: the name of its logic is that of `setup`. */
function outputsOf({ outputs = [] }: Walk, nodes: readonly AnyStateNode[], type: string): readonly unknown[] {
  if (Array.isArray(outputs)) return outputs
  return (outputs as Readonly<Record<string, unknown[]>>)[String(callOf(nodes, type))] ?? []
}

/** One that comes in several kinds is told by its number, in the order of the walk. */
const numbered = (events: readonly AnyEventObject[], name: string): Happening[] =>
  events.map((event, at) => ({ name: events.length > 1 ? `${name} ${at + 1}` : name, event }))

/** Every event that some active state answers to; the end of each call, well and badly, is one too. */
function eventsFrom(snapshot: AnyMachineSnapshot, walk: Walk): Happening[] {
  const { events = [] } = walk
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  return [...types].flatMap((type): Happening[] => {
    const name = eventWords(snapshot._nodes, type)
    if (type.startsWith('xstate.done.actor')) {
      const outputs = outputsOf(walk, snapshot._nodes, type)
      return numbered(
        outputs.map((output) => ({ type, output })),
        name,
      )
    }
    if (type.startsWith('xstate.error.actor'))
      return faultsOf(walk, snapshot._nodes, type).map((error) => ({
        name: `${name}: ${faultWords(error)}`,
        event: { type, error },
      }))
    const named = events.filter((event) => event.type === type)
    return numbered(named.length > 0 ? named : [{ type }], name)
  })
}

/** What is explored on a walk. */
export const exploredBy = (walk: Walk): Explored => ({
  machine: walk.machine,
  input: { ...walkInput, ...walk.input },
  events: (snapshot) => eventsFrom(snapshot, walk),
  situation: ({ context }: AnyMachineSnapshot) =>
    typeof walk.context === 'function'
      ? walk.context(context as never)
      : (walk.context ?? []).map((name) => (context as Record<string, unknown>)[name]),
})
