import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
let ids: number[]
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
  ids = await addRooms(manager, property, ['N10', 'N9'])
  const stay = { property_id: property.id, facility_id: ids[0]!, guest_name: 'Ada Test' }
  await api.db.insert(stays).values([
    { ...stay, arrival: day(-2), departure: day(2), state: 'in_house' },
    { ...stay, arrival: day(2), departure: day(3), state: 'cancelled' },
  ])
  const reason = { reason_code: 'renovation', reason: 'New carpet' }
  const dates = { date_from: day(1), date_to: day(3) }
  await manager.post('update_facility_status', {
    facility_ids: [ids[1]!],
    facility_status: 'hold',
    ...dates,
    ...reason,
  })
})
afterAll(() => api.close())

const nights = (from: number, to: number, over = '') =>
  manager.get(
    `/api/v1/hotel_management/hotel_calendar/daily_room_blockings?property_id=${property.id}&date_from=${day(from)}&date_to=${day(to)}${over}`,
  )
const own = () => ids.map((id) => `&facility_ids=${id}`).join('')

test('every taken night is a row, by room in natural order, with the ends of the stay and not of the range', async () => {
  const { data } = (await nights(0, 30, own())).body
  expect(data).toEqual([
    expect.objectContaining({
      date: day(1),
      facility_name: 'N9',
      kind: 'hold',
      reason: 'New carpet',
      state: 'scheduled',
      is_first: true,
      is_last: false,
    }),
    expect.objectContaining({ date: day(2), facility_name: 'N9', kind: 'hold', is_first: false, is_last: true }),
    expect.objectContaining({
      date: day(0),
      facility_name: 'N10',
      kind: 'reservation',
      guest_name: 'Ada Test',
      state: 'in_house',
      is_first: false,
      is_last: false,
    }),
    expect.objectContaining({
      date: day(1),
      facility_name: 'N10',
      kind: 'reservation',
      is_first: false,
      is_last: true,
    }),
  ])
})

test('without room ids the reply covers the whole property, each night of a room once', async () => {
  const { data } = (await nights(-5, 20)).body
  const keys = (data as DailyRoomBlocking[]).map(({ date, facility_id }) => `${facility_id} ${date}`)
  expect(keys.length).toBeGreaterThan(50)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a range has at most 400 days and cannot end before it begins', async () => {
  expect((await nights(0, 400)).status).toBe(200)
  expect((await nights(0, 401)).body.errors).toEqual({ date_to: ['At most 400 days'] })
  expect((await nights(2, 2)).body.errors).toEqual({ date_to: ['Must be after date_from'] })
})

test('the first row of a stay has its dates, that of a blocking all fields that a dialog needs', async () => {
  const { data } = (await nights(1, 30, own())).body as { data: DailyRoomBlocking[] }
  const [hold, second, stay] = data
  expect(hold).toMatchObject({
    kind: 'hold',
    date_from: day(1),
    date_to: day(3),
    reason_code: 'renovation',
    note: 'New carpet',
    remarks: '',
    return_status: 'dirty',
    lock_version: 0,
  })
  expect(second).not.toHaveProperty('date_from')
  expect(stay).toMatchObject({ kind: 'reservation', date_from: day(-2), date_to: day(2) })
  expect(stay).not.toHaveProperty('lock_version')
})
