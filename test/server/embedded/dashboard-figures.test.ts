import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockingKinds } from '../../../src/api/contract/facility-status.ts'
import { housekeepingStatuses, figureKeys } from '../../../src/api/contract/enums.ts'
import type { Figure, FigureKey } from '../../../src/api/contract/reporting.ts'
import { type Days, type Stay, dayOf } from '../../../server/reporting/dashboard/day.ts'
import { figureOf, sumOf } from '../../../server/reporting/dashboard/figures.ts'
import { figureItems } from '../../../server/reporting/dashboard/items.ts'
import { addDays } from '../../../src/api/contract/days.ts'

const today = '2026-03-10'
const dayNumber = fc.integer({ min: -4, max: 4 })
const roomId = fc.integer({ min: 1, max: 6 })
const nights = fc.integer({ min: 1, max: 4 })

const room = (id: number) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(String(id)),
    sort: fc.constant(String(id)),
    type: fc.constant('Double'),
    floor: fc.constantFrom(null, '1'),
    is_inactive: fc.boolean(),
    condition: fc.constantFrom(...housekeepingStatuses),
    since: fc.constant(addDays(today, -30)),
  })

const stay = fc
  .record({
    facility_id: roomId,
    from: dayNumber,
    nights,
    state: fc.constantFrom<Stay['state']>('booked', 'in_house', 'departed'),
    rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000 })),
  })
  .map(({ from, nights: length, ...rest }) => ({
    ...rest,
    guest_name: 'Guest',
    arrival: addDays(today, from),
    departure: addDays(today, from + length),
  }))

const blocking = fc
  .record({ facility_id: roomId, from: dayNumber, nights, kind: fc.constantFrom(...blockingKinds) })
  .map(({ from, nights: length, ...rest }) => ({
    ...rest,
    reason: '',
    date_from: addDays(today, from),
    date_to: addDays(today, from + length),
  }))

/**
 * A random property within the constraints of the database: nights of a room do not overlap. Room 6 is an asset, so no
 * figure counts it.
 */
const days = fc
  .record({
    rooms: fc.tuple(room(1), room(2), room(3), room(4), room(5)),
    stays: fc.array(stay, { maxLength: 12 }),
    blockings: fc.array(blocking, { maxLength: 6 }),
    cleaned: fc.uniqueArray(roomId),
  })
  .map(({ rooms, stays, blockings, cleaned }): Days => {
    const taken = new Set<string>()
    const isFree = (facility_id: number, from: string, to: string) => {
      const keys: string[] = []
      for (let date = from; date < to; date = addDays(date, 1)) keys.push(`${facility_id} ${date}`)
      if (keys.some((key) => taken.has(key))) return false
      for (const key of keys) taken.add(key)
      return true
    }
    return {
      today,
      rooms,
      stays: stays
        .filter(({ facility_id, arrival, departure }) => isFree(facility_id, arrival, departure))
        .map((one, id) => Object.assign({ id }, one)),
      blockings: blockings
        .filter(({ facility_id, date_from, date_to }) => isFree(facility_id, date_from, date_to))
        .map((one, id) => Object.assign({ id }, one)),
      cleaned: new Set(cleaned),
    }
  })

const check = (promise: (days: Days, date: string) => void) =>
  fc.assert(
    fc.property(days, dayNumber, (propertyDays, offset) => promise(propertyDays, addDays(today, offset))),
    { numRuns: 500 },
  )

test.each(figureKeys)('%s is the sum of its rows, and each of its terms is the sum of theirs', (key) => {
  check((propertyDays, date) => {
    const day = dayOf(propertyDays, date)
    const items = figureItems[key](day)
    const { value, parts } = figureOf(key, day)
    const [amount, base] = [sumOf(items, 'amount'), sumOf(items, 'base')]
    const role = (name: Figure['parts'][number]['role']) => parts.find((part) => part.role === name)?.value
    for (const { figure, value: term } of parts) if (figure) expect(term).toBe(figureOf(figure, day).value)
    if (role('numerator') !== undefined) {
      expect([role('numerator'), role('denominator')]).toEqual([amount, base])
      const quotient = key === 'occupancy' ? amount / base : Math.round(amount / base)
      expect(value).toBe(base === 0 ? null : quotient)
    } else if (role('total') !== undefined) {
      expect([role('done'), role('total'), value]).toEqual([amount, base, base])
      expect(amount).toBeLessThanOrEqual(base)
    } else expect(value).toBe(amount)
    if (role('minuend') !== undefined) expect(value).toBe(role('minuend')! - role('subtrahend')!)
    expect(
      new Set(items.map(({ room: { id }, stay: one, blocking: block }) => `${id} ${one?.id} ${block?.id}`)).size,
    ).toBe(items.length)
  })
})

const isOverdue = ({ state, arrival, departure }: Days['stays'][number]) =>
  state === 'booked' && arrival < today && today < departure

/** Independent computation of the figures by night and room, without the server's code. */
function expectedFigures({ rooms, stays, blockings }: Days, date: string): Partial<Record<FigureKey, number | null>> {
  const nightOf = (id: number) => ({
    stay: stays.find((one) => one.facility_id === id && one.arrival <= date && one.departure > date),
    blocked: blockings.find((one) => one.facility_id === id && one.date_from <= date && one.date_to > date)?.kind,
  })
  let [propertyDays, ooo, sold, free, revenue] = [0, 0, 0, 0, 0]
  for (const { id, is_inactive } of rooms) {
    const night = nightOf(id)
    if (!is_inactive && night.blocked !== 'out_of_inventory') propertyDays += 1
    if (!is_inactive && night.blocked === 'out_of_order') ooo += 1
    if (night.stay) sold += 1
    if (night.stay?.rate === 0) free += 1
    revenue += night.stay?.rate ?? 0
  }
  const ofRooms = stays.filter(({ facility_id }) => facility_id <= 5)
  const available = propertyDays - ooo
  const over = available === 0 ? null : available
  return {
    house_count: propertyDays,
    out_of_order: ooo,
    available,
    sold,
    complimentary: free,
    occupancy: over && sold / over,
    room_revenue: revenue,
    adr: sold - free === 0 ? null : Math.round(revenue / (sold - free)),
    revpar: over && Math.round(revenue / over),
    arrivals: ofRooms.filter((one) => one.arrival === date || (date === today && isOverdue(one))).length,
    ...(date === today
      ? {
          in_house: ofRooms.filter(({ state }) => state === 'in_house').length,
          stayovers: ofRooms.filter((one) => one.state === 'in_house' && one.arrival < date && one.departure > date)
            .length,
        }
      : {}),
    blockings_ending: blockings.filter((one) => one.facility_id <= 5 && one.date_to === date).length,
  }
}

test('the figures follow their formulas: out of order reduces available rooms, complimentary the rate, inactive rooms the house count', () => {
  check((propertyDays, date) => {
    const day = dayOf(propertyDays, date)
    for (const [key, value] of Object.entries(expectedFigures(propertyDays, date)))
      expect([key, figureOf(key as FigureKey, day).value]).toEqual([key, value])
  })
})

test('every room of the house count has exactly one condition', () => {
  check((propertyDays, date) => {
    const day = dayOf(propertyDays, date)
    const sum = housekeepingStatuses.reduce((all, status) => all + figureOf(`housekeeping_${status}`, day).value!, 0)
    expect(sum).toBe(figureOf('house_count', day).value)
  })
})
