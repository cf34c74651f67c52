import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { amenities, facilities } from '../../server/db/schema/facilities.ts'
import { rowsOf } from '../../server/db/rows.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { places } from '../../server/db/seed/places.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
const today = new Date().toISOString().slice(0, 10)
const day = (offset: number) => addDays(today, offset)
beforeAll(async () => (api = await openApi({ fixture: 'demo' })))
afterAll(() => api.close())

async function hotelOf(prefix: string) {
  const [property] = await api.db.select().from(properties).where(eq(properties.prefix, prefix))
  const booked = await api.db.select().from(stays).where(eq(stays.property_id, property!.id))
  const isRoom = and(eq(facilities.property_id, property!.id), eq(facilities.kind, 'room'))
  const rooms = await api.db.select({ id: facilities.id }).from(facilities).where(isRoom)
  return { ...property!, booked, rooms: rooms.map(({ id }) => id) }
}
type Hotel = Awaited<ReturnType<typeof hotelOf>>

const isBookable = ({ status, bookable_date_from: from, bookable_date_to: to }: Hotel, night: string) =>
  status === 1 && (from === null || night >= from) && (to === null || night < to)
const soldIn = ({ booked }: Hotel, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => day(from + index)).reduce(
    (sum, night) => sum + booked.filter(({ arrival, departure }) => arrival <= night && departure > night).length,
    0,
  )

/** Towns on the sea, a strait or a fjord. */
const bySea = /Lisboa|Singapore|Bergen|Palm Cove|Sopot|Cape Town|İstanbul|Dubai|Ponta Delgada/

test('all indexes and triggers that adding the data goes without are there again', async () => {
  const indexes = await rowsOf<{ name: string }>(
    api.db,
    sql`select indexname as name from pg_indexes where indexname ~ '^(accounting_entries|activity_log|facilities)_' order by 1`,
  )
  expect(indexes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'accounting_entries_business',
      'accounting_entries_posted',
      'activity_log_search',
      'facilities_search',
    ]),
  )
  expect(await rowsOf(api.db, sql`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([])
})

describe.each(places.map(({ prefix }) => prefix))('%s', (prefix) => {
  test('has no guests or bookings outside its bookable window', async () => {
    const hotel = await hotelOf(prefix)
    const outside = hotel.booked.filter(
      ({ arrival, departure, state }) =>
        state !== 'departed' && !(isBookable(hotel, arrival) && isBookable(hotel, addDays(departure, -1))),
    )
    expect(outside).toEqual([])
  })

  test('has bookings up to 90 days ahead within its window, fewer further ahead, with free rooms left', async () => {
    const hotel = await hotelOf(prefix)
    const later = hotel.booked.filter(({ departure }) => departure > day(27))
    const free = hotel.rooms.filter((room) => later.every(({ facility_id }) => facility_id !== room))
    expect(free.length).toBeGreaterThanOrEqual(hotel.rooms.length / 2)
    if (![0, 30, 60, 89].every((offset) => isBookable(hotel, day(offset)))) return
    const months = [soldIn(hotel, 0, 20), soldIn(hotel, 30, 50), soldIn(hotel, 70, 90)]
    expect(months).toEqual(months.toSorted((a, b) => b - a))
    expect(hotel.booked.some(({ arrival }) => arrival >= day(60))).toBe(true)
  })

  test('sells a plausible share of its rooms tonight', async () => {
    const hotel = await hotelOf(prefix)
    if (!isBookable(hotel, day(-14)) || !isBookable(hotel, day(6))) return
    const share = soldIn(hotel, 0, 1) / hotel.rooms.length
    expect([share > 0.25, share < 0.95]).toEqual([true, true])
  })

  test('has consistent changes in its log, ending at the current values', async () => {
    const hotel = await hotelOf(prefix)
    const entries = await api.db
      .select()
      .from(activity_log)
      .where(and(eq(activity_log.property_id, hotel.id), isNotNull(activity_log.entity_id)))
      .orderBy(asc(activity_log.occurred_at), asc(activity_log.id))
    const known = new Map<string, unknown>()
    for (const { entity_type, entity_id, changes } of entries)
      for (const { field, before, after } of changes) {
        const of = `${entity_type} ${entity_id} ${field}`
        if (known.has(of)) expect([of, before]).toEqual([of, known.get(of)])
        expect([of, after]).not.toEqual([of, before])
        known.set(of, after)
      }
    const logged = known.get(`property ${hotel.id} bookable_date_from`)
    expect(logged === undefined ? null : logged).toEqual(hotel.bookable_date_from)
  })

  test('has views that fit its town', async () => {
    const { id, address } = await hotelOf(prefix)
    const isView = and(eq(amenities.property_id, id), eq(amenities.group, 'View'))
    const names = (await api.db.select().from(amenities).where(isView)).map(({ name }) => name)
    expect(names).toHaveLength(2)
    expect(names.includes('Sea view')).toBe(bySea.test(address))
  })
})
