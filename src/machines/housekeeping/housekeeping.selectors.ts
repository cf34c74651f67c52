import { type HousekeepingEvent } from '../../api/contract/housekeeping.ts'
import { maxUnpagedRows } from '../../api/contract/facility.ts'
import { type HousekeepingSearch, isSameList } from '../../routes/housekeeping.ts'
import { buttonCounts, countsOf, grouped, shown } from './board.rules.ts'
import type { HousekeepingSnapshot } from './housekeeping.machine.ts'
import { attendantIdOf, keepDeniedReason, waitingCount } from './housekeeping.rules.ts'
import { withCurrentState, type HeldPositions, withHeldPositions } from './held-positions.rules.ts'
import { myRoomsOf } from './my-rooms.rules.ts'
import type { Conflict } from './queue.rules.ts'
import { pendingOf, type Queue } from './request.rules.ts'
import { offeredActions } from './room-condition.rules.ts'
import { eventDeniedReason, type HousekeepingRoom, type Pending } from './room.rules.ts'
import { previewOf, sheetsOf, workOf } from './work.rules.ts'
import { conditionText, patchText } from './patch-texts.rules.ts'

type Rooms = readonly HousekeepingRoom[]
type Selected<T> = (section: HousekeepingSnapshot) => T

/** Caches the last result while its arguments are identical, so that screens can compare results by identity. */
function memoizeLast<Parts extends readonly unknown[], Answer>(
  compute: (...parts: Parts) => Answer,
): (...parts: Parts) => Answer {
  let last: { parts: Parts; answer: Answer } | null = null
  return (...parts) => {
    if (last?.parts.every((part, at) => part === parts[at])) return last.answer
    last = { parts, answer: compute(...parts) }
    return last.answer
  }
}

export const selectSearch = (section: HousekeepingSnapshot) => section.context.search
let lastList: HousekeepingSearch | null = null
/** The search, as the same object while its filters, order and groups are the same: both views show the same lists. */
export const selectListSearch = ({ context: { search } }: HousekeepingSnapshot): HousekeepingSearch => {
  if (lastList === null || !isSameList(lastList, search)) lastList = search
  return lastList
}
export const selectState = (section: HousekeepingSnapshot): 'loading' | 'slow' | 'ready' | 'failed' => {
  const states = ['loading', 'slow', 'failed'] as const
  return states.find((state) => section.hasTag(state)) ?? 'ready'
}
/** Error of the last read. If rooms are visible, they may be out of date. */
export const selectError = (section: HousekeepingSnapshot) => section.context.error
/** Time in milliseconds of rooms that are the last known ones, without a connection; null for rooms from the server. */
export const selectStoredAt = (section: HousekeepingSnapshot) => section.context.storedAt
/** True if the property has more rooms than the server returns at once. */
export const selectIsCapped = ({ context }: HousekeepingSnapshot) =>
  context.total > maxUnpagedRows && context.rooms.length < context.total

export const selectRooms = (section: HousekeepingSnapshot) => section.context.rooms
/** Rooms that keep their positions after a change, and their former state. */
export const selectHeldPositions = (section: HousekeepingSnapshot) => section.context.heldPositions
const byId = memoizeLast((rooms: Rooms) => new Map(rooms.map((room) => [room.id, room])))
const heldRoomsOf = memoizeLast((rooms: Rooms, search: HousekeepingSearch, heldPositions: HeldPositions) =>
  shown(withHeldPositions(rooms, heldPositions), search),
)
const shownOf = memoizeLast((heldRooms: Rooms, rooms: Rooms, heldPositions: HeldPositions) =>
  withCurrentState(heldRooms, heldPositions, (id) => byId(rooms).get(id)),
)
export const selectShownRooms = (section: HousekeepingSnapshot) => {
  const { rooms, heldPositions } = section.context
  return shownOf(heldRoomsOf(rooms, selectListSearch(section), heldPositions), rooms, heldPositions)
}
const groupsOf = memoizeLast(
  (heldRooms: Rooms, rooms: Rooms, search: HousekeepingSearch, heldPositions: HeldPositions) => {
    const groups = grouped(heldRooms, search.group)
    if (heldPositions.size === 0) return groups
    // A held card counts where its room belongs now, as in the counts above the board.
    const current = new Map(grouped(shown(rooms, search), search.group).map(({ key, count }) => [key, count]))
    return groups.map((one) => ({
      ...one,
      count: current.get(one.key) ?? 0,
      rooms: withCurrentState(one.rooms, heldPositions, (id) => byId(rooms).get(id)),
    }))
  },
)
export const selectGroups = (section: HousekeepingSnapshot) => {
  const { rooms, heldPositions } = section.context
  const search = selectListSearch(section)
  return groupsOf(heldRoomsOf(rooms, search, heldPositions), rooms, search, heldPositions)
}
const counts = memoizeLast(countsOf)
/** Number of rooms per filter, over all rooms. */
export const selectCounts = ({ context }: HousekeepingSnapshot) => counts(context.rooms)
const filteredCounts = memoizeLast(buttonCounts)
/** Counts of the buttons above the rooms, under the other filters. */
export const selectButtonCounts = (section: HousekeepingSnapshot) =>
  filteredCounts(section.context.rooms, selectListSearch(section))
