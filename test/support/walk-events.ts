import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
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

/** What every call may fail with (spec section 8; quality.md, Statecharts). */
const faults = [new ApiError(400, 'No'), new ApiError(500, 'Broken'), localError('TIMEOUT'), localError('UNREACHABLE')]
/** And where it matters of what kind a failure is: others change what this call changes. */
const stale = new ApiError(409, 'Stale', { current: property() })
const asksForKind = (nodes: readonly AnyStateNode[], type: string) =>
  nodes.some(({ transitions }) => transitions.get(type)?.some(({ guard }) => guard !== undefined))
const faultsOf = (nodes: readonly AnyStateNode[], type: string) => [
  ...faults,
  ...(asksForKind(nodes, type) ? [stale] : []),
]

/** What the ended call may have been: the name of its logic is that of `setup`. */
function outputsOf({ outputs = [] }: Walk, nodes: readonly AnyStateNode[], type: string): readonly unknown[] {
  if (Array.isArray(outputs)) return outputs
  const id = type.slice('xstate.done.actor.'.length)
  const src = nodes.flatMap(({ invoke }) => invoke).find((invoke) => invoke.id === id)?.src
  return (outputs as Readonly<Record<string, unknown[]>>)[String(src)] ?? []
}

/** One that comes in several kinds is told by its number, in the order of the walk. */
const numbered = (events: readonly AnyEventObject[], name: string): Happening[] =>
  events.map((event, at) => ({ name: events.length > 1 ? `${name} ${at + 1}` : name, event }))

/** Every event that some active state answers to; the end of each call, well and badly, is one too. */
function eventsFrom(snapshot: AnyMachineSnapshot, walk: Walk): Happening[] {
  const { errors = [], events = [] } = walk
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
      return [...faultsOf(snapshot._nodes, type), ...errors].map((error) => ({
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
