import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import { post } from '../../server/accounting/post.ts'
import { accounts, settlementLine } from '../../server/accounting/posting.ts'
import { settleBlockings } from '../../server/blockings/settle.ts'
import { businessDateOf, businessDayStart } from '../../server/business-date.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { housekeeping_nights } from '../../server/db/schema/housekeeping.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { runNightAudit } from '../../server/housekeeping/night-audit.ts'
import { todayAtProperty } from '../../server/scope.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { auditTimes } from '../support/audit-times.ts'
import { dashboardOf } from '../support/dashboard-calls.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf } from '../support/inventory.ts'

/** Lisbon has the time of UTC in winter. Its business date of the 11th begins at 03:00. */
const clock = { timezone: 'Europe/Lisbon', audit_time: '03:00' }
const [eve, date, next] = ['2026-03-10', '2026-03-11', '2026-03-12'] as const
const at = (time: string, day: string = date) => new Date(`${day}T${time}:00Z`)
const [before, after] = [at('02:59'), at('03:00')] as const

let now = before
let api: Api
let manager: Caller
let property: Inventory
const ofProperty = () => eq(properties.id, property.id)
beforeAll(async () => {
  api = await openApi({ now: () => now })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
  await api.db.update(properties).set(clock).where(ofProperty())
})
afterAll(() => api.close())

/** Results just before and just after the audit time. */
async function onBothSides<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Answer]> {
  now = before
  const first = await ask()
  now = after
  return [first, await ask()]
}

test.each(auditTimes)('in %s with the audit time %s, the business date turns at %s', async (...row) => {
  const [timezone, audit_time, turn, day] = row
  const [last, first] = [new Date(Date.parse(turn) - 1), new Date(turn)]
  const text = (value: ReturnType<typeof sql>) => sql<string>`${value}::text`
  const instant = (value: Date) => sql`${value.toISOString()}::timestamptz`
  await api.db.update(properties).set({ timezone, audit_time }).where(ofProperty())
  const [found] = await api.db
    .select({
      last: text(todayAtProperty(last)),
      first: text(todayAtProperty(first)),
      lastOfValues: text(businessDateOf(instant(last), { timezone, audit_time })),
      firstOfValues: text(businessDateOf(instant(first), { timezone, audit_time })),
      start: sql<number>`extract(epoch from ${businessDayStart(day, { timezone, audit_time })})::float8`,
    })
    .from(properties)
    .where(ofProperty())
  await api.db.update(properties).set(clock).where(ofProperty())
  const yesterday = addDays(day, -1)
  expect(found).toMatchObject({ last: yesterday, first: day, lastOfValues: yesterday, firstOfValues: day })
  // PostgreSQL counts a skipped time on from the hour before, half an hour late here.
  const isSkipped = audit_time === '01:30'
  expect(found!.start * 1000).toBe(first.getTime() + (isSkipped ? 30 * 60_000 : 0))
})

test('every reply of a property has its business date', async () => {
  const [room] = await addRooms(manager, property, ['BD1'])
  const stay = { property_id: property.id, facility_id: room!, guest_name: 'Ada' }
  await api.db.insert(stays).values({ ...stay, arrival: eve, departure: date, state: 'in_house' })
  expect(await onBothSides(async () => (await facilityOf(manager, room!)).stay)).toEqual(['stayover', 'due_out'])
  const dashboard = await dashboardOf(api, 'manager')
  expect(await onBothSides(async () => (await dashboard.dashboard(property.id)).today)).toEqual([eve, date])
})

test('the bookable status of a property changes with the business date, in the record and in the filter', async () => {
  const window = { property_ids: [property.id], bookable_date_from: date, bookable_date_to: null }
  await manager.post('update_property_bookable_date/', window)
  const ask = async () => {
    const found = (await manager.get('property?bookable_status=bookable&keyword=harbour')).body.data.length
    return [(await manager.get('property/harbour-view')).body.data.bookable_status, found]
  }
  expect(await onBothSides(ask)).toEqual([
    ['unbookable', 0],
    ['bookable', 1],
  ])
})

