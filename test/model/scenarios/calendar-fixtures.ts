import { withProperty } from '../../../src/api/property-scope.ts'
import type { CalendarContext } from '../../../src/machines/calendar/calendar.context.ts'
import { barFromServer } from '../../../src/machines/calendar/blocking.rules.ts'
import { calendarMachine } from '../../../src/machines/calendar/calendar.machine.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import type { ScenarioStep } from '../../../tools/test-paths/scenario.ts'
import { blocking, facility } from '../../support/facility-records.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { noop } from './steps.ts'

const hillHouse = property({ prefix: 'hill-house' })
const pathname = '/hotel-management/properties/hill-house/hotel-calendar'

/** Loads rooms and their types. */
export const roomsCall = 'GET v1/hotel_management/properties/facilit*'
export const nightsCall = 'GET v1/hotel_management/hotel_calendar/daily_room_blockings'
export const changesCall = 'GET v1/hotel_management/housekeeping/changes'
export const statusCall = 'POST v1/hotel_management/properties/update_facility_status'

/** A week that is loaded in one call, in a year far enough in the future to have no bookings; and the first day of the next week. */
export const [firstDay, nextDay] = ['2086-01-07', '2086-01-14']
export const farWeek = `?from=${firstDay}&days=7&keyword=10`

/** Room 102 of Hill House. */
export const roomId = 110
export const room = facility({ id: roomId, name: '102' })
export const roomsAndTypes = { rooms: [room], types: [{ id: room.facility_type_id, name: 'Double', code: 'DBL' }] }
export const barOf = (over: Parameters<typeof blocking>[0]) =>
  barFromServer(blocking({ id: 900, facility_id: roomId, state: 'scheduled', ...over }))

/** Another user changes a room. */
export const changeElsewhere = (call: string, body: Readonly<Record<string, unknown>>): Action => ({
  do: 'elsewhere',
  account: 'frontdesk',
  call: `POST v1/hotel_management/properties/${call}`,
  body: { 'facility_ids[]': roomId, ...body },
})
export const cell = (name: string) => ({ role: 'gridcell', name })

/** The common part of the calendar scenarios of Hill House. */
export const hillHouseScenario = (search: string) => ({
  machine: calendarMachine.provide({ actions: { reportLocationAccepted: noop } }),
  account: 'manager',
  address: pathname + search,
  input: { scope: withProperty(openWire().http, hillHouse), property: hillHouse },
})

/** The address is accepted; the rooms and the visible nights have loaded. */
export const addressShown = (search: string): ScenarioStep['event'] => ({ type: 'location.changed', pathname, search })
export const calendarShown = (
  search: string,
  bars: ReadonlyMap<number, readonly unknown[]> = new Map(),
): ScenarioStep['event'][] => [
  addressShown(search),
  { done: 'fetchAllRooms', output: roomsAndTypes },
  { type: 'chunk.read', start: firstDay, bars },
]

/** The address bar follows requests, and a finished dialog closes. */
export const neighbours: NeighbourResponse = ({ type }, sent) => {
  if (type === 'dialog.applied') return { type: 'xstate.done.actor.dialog', output: undefined }
  const asked = sent.find((event) => event.type === 'location.requested')
  return asked ? { type: 'location.changed', pathname, search: `?${String(asked.to).split('?')[1] ?? ''}` } : null
}

export type CalendarState = CalendarContext
