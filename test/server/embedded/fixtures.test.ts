import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Fixture, openApi } from '../../support/api.ts'
import { property } from '../../support/records.ts'

/* Fixtures are as complete as the demonstration data, because tests on an empty property find no errors. */

interface PropertyRow {
  prefix: string
  timezone: string
  status: number
  /** Active with today inside its window. Outside the window there are no stays. */
  is_bookable: boolean
  rooms: number
  amenities: number
  past: number
  in_house: number
  coming: number
  blockings: number
  entries: number
  postings: number
}

const question = sql`
  select p.prefix, p.timezone, p.status,
    (p.status = 1 and coalesce(p.bookable_date_from, current_date) <= current_date
      and coalesce(p.bookable_date_to, current_date + 1) > current_date) as is_bookable,
    (select count(*)::int from facilities f where f.property_id = p.id) as rooms,
    (select count(*)::int from facility_type_amenities a join facility_types t on t.id = a.facility_type_id where t.property_id = p.id) as amenities,
    (select count(*)::int from stays s where s.property_id = p.id and s.state = 'departed') as past,
    (select count(*)::int from stays s where s.property_id = p.id and s.state = 'in_house') as in_house,
    (select count(*)::int from stays s where s.property_id = p.id and s.state = 'booked') as coming,
    (select count(*)::int from room_blockings b join facilities f on f.id = b.facility_id where f.property_id = p.id) as blockings,
    (select count(*)::int from activity_log l where l.property_id = p.id) as entries,
    (select count(*)::int from accounting_entries e where e.property_id = p.id) as postings
  from properties p order by p.id`

describe.each<Fixture>(['small', 'demo'])('the fixture “%s”', (fixture) => {
  let api: Api
  let properties: PropertyRow[]
  beforeAll(async () => {
    api = await openApi({ fixture })
    const found = (await api.db.execute(question)) as unknown as { rows: PropertyRow[] }
    properties = found.rows
  }, 120_000)
  afterAll(() => api.close())

  /** Properties that lack a part: "amenities: hill-house". */
  const without = (parts: readonly (keyof PropertyRow)[], among: readonly PropertyRow[]) =>
    parts.flatMap((part) => among.filter((each) => each[part] === 0).map(({ prefix }) => `${part}: ${prefix}`))

  test('every property has rooms, types with amenities, and a log', () => {
    expect(without(['rooms', 'amenities', 'entries'], properties)).toEqual([])
  })
  test('every open property has past, current and future guests, blocked rooms and accounting entries', () => {
    const open = properties.filter(({ is_bookable }) => is_bookable)
    expect(open.length).toBeGreaterThan(properties.length / 2)
    expect(without(['past', 'in_house', 'coming', 'blockings', 'postings'], open)).toEqual([])
  })
  test('one property is closed and still has all its rooms', () => {
    expect(properties.filter(({ status, rooms }) => status === 0 && rooms > 0).length).toBeGreaterThan(0)
  })
  test('the properties are in several time zones, some a day apart', () => {
    const hours = properties.map(({ timezone }) => {
      const at = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
      const [, offset = '+0'] =
        /GMT([+-]\d+)?/.exec(at.formatToParts().find(({ type }) => type === 'timeZoneName')!.value) ?? []
      return Number(offset)
    })
    expect(Math.max(...hours) - Math.min(...hours)).toBeGreaterThanOrEqual(5)
  })
})

test('the property of machine and screen tests is in another time zone than the browser', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(property().timezone).not.toBe(timeZone)
  expect(property()).toMatchObject({ rooms_count: expect.any(Number), assets_count: expect.any(Number) })
  expect(property().rooms_count).toBeGreaterThan(0)
})
