import { type AnyEventObject, assign } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import type { HousekeepingContext } from '../../../src/machines/housekeeping/housekeeping.context.ts'
import { housekeepingMachine } from '../../../src/machines/housekeeping/housekeeping.machine.ts'
import type { QueueEntry } from '../../../src/machines/housekeeping/queue.rules.ts'
import type { Queue } from '../../../src/machines/housekeeping/request.rules.ts'
import type { StreamState } from '../../../src/machines/room-changes/room-changes.rules.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { facility } from '../../support/facility-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { noop } from './steps.ts'

/** The housekeeping page of a property. */
export const sectionPath = '/hotel-management/properties/old-mint-house/housekeeping'

/** The calls that load rooms, change them, and report their changes. */
export const roomCalls = {
  list: 'GET v1/hotel_management/properties/facilities',
  change: 'POST v1/hotel_management/properties/update_room_status',
  stream: 'GET v1/hotel_management/housekeeping/changes',
}

/** Rooms of Old Mint House by number: 103 to 105 are dirty, 108 is clean. */
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

export const roomsPage = { rooms, total: rooms.length, minutes: new Map([[3, 30]]), attendants }
export const roomsRead = (read: typeof rooms) => ({ type: 'allRooms.read', data: { ...roomsPage, rooms: read } })

/** Another user sets rush on a room that nobody here has open. */
export const prioritiseElsewhere = (id: number): Action => ({
  do: 'elsewhere',
  account: 'frontdesk',
  call: roomCalls.change,
  body: { 'facility_ids[]': id, hk_priority: 1 },
})

/** The status of the event stream as the section receives it. */
export const streamChanged = (status: StreamState['status']) => ({
  type: 'stream.changed',
  stream: { status, held: 0, hasHeldAll: false } satisfies StreamState,
})
export const sectionShown = (search: string) => ({ type: 'location.changed', pathname: sectionPath, search })

/** A pending change of room 103, in the format of the queue. */
export const entryOf = (patch: QueueEntry['patch'], hasWaited = false): QueueEntry => ({
  key: 'key',
  batch: 'key',
  at: 1,
  rooms: [{ id: roomIds[103], name: '103', basedOn: null }],
  patch,
  hasWaited,
})
export const queueChanged = (queue: Partial<Queue>) => ({
  type: 'queue.changed',
  queue: { entries: [], conflicts: [], sending: null, isStored: true, ...queue },
})

/** An event, followed by the immediate events of neighbouring actors, one after the other. */
export const followedBy = (event: AnyEventObject, ...others: readonly AnyEventObject[]): AnyEventObject => {
  const [next, ...rest] = others
  return next ? { ...event, followed: followedBy(next, ...rest) } : event
}

/** These scenarios report and load nothing. A pending reload of rooms is stored as the time of the last change. */
const machine = housekeepingMachine.provide({
  actions: { reportLocationAccepted: noop, passToRooms: assign({ lastAt: 1 }) },
})

const at = property({ prefix: 'old-mint-house' })

/** The parts of the context that decide what the page offers. */
const contextKeyOf = (context: HousekeepingContext) => [
  context.search,
  Math.min(context.lastAt, 2),
  context.error !== null,
  context.stream.status,
  context.rooms.map(({ status, priority }) => [status, priority]),
  [...context.base.values()].map(({ status, priority }) => [status, priority]),
  context.queue.entries.map(({ hasWaited, patch }) => [hasWaited, patch]),
  [context.queue.sending, context.queue.conflicts.length],
  [...context.selected],
  [context.reasonDialog, context.assignment && [...context.assignment.chosen], context.results !== null],
]

/** The section as one address shows it. */
export const sectionScenario = (
  scenario: Pick<Scenario, 'id' | 'address' | 'steps'> & Partial<Scenario>,
): Scenario => ({
  machine,
  account: 'manager',
  input: { scope: withProperty(openWire().http, at), property: at },
  contextKey: contextKeyOf,
  neighbours: ({ followed }) => (followed as AnyEventObject | undefined) ?? null,
  ...scenario,
})