export const selectRoom =
  (id: number): Selected<HousekeepingRoom | null> =>
  ({ context }) =>
    byId(context.rooms).get(id) ?? null

const knowsProblems = memoizeLast((rooms: Rooms) =>
  rooms.length === 0 ? null : rooms.some(({ problems }) => problems !== null),
)
/** True if the server knows problems of rooms, an extension; null until there are rooms (ADR 0060). */
export const selectKnowsProblems = ({ context }: HousekeepingSnapshot) => knowsProblems(context.rooms)

/** True if rooms of the property can be assigned to the signed-in person. */
export const selectIsAttendant = ({ context }: HousekeepingSnapshot) => attendantIdOf(context) !== null
const myRooms = memoizeLast(myRoomsOf)
/** The rooms assigned to the signed-in person. */
export const selectMyRooms = ({ context }: HousekeepingSnapshot) =>
  myRooms(context.rooms, context.heldPositions, attendantIdOf(context))

const work = memoizeLast(workOf)
export const selectAttendants = ({ context }: HousekeepingSnapshot) => work(context.attendants, context.rooms)
const sheets = memoizeLast(sheetsOf)
export const selectSheets = (section: HousekeepingSnapshot) => sheets(selectShownRooms(section))

export const selectSelected = (section: HousekeepingSnapshot) => section.context.selected
const selectedOf = memoizeLast((rooms: Rooms, selected: ReadonlySet<number>) =>
  rooms.filter(({ id }) => selected.has(id)),
)
/** Selected rooms, also those behind a filter. */
export const selectSelectedRooms = ({ context }: HousekeepingSnapshot) => selectedOf(context.rooms, context.selected)

const actionsByRooms = new WeakMap<Rooms, Map<string, ReturnType<typeof offeredActions>>>()
/** All five events for these rooms, each with its denied reason. */
export const selectActions =
  (ids: readonly number[]): Selected<ReturnType<typeof offeredActions>> =>
  (section) => {
    const { rooms } = section.context
    const known = actionsByRooms.get(rooms) ?? new Map<string, ReturnType<typeof offeredActions>>()
    actionsByRooms.set(rooms, known)
    const compute = () => offeredActions(ids.map((id) => byId(rooms).get(id)).filter((room) => room !== undefined))
    const found = known.get(ids.join()) ?? compute()
    known.set(ids.join(), found)
    return found
  }
/** Reason why the room doesn't allow the event; null if it does. */
export const selectDeniedReason =
  (id: number, event: HousekeepingEvent): Selected<string | null> =>
  (section) => {
    const room = selectRoom(id)(section)
    return room ? eventDeniedReason(room, event) : null
  }

export const selectEventStream = (section: HousekeepingSnapshot) => section.context.stream

export interface QueuedChange {
  key: string
  at: number
  rooms: { id: number; name: string }[]
  text: string
  state: Pending
}
const queued = memoizeLast((queue: Queue): QueuedChange[] =>
  queue.entries.map((entry) => ({
    key: entry.key,
    at: entry.at,
    rooms: entry.rooms,
    text: patchText(entry.patch),
    state: pendingOf(entry, queue),
  })),
)
/** Queued changes in the order they are sent. */
export const selectQueue = ({ context }: HousekeepingSnapshot) => queued(context.queue)
/** True if a change could not be sent at once. */
export const selectHasWaited = ({ context }: HousekeepingSnapshot) => waitingCount(context.queue) > 0
export const selectIsQueueStored = ({ context }: HousekeepingSnapshot) => context.queue.isStored

const conflictsOf = memoizeLast((conflicts: readonly Conflict[]) =>
  conflicts.map((conflict) => ({
    ...conflict,
    mineText: patchText(conflict.mine),
    theirsText: conditionText(conflict.theirs, conflict.mine),
    theirsBy: conflict.theirs.hk_changed_by?.name ?? null,
    theirsAt: conflict.theirs.hk_changed_at,
    keepDeniedReason: keepDeniedReason(conflict),
  })),
)
/** Conflicts to decide, with both versions. */
export const selectConflicts = ({ context }: HousekeepingSnapshot) => conflictsOf(context.queue.conflicts)

export const selectResults = (section: HousekeepingSnapshot) => section.context.results

const reasonOf = memoizeLast((request: HousekeepingSnapshot['context']['reasonDialog'], rooms: Rooms) => {
  if (!request) return null
  return { ...request, names: rooms.filter(({ id }) => request.ids.includes(id)).map(({ name }) => name) }
})
export const selectReasonDialog = ({ context }: HousekeepingSnapshot) => reasonOf(context.reasonDialog, context.rooms)

const preview = memoizeLast(previewOf)
export const selectAssignment = ({ context: { assignment, attendants, rooms } }: HousekeepingSnapshot) =>
  assignment && preview(assignment, attendants, rooms)

export const selectHistory = (section: HousekeepingSnapshot) => section.children.history
