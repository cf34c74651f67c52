import type { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import { blockingMachine, type BlockingInput } from '../../src/machines/calendar/blocking.machine.ts'
import { type BlockingBar, type BlockingDraft, barFromServer } from '../../src/machines/calendar/blocking.rules.ts'
import { calendarMachine } from '../../src/machines/calendar/calendar.machine.ts'
import type { CalendarEvent } from '../../src/machines/calendar/calendar.context.ts'
import type { DialogApplied } from '../../src/machines/dialog/dialog-report.ts'
import { openProperty } from './property-actor.ts'
import { blocking, facility } from './facility-records.ts'
import { pageOf } from './records.ts'
import { settled } from './wire.ts'

export const today = '2026-03-03'
const nightsPath = 'hotel_calendar/daily_room_blockings'
const changePath = 'properties/update_facility_status'

/** A future leak in room 101, 4–6 March. */
export const upcomingLeak = (over: Parameters<typeof blocking>[0] = {}): BlockingBar =>
  barFromServer(
    blocking({ date_from: '2026-03-04', date_to: '2026-03-07', state: 'scheduled', lock_version: 2, ...over }),
  )

/** Opens the dialog that changes a blocking, over a network that the test controls. */
export function openBlocking(over: Partial<BlockingInput> = {}) {
  const held = openProperty()
  const rooms = [
    { id: 1, name: '101' },
    { id: 2, name: '102' },
  ]
  const input = {
    scope: held.input.scope,
    today,
    blocking: upcomingLeak(),
    rooms,
    patch: {},
    isDropped: false,
    ...over,
  }
  const dialog = held.start(blockingMachine, { input })
  const applied = () =>
    held.parent.received.findLast(({ type }) => type === 'dialog.applied') as DialogApplied | undefined
  return {
    ...held,
    dialog,
    snapshot: () => dialog.getSnapshot(),
    draft: (patch: Partial<BlockingDraft>) => dialog.send({ type: 'draft.changed', patch }),
    confirm: () => dialog.send({ type: 'change.confirmed' }),
    preview: (rows: unknown, code = 200) => held.answer(nightsPath, code === 200 ? { data: rows } : rows, code),
    reply: (result: object) => held.answer(changePath, { data: { results: [{ id: 1, ok: true, ...result }] } }),
    refuse: (body: unknown, code: number) => held.answer(changePath, body, code),
    previews: () => held.calls.filter(({ url }) => url.includes(nightsPath)),
    changes: () => held.calls.filter(({ url }) => url.includes(changePath)),
    applied,
  }
}

const types = [
  { id: 3, name: 'Double', code: 'DBL' },
  { id: 9, name: 'Suite', code: 'STE' },
].map((type) => ({
  ...type,
  property_id: 7,
  facility_category_id: 4,
  facility_category: { id: 4, name: 'Rooms', kind: 'room' },
  description: '',
  base_price: 10_000,
  currency: 'EUR',
  max_adults: 2,
  max_children: 0,
  max_occupancy: 2,
  extra_beds: 0,
  size_m2: 20,
  cleaning_minutes: 30,
  sort_order: 0,
  amenity_ids: [],
  images: [],
  facilities_count: 2,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}))
const allRooms = [facility(), facility({ id: 2, name: '102' }), facility({ id: 3, name: '301', facility_type_id: 9 })]

/** One night as the server sends it; a week-long chunk has several of these. */
export const night = (date: string, over: Partial<DailyRoomBlocking> = {}): DailyRoomBlocking => ({
  date,
  facility_id: 1,
  facility_name: '101',
  blocking_id: 50,
  kind: 'out_of_order',
  reason: 'Leak or water damage',
  is_first: true,
  is_last: false,
  state: 'scheduled',
  date_from: '2026-03-04',
  date_to: '2026-03-07',
  reason_code: 'leak',
  note: '',
  remarks: '',
  return_status: 'dirty',
  lock_version: 2,
  ...over,
})

/** Opens the calendar of the property over a network that the test controls; today is 3 March. */
export async function openCalendar(search = '') {
  const held = openProperty()
  const calendar = held.start(calendarMachine, { input: held.input })
  const pathname = '/hotel-management/properties/castle-inn/hotel-calendar'
  const show = async (text: string) => {
    calendar.send({ type: 'location.changed', pathname, search: text })
    await settled()
  }
  await show(search)
  const chunks = () => held.calls.filter(({ url }) => url.includes(nightsPath))
  const isAsked = (from: string) => chunks().filter(({ url }) => url.includes(`date_from=${from}`))
  const answerRooms = async (rooms: Facility[] = allRooms) => {
    held.callTo('properties/facilities?')?.answer(pageOf(rooms))
    held.callTo('properties/facility_types_by_property')?.answer({ data: types })
    await settled()
    await settled()
  }
  const answerChunk = async (from: string, rows: unknown[] = [], init?: ResponseInit) => {
    isAsked(from)
      .at(-1)
      ?.answer(init ? { message: 'No luck' } : { data: rows }, init)
    await settled()
    await settled()
  }
  return {
    ...held,
    calendar,
    send: (event: CalendarEvent) => calendar.send(event),
    snapshot: () => calendar.getSnapshot(),
    show,
    chunks,
    isAsked,
    answerRooms,
    answerChunk,
    changes: () => held.calls.filter(({ url }) => url.includes(changePath)),
    change: async (result: object) => {
      await held.answer(changePath, { data: { results: [{ id: 1, ok: true, ...result }] } })
      await settled()
    },
  }
}

/** Opens a calendar whose visible nights have loaded: the week of 2 March. */
export async function openWeek(rows: unknown[] = [night('2026-03-04')]) {
  const held = await openCalendar('?days=7')
  await held.answerRooms()
  await held.answerChunk('2026-03-02', rows)
  return held
}
