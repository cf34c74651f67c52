import { expect, test } from 'vitest'
import type { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import { createFigures } from '../../src/machines/calendar/figure.rules.ts'
import { collectBars, noNights, withChunk } from '../../src/machines/calendar/loaded-nights.rules.ts'
import { roomOf } from '../../src/machines/calendar/room.rules.ts'
import { facility } from '../support/facility-records.ts'

const week = '2026-03-02'
const view = { from: week, to: '2026-03-09' }
const night = (facility_id: number, kind: DailyRoomBlocking['kind']): DailyRoomBlocking => ({
  date: '2026-03-03',
  facility_id,
  facility_name: String(facility_id),
  blocking_id: facility_id,
  kind,
  reason: '',
  is_first: true,
  is_last: true,
  state: kind === 'reservation' ? 'booked' : 'active',
})
const rooms = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
  roomOf(facility({ id, facility_type_id: id < 5 ? 3 : 4, facility_status: id === 8 ? 'inactive' : 'available' })),
)
function known(...rows: DailyRoomBlocking[]) {
  const { bars, add } = collectBars()
  for (const row of rows) add(row)
  return withChunk(noNights(view), week, bars)
}
const kinds = ['reservation', 'out_of_order', 'out_of_inventory', 'out_of_service', 'hold', 'reservation'] as const

test('occupancy is sold ÷ (house count − out of order), over all active rooms', () => {
  const nights = known(...kinds.map((kind, at) => night(at + 1, kind)))
  const { byDay } = createFigures()(nights, rooms)
  expect(byDay.get('2026-03-03')).toEqual({
    houseCount: 6,
    outOfOrder: 1,
    available: 5,
    sold: 2,
    occupancy: 0.4,
    free: 1,
  })
  expect(byDay.get('2026-03-04')).toMatchObject({ houseCount: 7, sold: 0, occupancy: 0, free: 7 })
  expect(byDay.has('2026-03-09')).toBe(false)
})

test('without available rooms there is no occupancy', () => {
  const { byDay } = createFigures()(known(night(1, 'out_of_order')), rooms.slice(0, 1))
  expect(byDay.get('2026-03-03')).toMatchObject({ available: 0, occupancy: null })
})

test("free rooms are counted by type and day; assets and unknown rooms aren't", () => {
  const { freeByType } = createFigures()(known(night(1, 'reservation'), night(5, 'hold'), night(99, 'hold')), rooms)
  expect([freeByType.get(3)?.get('2026-03-03'), freeByType.get(3)?.get('2026-03-04')]).toEqual([3, 4])
  expect([freeByType.get(4)?.get('2026-03-03'), freeByType.get(4)?.get('2026-03-04')]).toEqual([2, 3])
})

test('figures are counted once, and again when a chunk has changed', () => {
  const count = createFigures()
  const first = known(night(1, 'reservation'))
  expect(count(first, rooms).byDay.get('2026-03-03')).toBe(count(first, rooms).byDay.get('2026-03-03'))
  expect(count(known(), rooms).byDay.get('2026-03-03')?.sold).toBe(0)
})