test('a blocking follows the business date, in the list of one property and of all', async () => {
  const [room] = await addRooms(manager, property, ['BD2'])
  const block = async (date_from: string, date_to: string) => {
    const nights = { facility_ids: [room!], facility_status: 'out_of_order', date_from, date_to, reason_code: 'leak' }
    return (await manager.post('update_facility_status', nights)).body.data.results[0]
  }
  now = before
  expect(await block(addDays(eve, -1), date)).toMatchObject({ ok: false, message: 'The first night is over' })
  expect(await block(eve, date)).toMatchObject({ ok: true })
  const blocked = async (of: string) => {
    const list = await manager.get(`facilities?${of}include_ids[]=${room}&facility_statuses[]=out_of_order`)
    return list.body.data.length
  }
  expect(await onBothSides(() => blocked(''))).toEqual([1, 0])
  expect(await onBothSides(() => blocked(`property_id=${property.id}&`))).toEqual([1, 0])
  expect(await block(eve, date)).toMatchObject({ ok: false, message: 'The first night is over' })
})

test('a blocking that ends returns its room at the audit time; a change before it does not count as later', async () => {
  const [room] = await addRooms(manager, property, ['BD3'])
  now = at('12:00', eve)
  const nights = { date_from: eve, date_to: date, reason_code: 'leak', return_status: 'pickup' }
  await manager.post('update_facility_status', { facility_ids: [room!], facility_status: 'out_of_order', ...nights })
  const cleaned = { housekeeping_status: 'clean' as const, hk_changed_at: at('01:30') }
  await api.db.update(facilities).set(cleaned).where(eq(facilities.id, room!))
  const settled = async () => {
    await settleBlockings(api.db, now)
    return (await facilityOf(manager, room!)).housekeeping_status
  }
  expect(await onBothSides(settled)).toEqual(['clean', 'pickup'])
})

test('the night audit runs at the audit time; a room cleaned before it was slept in', async () => {
  const rooms = await addRooms(manager, property, ['BD4', 'BD5'])
  const [night, morning] = rooms as [number, number]
  for (const facility_id of rooms) {
    const stay = { property_id: property.id, facility_id, guest_name: 'Ada' }
    await api.db.insert(stays).values({ ...stay, arrival: eve, departure: next, state: 'in_house' })
  }
  const clean = (id: number, hk_changed_at: Date) =>
    api.db.update(facilities).set({ housekeeping_status: 'clean', hk_changed_at }).where(eq(facilities.id, id))
  await clean(night, at('01:30'))
  await clean(morning, at('03:10'))
  await api.db.delete(housekeeping_nights)
  await runNightAudit(api.db, at('12:00', eve))
  const audited = async () => {
    await runNightAudit(api.db, now)
    return (await facilityOf(manager, night)).housekeeping_status
  }
  expect(await onBothSides(audited)).toEqual(['clean', 'dirty'])
  // A later audit time does not repeat the night.
  await clean(night, at('04:00'))
  await api.db.update(properties).set({ audit_time: '05:00' }).where(ofProperty())
  for (const time of ['04:30', '05:30']) await runNightAudit(api.db, at(time))
  await api.db.update(properties).set(clock).where(ofProperty())
  const states = await Promise.all(rooms.map(async (id) => (await facilityOf(manager, id)).housekeeping_status))
  expect(states).toEqual(['clean', 'clean'])
})

test('a room cleaned after midnight counts for the business date, while it is today and later', async () => {
  const dashboard = await dashboardOf(api, 'manager')
  const [room] = await addRooms(manager, property, ['BD6'])
  const stay = { property_id: property.id, facility_id: room!, guest_name: 'Ada' }
  await api.db.insert(stays).values({ ...stay, arrival: eve, departure: '2026-03-14', state: 'in_house' })
  const cleaned = async (day: string) => {
    const { data: rows } = await dashboard.allRows(property.id, day, 'stayovers')
    return rows.find(({ facility_id }) => facility_id === room)?.amount
  }
  now = at('01:30', next)
  // A new room is clean.
  await manager.post('update_room_status', { facility_ids: [room!], housekeeping_status: 'inspected' })
  expect(await cleaned(date)).toBe(1)
  now = at('12:00', next)
  expect([await cleaned(date), await cleaned(next)]).toEqual([1, 0])
})

test('a posting has the business date at which it was entered as its posting date', async () => {
  const lines = [
    settlementLine('payment', { code: 'CARD', name: 'Card' }, 500, 'EUR', { payment_method: 'card' }),
    settlementLine('guest', accounts.guest, -500, 'EUR'),
  ]
  const of = { id: property.id, ...clock }
  const posting = { business_date: eve, reference: 'Stay 7', lines }
  const ids = await post(
    api.db,
    of,
    [before, after].map((posted_at) => ({ ...posting, posted_at })),
  )
  const dateOf = async (id: number) =>
    (await api.db.select().from(accounting_entries).where(eq(accounting_entries.posting_id, id)))[0]?.posting_date
  expect(await Promise.all(ids.map(dateOf))).toEqual([eve, date])
})
