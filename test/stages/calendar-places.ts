import { withProperty } from '../../src/api/property-scope.ts'
import type { CalendarContext } from '../../src/machines/calendar/calendar.context.ts'
import { barAsNow } from '../../src/machines/calendar/blocking.rules.ts'
import { calendarMachine } from '../../src/machines/calendar/calendar.machine.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import type { Move } from '../../tools/paths/stage.ts'
import { blocking, facility } from '../support/facility-records.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { untold } from './moves.ts'

const hill = property({ prefix: 'hill-house' })
const pathname = '/hotel-management/properties/hill-house/hotel-calendar'

/** The rooms, and their types. */
export const houseCall = 'GET v1/hotel_management/properties/facilit*'
export const nightsCall = 'GET v1/hotel_management/hotel_calendar/daily_room_blockings'
export const changesCall = 'GET v1/hotel_management/housekeeping/changes'
export const statusCall = 'POST v1/hotel_management/properties/update_facility_status'

/** A week that is read in one go, of a year so far off that nobody is booked; and the first day of the next. */
export const [firstDay, nextDay] = ['2086-01-07', '2086-01-14']
export const farWeek = `?from=${firstDay}&days=7&keyword=10`

/** Room 102 of Hill House. */
export const roomId = 110
export const room = facility({ id: roomId, name: '102' })
export const house = { rooms: [room], types: [{ id: room.facility_type_id, name: 'Double', code: 'DBL' }] }
export const barOf = (over: Parameters<typeof blocking>[0]) =>
  barAsNow(blocking({ id: 900, facility_id: roomId, state: 'scheduled', ...over }))

/** Something of a room changes elsewhere. */
export const elsewhere = (call: string, body: Readonly<Record<string, unknown>>): Action => ({
  do: 'elsewhere',
  as: 'frontdesk',
  call: `POST v1/hotel_management/properties/${call}`,
  body: { 'facility_ids[]': roomId, ...body },
})
export const cell = (name: string) => ({ role: 'gridcell', name })

/** What every stage of the calendar of Hill House has. */
export const inHillHouse = (search: string) => ({
  machine: calendarMachine.provide({ actions: { reportFollowed: untold } }),
  as: 'manager',
  at: pathname + search,
  input: { at: withProperty(openWire().http, hill), property: hill },
})

/** The address is followed, the rooms are there, and the nights in view. */
export const shown = (search: string): Move['event'] => ({ type: 'location.changed', pathname, search })
export const standing = (
  search: string,
  bars: ReadonlyMap<number, readonly unknown[]> = new Map(),
): Move['event'][] => [
  shown(search),
  { done: 'fetchHouse', output: house },
  { type: 'chunk.read', start: firstDay, bars },
]

/** The address bar brings what it is asked for; a flow whose work is done closes. */
export const echo: Echo = ({ type }, told) => {
  if (type === 'flow.applied') return { type: 'xstate.done.actor.flow', output: undefined }
  const asked = told.find((event) => event.type === 'location.requested')
  return asked ? { type: 'location.changed', pathname, search: `?${String(asked.to).split('?')[1] ?? ''}` } : null
}

export type KnownToCalendar = CalendarContext
