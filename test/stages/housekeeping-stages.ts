import { type AnyEventObject, assign } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import type { HousekeepingContext } from '../../src/machines/housekeeping/housekeeping-context.ts'
import { housekeepingMachine } from '../../src/machines/housekeeping/housekeeping.machine.ts'
import type { QueueEntry } from '../../src/machines/housekeeping/queue.rules.ts'
import type { Queue } from '../../src/machines/housekeeping/request.rules.ts'
import type { Line } from '../../src/machines/housekeeping/line.rules.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { facility } from '../support/facility-records.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { untold } from './moves.ts'

/** Where the rooms of a house are kept clean. */
export const section = '/hotel-management/properties/old-mint-house/housekeeping'

/** What reads rooms, what changes them, and what tells of them while they change. */
export const roomCalls = {
  list: 'GET v1/hotel_management/properties/facilities',
  change: 'POST v1/hotel_management/properties/update_room_status',
  stream: 'GET v1/hotel_management/housekeeping/changes',
}

/** Of Old Mint House, by their numbers: 103 to 105 are dirty, 108 is clean. */
export const roomIds = { 103: 2086, 104: 2087, 105: 2088, 108: 2091 } as const
const rooms = ([103, 104, 105, 108] as const).map((name) =>
  facility({ id: roomIds[name], name: String(name), housekeeping_status: name === 108 ? 'clean' : 'dirty' }),
)
export const changedRoom = { ...rooms[1]!, hk_priority: 1 as const }
export const attendants = [5, 6].map((id) => ({
  id,
  name: `Attendant ${id}`,
  rooms_count: 0,
  minutes: 0,
  roles: ['Housekeeping Attendant'],
}))

export const house = { rooms, total: rooms.length, minutes: new Map([[3, 30]]), attendants }
export const houseOf = (read: typeof rooms) => ({ type: 'house.read', house: { ...house, rooms: read } })

/** A colleague wants a room rushed that nobody here has open. */
export const rushElsewhere = (id: number): Action => ({
  do: 'elsewhere',
  as: 'frontdesk',
  call: roomCalls.change,
  body: { 'facility_ids[]': id, hk_priority: 1 },
})

/** The line to the server as the section hears of it. */
export const lineIs = (status: Line['status']) => ({
  type: 'line.changed',
  line: { status, held: 0, heldAll: false } satisfies Line,
})
export const hereWith = (search: string) => ({ type: 'location.changed', pathname: section, search })

/** A change of room 103 on its way, and what the queue says that it holds. */
export const entryOf = (wish: QueueEntry['wish'], hasWaited = false): QueueEntry => ({
  key: 'key',
  batch: 'key',
  at: 1,
  rooms: [{ id: roomIds[103], name: '103', basedOn: null }],
  wish,
  hasWaited,
})
export const queueIs = (queue: Partial<Queue>) => ({
  type: 'queue.changed',
  queue: { entries: [], conflicts: [], sending: null, isStored: true, ...queue },
})

/** An event, and what the neighbours make of it at once, one after the other. */
export const followedBy = (event: AnyEventObject, ...others: readonly AnyEventObject[]): AnyEventObject => {
  const [next, ...rest] = others
  return next ? { ...event, followed: followedBy(next, ...rest) } : event
}

/** Nobody is told and nothing is read on these stages; that rooms are to be read is kept as when something was last changed. */
const machine = housekeepingMachine.provide({
  actions: { reportFollowed: untold, passToRooms: assign({ lastAt: 1 }) },
})

const at = property({ prefix: 'old-mint-house' })

/** What the page offers depends on. */
const known = (context: HousekeepingContext) => [
  context.search,
  Math.min(context.lastAt, 2),
  context.error !== null,
  context.line.status,
  context.rooms.map(({ status, priority }) => [status, priority]),
  [...context.base.values()].map(({ status, priority }) => [status, priority]),
  context.queue.entries.map(({ hasWaited, wish }) => [hasWaited, wish]),
  [context.queue.sending, context.queue.conflicts.length],
  [...context.selected],
  [context.reasonAsk, context.assignment && [...context.assignment.chosen], context.results !== null],
]

/** The section as one address shows it. */
export const sectionStage = (stage: Pick<Stage, 'id' | 'at' | 'moves'> & Partial<Stage>): Stage => ({
  machine,
  as: 'manager',
  input: { at: withProperty(openWire().http, at), property: at },
  context: known,
  echo: ({ followed }) => (followed as AnyEventObject | undefined) ?? null,
  ...stage,
})
