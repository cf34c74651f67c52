import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figureKeys } from '../../src/api/contract/enums.ts'
import { Dashboard, DashboardRows, type Figure, type FigureKey } from '../../src/api/contract/reporting.ts'
import * as documents from '../../src/api/reporting-documents.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { dashboardOf } from '../support/dashboard-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { day, noon } from '../support/day.ts'
import { addDays } from '../../src/api/contract/days.ts'

type Calls = Awaited<ReturnType<typeof dashboardOf>>
let api: Api
let caller: Caller
let dashboard: Calls['dashboard']
let rowsOf: Calls['rowsOf']
let allRows: Calls['allRows']
let propertyId: number
beforeAll(async () => {
  api = await openApi({ fixture: 'demo', now: noon })
  caller = await callerOf(api, 'manager')
  ;({ dashboard, rowsOf, allRows } = await dashboardOf(api, 'manager'))
  propertyId = (await caller.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

const figuresOf = ({ figures }: Dashboard) =>
  Object.fromEntries(figures.map((figure) => [figure.key, figure])) as Record<FigureKey, Figure>
const valuesOf = (of: Dashboard) =>
  Object.fromEntries(of.figures.map(({ key, value }) => [key, value])) as Record<FigureKey, number | null>

describe.each([-9, -1, 0, 1, 12])('%d days from today', (offset) => {
  test('every figure of the demonstration hotels is the sum of its rows', async () => {
    const date = day(offset)
    for (const id of [propertyId, propertyId + 1]) {
      const shown = await dashboard(id, date)
      expect(shown.figures.map(({ key }) => key)).toEqual([...figureKeys])
      for (const figure of shown.figures) {
        const { data, figure: again } = await allRows(id, date, figure.key)
        expect(again).toEqual(figure)
        const amount = data.reduce((sum, row) => sum + row.amount, 0)
        const base = data.reduce((sum, row) => sum + (row.base ?? 0), 0)
        const [first, second] = figure.parts
        if (first?.role === 'numerator' || first?.role === 'done')
          expect([figure.key, first.value, second!.value]).toEqual([figure.key, amount, base])
        else expect([figure.key, figure.value]).toEqual([figure.key, amount])
      }
    }
  })
})

test('the figures equal an independent count of the tables', async () => {
  const date = day(0)
  const shown = valuesOf(await dashboard(propertyId, date))
  const { rows } = (await api.db.execute(sql`
    with room as (select f.*, (select kind from room_blockings b where b.facility_id = f.id and b.cancelled_at is null
        and b.date_from <= ${date}::date and b.date_to > ${date}::date) as blocked
      from facilities f where f.property_id = ${propertyId} and f.kind = 'room'),
    stay as (select s.* from stays s join room r on r.id = s.facility_id where s.state <> 'cancelled')
    select
      (select count(*)::int from room where not is_inactive and blocked is distinct from 'out_of_inventory') house_count,
      (select count(*)::int from room where not is_inactive and blocked = 'out_of_order') out_of_order,
      (select count(*)::int from room where not is_inactive and blocked = 'out_of_service') out_of_service,
      (select count(*)::int from stay where arrival <= ${date}::date and departure > ${date}::date) sold,
      (select sum(rate)::int from stay where arrival <= ${date}::date and departure > ${date}::date) room_revenue,
      (select count(*)::int from stay where arrival = ${date}::date
        or (state = 'booked' and arrival < ${date}::date and departure > ${date}::date)) arrivals,
      (select count(*)::int from stay where state = 'in_house') in_house,
      (select count(*)::int from stay where state = 'in_house' and arrival < ${date}::date and departure > ${date}::date) stayovers
  `)) as unknown as { rows: Record<string, number>[] }
  const counted = rows[0]!
  expect(shown).toMatchObject(counted)
  expect(shown.sold).toBeGreaterThan(20)
  const available = counted.house_count! - counted.out_of_order!
  expect(shown.available).toBe(available)
  expect(shown.occupancy).toBe(counted.sold! / available)
  expect(shown.adr).toBe(Math.round(counted.room_revenue! / counted.sold!))
  expect(shown.revpar).toBe(Math.round(counted.room_revenue! / available))
})

test('the outlook has fourteen days, each equal to the dashboard of that day', async () => {
  const { outlook, date } = await dashboard(propertyId)
  expect(outlook.map((one) => one.date)).toEqual(Array.from({ length: 14 }, (_, index) => addDays(date, index)))
  for (const { date: ahead, ...counts } of [outlook[0]!, outlook[5]!, outlook[13]!])
    expect(valuesOf(await dashboard(propertyId, ahead))).toMatchObject(counts)
})

test("the default date is the property's business date, not the server's", async () => {
  const late = await openApi({ now: () => new Date('2026-03-10T23:30:00Z') })
  try {
    const [there] = await late.db
      .update(properties)
      .set({ timezone: 'Pacific/Auckland' })
      .where(eq(properties.prefix, 'harbour-view'))
      .returning({ id: properties.id })
    const { data } = await (await graphqlOf(late, 'manager')).ask(documents.dashboard, { property_id: there!.id })
    expect(v.parse(Dashboard, data!.dashboard)).toMatchObject({ date: '2026-03-11', today: '2026-03-11' })
  } finally {
    await late.close()
  }
})

test('check-in, check-out, a cleaned room and a complimentary stay change the figures at once', async () => {
  const before = figuresOf(await dashboard(propertyId))
  const change = async (where: ReturnType<typeof sql>, set: Partial<typeof stays.$inferInsert>) => {
    const [one] = await api.db
      .select()
      .from(stays)
      .where(and(eq(stays.property_id, propertyId), where))
      .limit(1)
    await api.db.update(stays).set(set).where(eq(stays.id, one!.id))
    return one!
  }
  const today = day(0)
  await change(sql`arrival = ${today}::date and state = 'booked'`, { state: 'in_house' })
  await change(sql`departure = ${today}::date and state = 'in_house'`, { state: 'departed' })
  const free = await change(sql`arrival < ${today}::date and departure > ${today}::date and state = 'in_house'`, {
    rate: 0,
  })
  await api.db
    .update(facilities)
    .set({ housekeeping_status: 'clean', hk_changed_at: noon() })
    .where(eq(facilities.id, free.facility_id))
  const after = figuresOf(await dashboard(propertyId))
  const done = (figures: typeof before, key: FigureKey) => figures[key].parts[0]!.value
  expect(done(after, 'arrivals')).toBe(done(before, 'arrivals') + 1)
  expect(done(after, 'departures')).toBe(done(before, 'departures') + 1)
  expect(after.arrivals.value).toBe(before.arrivals.value)
  expect(done(after, 'stayovers')).toBeGreaterThanOrEqual(done(before, 'stayovers'))
  const { data } = await allRows(propertyId, today, 'stayovers')
  expect(data.find(({ stay_id }) => stay_id === free.id)).toMatchObject({ amount: 1, base: 1, condition: 'clean' })
  expect(after.complimentary.value).toBe(before.complimentary.value! + 1)
  expect([after.sold.value, after.paid.value]).toEqual([before.sold.value, before.paid.value! - 1])
  expect(after.room_revenue.value).toBe(before.room_revenue.value! - free.rate)
})

test('an overdue arrival counts today as long as its nights are not over, and on no other day as one of today', async () => {
  const [today, yesterday] = [day(0), day(-1)]
  const late = and(eq(stays.property_id, propertyId), eq(stays.state, 'booked'), eq(stays.arrival, today))
  const arrivals = async (date: string) => figuresOf(await dashboard(propertyId, date)).arrivals
  const [before, beforeYesterday] = [await arrivals(today), await arrivals(yesterday)]
  const ofHousekeeping = async () =>
    (await caller.get(`facilities?property_id=${propertyId}&query_type=rooms&stays[]=arrival`)).body.meta.total
  const expected = await ofHousekeeping()
  const [one] = await api.db
    .select()
    .from(stays)
    .where(and(late, sql`departure > ${addDays(today, 1)}::date`))
    .limit(1)
  await api.db.update(stays).set({ arrival: yesterday }).where(eq(stays.id, one!.id))
  expect(await arrivals(today)).toEqual(before)
  expect(await ofHousekeeping()).toBe(expected)
  expect((await arrivals(yesterday)).value).toBe(beforeYesterday.value! + 1)
  await api.db.update(stays).set({ departure: today }).where(eq(stays.id, one!.id))
  expect((await arrivals(today)).value).toBe(before.value! - 1)
  expect(await ofHousekeeping()).toBe(expected - 1)
})

test('the dashboard lists blockings that start or end on the date, and the ten latest log entries', async () => {
  const { blockings, figures } = await dashboard(propertyId)
  expect(blockings.length).toBeGreaterThan(0)
  for (const { starts, ends, date_from, date_to } of blockings) {
    expect(starts || ends).toBe(true)
    expect([starts, ends]).toEqual([date_from === day(0), date_to === day(0)])
  }
  const starting = figures.find(({ key }) => key === 'blockings_starting')
  expect(starting?.value).toBe(blockings.filter(({ starts }) => starts).length)
  for (const name of ['Sheds', 'Towers', 'Boathouses'])
    await caller.post('facility_categories', { property_id: propertyId, name, kind: 'asset' })
  const latest = (await dashboard(propertyId)).activity
  expect(latest.length).toBe(10)
  // The database's own entries have the machine's time, not the time of the test.
  const made = latest.filter(({ module }) => module === 'facility_categories')
  expect(made.map(({ actor, entity_label }) => `${actor}: ${entity_label}`)).toEqual([
    'Marta Oliveira: Boathouses',
    'Marta Oliveira: Towers',
    'Marta Oliveira: Sheds',
  ])
  expect(latest.map(({ occurred_at }) => occurred_at)).toEqual(
    latest.map(({ occurred_at }) => occurred_at).sort((a, b) => (a < b ? 1 : -1)),
  )
})

test('guests are named only to users who may read the calendar', async () => {
  const accountant = await graphqlOf(api, 'accountant')
  const variables = { property_id: propertyId, date: day(0), figure: 'sold', page: 1, per_page: 200 }
  const { data, errors } = await accountant.ask(documents.dashboardRows, variables)
  expect(errors).toBeUndefined()
  const unnamed = v.parse(DashboardRows, data!.dashboard_rows)
  const named = await rowsOf(propertyId, day(0), 'sold')
  expect(named.data.length).toBeGreaterThan(20)
  expect(named.data.every(({ guest_name }) => guest_name !== null)).toBe(true)
  expect(unnamed.data).toEqual(named.data.map((row) => ({ ...row, guest_name: null })))
})
