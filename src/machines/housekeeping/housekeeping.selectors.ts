import { type HousekeepingEvent, housekeepingEvents } from '../../api/contract/housekeeping.ts'
import { mostUnpaged } from '../../api/contract/facility.ts'
import type { HousekeepingSearch } from '../../paths/housekeeping.ts'
import { countsOf, grouped, shown } from './board.rules.ts'
import type { HousekeepingSnapshot } from './housekeeping.machine.ts'
import { keepRefusal, waitingCount } from './housekeeping.rules.ts'
import { asTheyAre, type Places, standing } from './places.rules.ts'
import type { Conflict } from './queue.rules.ts'
import { remembered } from './remembered.ts'
import { pendingOf, type Queue } from './request.rules.ts'
import { offeredActions, refusalOf } from './room-condition.rules.ts'
import type { HousekeepingRoom, Pending } from './room.rules.ts'
import { previewOf, sheetsOf, workOf } from './work.rules.ts'
import { conditionText, wishText } from './wish-words.rules.ts'

type Rooms = readonly HousekeepingRoom[]
type Selected<T> = (section: HousekeepingSnapshot) => T

export const selectSearch = (section: HousekeepingSnapshot) => section.context.search
export const selectState = (section: HousekeepingSnapshot): 'loading' | 'slow' | 'ready' | 'failed' => {
  const states = ['loading', 'slow', 'failed'] as const
  return states.find((state) => section.hasTag(state)) ?? 'ready'
}
/** With rooms on the screen: they could not be read anew, and may be old. */
export const selectError = (section: HousekeepingSnapshot) => section.context.error
/** The house has more rooms than the server gives at once. */
export const selectIsCapped = ({ context }: HousekeepingSnapshot) =>
  context.total > mostUnpaged && context.rooms.length < context.total

export const selectRooms = (section: HousekeepingSnapshot) => section.context.rooms
/** Rooms that keep their places after a press, and what they were. */
export const selectPlaces = (section: HousekeepingSnapshot) => section.context.places
const byId = remembered((rooms: Rooms) => new Map(rooms.map((room) => [room.id, room])))
const stoodOf = remembered((rooms: Rooms, search: HousekeepingSearch, places: Places) =>
  shown(standing(rooms, places), search),
)
const shownOf = remembered((stood: Rooms, rooms: Rooms, places: Places) =>
  asTheyAre(stood, places, (id) => byId(rooms).get(id)),
)
export const selectShownRooms = ({ context: { rooms, search, places } }: HousekeepingSnapshot) =>
  shownOf(stoodOf(rooms, search, places), rooms, places)
const groupsOf = remembered((stood: Rooms, rooms: Rooms, { group }: HousekeepingSearch, places: Places) =>
  grouped(stood, group).map((one) => ({
    ...one,
    rooms: asTheyAre(one.rooms, places, (id) => byId(rooms).get(id)),
  })),
)
export const selectGroups = ({ context: { rooms, search, places } }: HousekeepingSnapshot) =>
  groupsOf(stoodOf(rooms, search, places), rooms, search, places)
const counts = remembered(countsOf)
/** Of all rooms: what each filter would find. */
export const selectCounts = ({ context }: HousekeepingSnapshot) => counts(context.rooms)
export const selectRoom =
  (id: number): Selected<HousekeepingRoom | null> =>
  ({ context }) =>
    byId(context.rooms).get(id) ?? null

const work = remembered(workOf)
export const selectAttendants = ({ context }: HousekeepingSnapshot) => work(context.attendants, context.rooms)
const sheets = remembered(sheetsOf)
export const selectSheets = (section: HousekeepingSnapshot) => sheets(selectShownRooms(section))

export const selectSelected = (section: HousekeepingSnapshot) => section.context.selected
const selectedOf = remembered((rooms: Rooms, selected: ReadonlySet<number>) =>
  rooms.filter(({ id }) => selected.has(id)),
)
/** What is selected and shown: a room that a filter keeps out takes no part in what is done to several. */
export const selectSelectedRooms = (section: HousekeepingSnapshot) =>
  selectedOf(selectShownRooms(section), section.context.selected)

const actionsByRooms = new WeakMap<Rooms, Map<string, ReturnType<typeof offeredActions>>>()
/** All five events over these rooms, or why they cannot follow. */
export const selectActions =
  (ids: readonly number[]): Selected<ReturnType<typeof offeredActions>> =>
  (section) => {
    const { rooms } = section.context
    const known = actionsByRooms.get(rooms) ?? new Map<string, ReturnType<typeof offeredActions>>()
    actionsByRooms.set(rooms, known)
    const asked = () => offeredActions(ids.map((id) => byId(rooms).get(id)).filter((room) => room !== undefined))
    const found = known.get(ids.join()) ?? asked()
    known.set(ids.join(), found)
    return found
  }
/** Why the room cannot take the event, or null. */
export const selectRefusal =
  (id: number, event: HousekeepingEvent): Selected<string | null> =>
  (section) => {
    const room = selectRoom(id)(section)
    return room ? refusalOf(room, event) : null
  }
/** What follows next for a room as a rule: the first event that it can take. */
export const nextEventOf = (room: HousekeepingRoom): HousekeepingEvent | null =>
  housekeepingEvents.find((event) => event !== 'fail' && refusalOf(room, event) === null) ?? null

export const selectLine = (section: HousekeepingSnapshot) => section.context.line

export interface QueuedChange {
  key: string
  at: number
  rooms: { id: number; name: string }[]
  text: string
  state: Pending
}
const queued = remembered((queue: Queue): QueuedChange[] =>
  queue.entries.map((entry) => ({
    key: entry.key,
    at: entry.at,
    rooms: entry.rooms,
    text: wishText(entry.wish),
    state: pendingOf(entry, queue),
  })),
)
/** In the order they were made and will be sent. */
export const selectQueue = ({ context }: HousekeepingSnapshot) => queued(context.queue)
/** Whether a change could not be sent at once. */
export const selectHasWaited = ({ context }: HousekeepingSnapshot) => waitingCount(context.queue) > 0
export const selectIsQueueStored = ({ context }: HousekeepingSnapshot) => context.queue.isStored

const conflictsOf = remembered((conflicts: readonly Conflict[]) =>
  conflicts.map((conflict) => ({
    ...conflict,
    mineText: wishText(conflict.mine),
    theirsText: conditionText(conflict.theirs, conflict.mine),
    theirsBy: conflict.theirs.hk_changed_by?.name ?? null,
    theirsAt: conflict.theirs.hk_changed_at,
    keepRefusal: keepRefusal(conflict),
  })),
)
/** What has to be decided: mine and theirs. */
export const selectConflicts = ({ context }: HousekeepingSnapshot) => conflictsOf(context.queue.conflicts)

export const selectResults = (section: HousekeepingSnapshot) => section.context.results

const reasonOf = remembered((ask: HousekeepingSnapshot['context']['reasonAsk'], rooms: Rooms) => {
  if (!ask) return null
  return { ...ask, names: rooms.filter(({ id }) => ask.ids.includes(id)).map(({ name }) => name) }
})
export const selectReasonAsk = ({ context }: HousekeepingSnapshot) => reasonOf(context.reasonAsk, context.rooms)

const preview = remembered(previewOf)
export const selectAssignment = ({ context: { assignment, attendants, rooms } }: HousekeepingSnapshot) =>
  assignment && preview(assignment, attendants, rooms)

export const selectHistory = (section: HousekeepingSnapshot) => section.children.history
