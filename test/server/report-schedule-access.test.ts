import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReportSchedule } from '../../src/api/contract/report-schedules.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { report_files, report_schedules } from '../../server/db/schema/report-schedules.ts'
import { type Api, lastingSessions, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { openBooks } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { runAt, scheduleForm, schedulesOf, schedulesPath, userId } from '../support/report-schedules.ts'

// Wednesday, 10:00 in Lisbon.
const start = new Date('2026-06-03T09:00:00Z')
let now = start

let api: Api
let manager: Caller
let accountant: Caller
let regional: Caller
let frontdesk: Caller
let marta: number
let adela: number
let hotel: number
beforeAll(async () => {
  api = await openApi({ now: () => now, config: lastingSessions })
  const books = openBooks(api, await openCatalogue(api))
  marta = await userId(api, 'manager')
  adela = await userId(api, 'accountant')
  hotel = await books.emptyHotel()
  await books.paid(hotel, '2026-06-02', '2026-06-02T09:00:00Z', 12_345)
  await books.paid(hotel, '2026-06-03', '2026-06-03T09:00:00Z', 6_700)
})
beforeEach(async () => {
  now = start
  await api.db.delete(notices)
  await api.db.delete(report_schedules)
  manager = await callerOf(api, 'manager')
  accountant = await callerOf(api, 'accountant')
  regional = await callerOf(api, 'regional')
  frontdesk = await callerOf(api, 'frontdesk')
})
afterAll(() => api.close())

const create = async (by: Caller, over: Body = {}, recipients = [marta]): Promise<ReportSchedule> =>
  (await by.post(schedulesPath, scheduleForm(hotel, recipients, { report: 'payments', ...over }))).body.data
const change = (by: Caller, id: number, fields: Body) => by.post(`${schedulesPath}/${id}`, fields)
const remove = async (by: Caller, id: number, query = '') => {
  const reply = await by.fetch(`${schedulesPath}/${id}${query}`, { method: 'DELETE' })
  return reply.status
}
const only = async (by: Caller) => (await schedulesOf(by, hotel)).schedules[0]!
const run = async (at: string) => {
  now = new Date(at)
  await runAt(api, now)
}

test('a paused schedule makes nothing, and a resumed one does not make up for it', async () => {
  const { id, lock_version } = await create(manager)
  const paused = (await change(manager, id, { is_paused: 1, lock_version })).body.data as ReportSchedule
  expect([paused.is_paused, paused.next_run_at]).toEqual([true, null])
  await run('2026-06-05T08:00:00Z')
  const resumed = (await change(manager, id, { is_paused: 0 })).body.data as ReportSchedule
  expect([resumed.next_run_at, resumed.last_run]).toEqual(['2026-06-06T06:00:00.000Z', null])
  expect(await api.db.$count(report_files)).toBe(0)
})

test('owners and managers change and delete a schedule, recipients only see it, and others do not', async () => {
  const own = await create(accountant, {}, [adela])
  expect(await only(manager)).toMatchObject({ id: own.id, is_own: false, can_change: true, owner: own.owner })
  expect((await change(manager, own.id, { time: '08:00', recipient_ids: [adela, marta] })).status).toBe(200)
  expect((await only(accountant)).recipients.map(({ id }) => id).sort()).toEqual([marta, adela].sort())
  await api.db.delete(report_schedules)
  const ofManager = await create(manager, {}, [adela])
  expect(await only(accountant)).toMatchObject({ id: ofManager.id, can_change: false })
  const refused = await change(accountant, ofManager.id, { time: '08:00' })
  expect([refused.status, await remove(accountant, ofManager.id)]).toEqual([403, 403])
  const alone = await create(manager, {}, [marta])
  expect((await schedulesOf(accountant, hotel)).schedules.map(({ id }) => id)).toEqual([ofManager.id])
  expect([(await change(accountant, alone.id, {})).status, await remove(accountant, alone.id)]).toEqual([404, 404])
  expect(await remove(manager, alone.id)).toBe(200)
})

test('a schedule of a property that the caller may not see is like a missing one, and so are its files', async () => {
  const { id } = await create(manager)
  await run('2026-06-04T06:00:00Z')
  const file = (await only(manager)).files[0]!.id
  const answers = async (by: Caller, schedule: number, of: number, property: number) => [
    (await by.get(`${schedulesPath}?property_id=${property}`)).body,
    (await change(by, schedule, { time: '08:00' })).body,
    await remove(by, schedule),
    (await by.get(`/api/v1/hotel_management/report_files/${of}`)).body,
    (await by.post(schedulesPath, scheduleForm(property, [marta]))).body,
  ]
  expect(await answers(regional, id, file, hotel)).toEqual(await answers(regional, 999_999, 999_999, 999_999))
  // The file of somebody else.
  expect((await accountant.get(`/api/v1/hotel_management/report_files/${file}`)).status).toBe(404)
  expect((await frontdesk.get(`/api/v1/hotel_management/report_files/${file}`)).status).toBe(403)
  expect((await only(manager)).time).toBe('07:00')
})

test('bad fields are refused by name: somebody without access, nobody, a day that no month has, e-mail without a server', async () => {
  const errorsOf = async (over: Body, recipients = [marta]) =>
    (await manager.post(schedulesPath, scheduleForm(hotel, recipients, over))).body.errors
  const lena = await userId(api, 'frontdesk')
  expect(await errorsOf({}, [marta, lena])).toEqual({
    recipient_ids: ['Somebody in this list may not see the report of this property.'],
  })
  expect(await errorsOf({ recipient_ids: [''] })).toEqual({ recipient_ids: ['Choose at least one person.'] })
  expect(await errorsOf({ month_day: 32 })).toEqual({ month_day: ['Must be from 1 to 31'] })
  expect(await errorsOf({ time: '25:00' })).toEqual({ time: [expect.any(String)] })
  expect(await errorsOf({ by_email: 1 })).toEqual({ by_email: ['This server doesn’t send e-mail.'] })
})

test('a change that is based on an old version is refused with the current schedule', async () => {
  const { id, lock_version } = await create(manager)
  await change(manager, id, { time: '08:00', lock_version })
  const refused = await change(manager, id, { time: '09:00', lock_version })
  expect([refused.status, refused.body.data.time]).toEqual([409, '08:00'])
})

test('the log says who schedules a report for whom, and which files were made', async () => {
  await create(manager, {}, [marta, adela])
  await run('2026-06-04T06:00:00Z')
  const logged = await api.db
    .select()
    .from(activity_log)
    .where(eq(activity_log.property_id, hotel))
    .orderBy(activity_log.id)
  const entries = logged.map(({ event, actor_name, entity_label, changes }) => ({
    event,
    actor_name,
    entity_label,
    recipients: changes.find(({ field }) => field === 'recipients')?.after,
  }))
  const { recipients } = await only(manager)
  const names = recipients.map(({ name }) => name).join(', ')
  expect(entries.slice(-2)).toEqual([
    { event: 'created', actor_name: 'Marta Oliveira', entity_label: 'Payments', recipients: names },
    { event: 'exported', actor_name: 'system', entity_label: 'Payments.xlsx', recipients: names },
  ])
})
