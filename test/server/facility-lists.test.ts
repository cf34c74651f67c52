import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day } from '../support/day.ts'
import { manyFacilities, watchQueries } from '../support/many-facilities.ts'

const watch = watchQueries()
let api: Api
let manager: Caller
let few: number
let many: number
let types: number[]
beforeAll(async () => {
  api = await openApi({ database: watch.database })
  manager = await callerOf(api, 'manager')
  few = await manyFacilities(api, manager, 'few-rooms', 1000)
  many = await manyFacilities(api, manager, 'many-rooms', 50_000)
  const found = await api.db.execute(sql`select id from facility_types where property_id = ${many} order by id`)
  types = (found as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id)
}, 300_000)
afterAll(() => api.close())

const list = async (property: number, query: string) => {
  const reply = await manager.get(`facilities?property_id=${property}&query_type=rooms&per_page=50${query}`)
  expect(reply.status).toBe(200)
  return reply.body
}

test('a page takes the same number of queries for one row and two hundred, of one thousand and fifty thousand', async () => {
  const cost = (property: number, query: string) => watch.cost(() => list(property, query))
  // Caller, property, ids, rows, stays, blockings, pictures; the total is stored with the property.
  expect(await cost(many, '')).toBe(7)
  expect(await cost(few, '')).toBe(7)
  const filtered = '&keyword=room&housekeeping_statuses=dirty'
  await list(many, filtered)
  expect(await cost(many, filtered)).toBe(7)
  expect(await cost(few, filtered)).toBe(8)
  const sizes = await Promise.all([1, 200].map((size) => `facilities?property_id=${many}&per_page=${size}`))
  const costs = []
  for (const path of sizes) costs.push(await watch.cost(() => manager.get(path)))
  expect(costs).toEqual([7, 7])
})

/** Query plan of a page's ids. Checks that it does not scan the whole property. */
const planOf = async (query: string, order = 'order by "facilities"') => {
  await list(many, query)
  const plan = await watch.plan(api, order)
  expect([query, /Seq Scan on facilities\b/.test(plan)]).toEqual([query, false])
  return plan
}

test.each([
  ['', 'by_name'],
  ['&sort=-name', 'by_name'],
  ['&sort=floor', 'by_floor'],
  ['&sort=-floor', 'by_floor'],
  ['&sort=updated_at', 'by_updated'],
  ['&sort=-updated_at', 'by_updated'],
  ['&keyword=room', 'by_name'],
  ['&housekeeping_statuses=dirty', 'by_condition'],
  ['&floors=3', 'by_floor'],
  ['&floors=3&floors=4', 'by_name'],
  ['&facility_statuses=available', 'by_name'],
  ['&exluded_facility_statuses=inactive', 'by_name'],
  [`&available_start=${day(1)}&available_end=${day(3)}`, 'by_name'],
  [`&booked_start=${day(1)}`, 'by_name'],
  [`&housekeeping_start_date=${day(-20)}`, 'by_name'],
])('frequent matches are read in order from an index, without sorting: %s', async (query, index) => {
  const plan = await planOf(query)
  expect(plan).toMatch(new RegExp(`Scan.* using facilities_(all_)?${index} on facilities`))
  expect(plan).not.toMatch(/->  Sort|^ *Sort/m)
})

test.each(['&sort=condition', '&sort=-condition'])('the order of conditions is that of an index: %s', async (query) => {
  const plan = await planOf(query, 'order by array_position')
  expect(plan).toMatch(/Index.* Scan.* using facilities_by_condition_order on facilities/)
  expect(plan).not.toMatch(/->  Sort|^ *Sort/m)
})

test.each([
  ['&sort=type', 'order by "facility_types"'],
  ['&sort=-type', 'order by "facility_types"'],
  ['&sort=status', 'order by array_position'],
  ['&sort=-status', 'order by array_position'],
  ['&sort=occupancy', 'order by array_position'],
])('types, blockings and stays are joined once, not looked up for each room: %s', async (query, order) => {
  await list(many, query)
  const plan = await watch.plan(api, order)
  expect(plan).toMatch(/Join|Nested Loop/)
  expect(plan).not.toContain('SubPlan')
})

test.each([
  ['&keyword=zeppelin', 'facilities_search'],
  ['&facility_statuses=inactive', 'facilities_inactive'],
  ['&floors=77', 'facilities_(all_)?by_floor'],
  ['&housekeeping_statuses=pickup', 'facilities_by_condition'],
  [`&booked_start=${day(300)}`, 'stays_(property|arrival)'],
  [`&housekeeping_end_date=${day(-100)}`, 'facilities_cleaned'],
  ['&facility_statuses=out_of_order', 'facilities_pkey'],
  ['&facility_statuses=out_of_order&facility_statuses=inactive', 'facilities_(pkey|inactive)'],
])('rare matches are found through their own index, and only they are sorted: %s', async (query, index) => {
  expect(await planOf(query)).toMatch(new RegExp(`(using|on) ${index}\\b`))
})

test('a type is read from the index of types', async () => {
  const [common, , rare] = types
  expect(await planOf(`&facility_type_ids=${common}`)).not.toMatch(/->  Sort|^ *Sort/m)
  expect(await planOf(`&facility_type_ids=${rare}`)).toMatch(/facilities_by_type/)
})

test('totals equal the number of rows, however they are counted', async () => {
  expect((await list(many, '')).meta.total).toBe(49_000)
  expect((await list(many, '&keyword=room')).meta.total).toBe(49_000)
  expect((await list(many, '&keyword=zeppelin')).meta.total).toBe(1)
  expect((await list(few, '&facility_statuses=inactive')).meta.total).toBe(2)
})

test('a page of fifty takes no longer out of fifty thousand than out of one thousand', async () => {
  const median = async (property: number, query: string) => {
    const times: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const started = performance.now()
      await list(property, query)
      times.push(performance.now() - started)
    }
    return times.toSorted((a, b) => a - b)[4]!
  }
  // Repeats until the machine is quiet enough. A full scan would take 50 times as long.
  for (const query of ['', '&sort=-updated_at', '&keyword=zeppelin', '&facility_statuses=available', '&page=20'])
    await expect
      .poll(async () => (await median(many, query)) / (await median(few, query)), { timeout: 20_000, interval: 10 })
      .toBeLessThan(1.5)
}, 120_000)
