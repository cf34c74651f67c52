import { eq } from 'drizzle-orm'
import * as xlsx from 'xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReportSchedule } from '../../src/api/contract/report-schedules.ts'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { report_files, report_schedules } from '../../server/db/schema/report-schedules.ts'
import { keptRuns } from '../../server/report-schedules/keeping.ts'
import { type Api, lastingSessions, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { openBooks } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { downloadFirst, runAt, scheduleForm, schedulesOf, schedulesPath, userId } from '../support/report-schedules.ts'

// Wednesday, 10:00 in Lisbon.
const start = new Date('2026-06-03T09:00:00Z')
let now = start

let api: Api
let manager: Caller
let accountant: Caller
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
})
afterAll(() => api.close())

const create = async (by: Caller, over: Body = {}, recipients = [marta]): Promise<ReportSchedule> =>
  (await by.post(schedulesPath, scheduleForm(hotel, recipients, { report: 'payments', ...over }))).body.data
const only = async (by: Caller) => (await schedulesOf(by, hotel)).schedules[0]!
const run = async (at: string) => {
  now = new Date(at)
  await runAt(api, now)
}
const noticesOf = async (by: Caller) => (await by.get('/api/v1/hotel_management/notices')).body.data

test('a report that is due is made once, as a file for its recipients with a notice, and the next run is a day later', async () => {
  const made = await create(manager, {}, [marta, adela])
  expect([made.next_run_at, made.last_run, made.files]).toEqual(['2026-06-04T06:00:00.000Z', null, []])
  await run('2026-06-04T05:59:00Z')
  expect((await only(manager)).last_run).toBeNull()
  for (let instance = 0; instance < 3; instance += 1) await run('2026-06-04T06:00:30Z')
  for (const reader of [manager, accountant]) {
    const after = await only(reader)
    expect(after).toMatchObject({
      next_run_at: '2026-06-05T06:00:00.000Z',
      last_run: { at: '2026-06-04T06:00:00.000Z', outcome: 'made', mails: { sent: 0, waiting: 0, failed: 0 } },
      files: [{ format: 'xlsx', from: '2026-06-03', to: '2026-06-03', expires_at: '2026-09-02T06:00:30.000Z' }],
    })
    const bytes = await downloadFirst(reader, after)
    expect(bytes.length).toBe(after.files[0]!.size)
    const book = xlsx.read(bytes)
    expect(book.SheetNames).toEqual(['Payments', 'About'])
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Payments!)
    expect(rows.map((row) => [row.Code, row.Currency, row.Gross])).toEqual([
      ['CARD', 'EUR', 67],
      ['Total', 'EUR', 67],
    ])
    const about = xlsx.utils.sheet_to_json<string[]>(book.Sheets.About!, { header: 1 })
    expect(about).toContainEqual(['Period', '3 Jun 2026'])
  }
  const [notice] = await noticesOf(accountant)
  expect(notice).toMatchObject({
    kind: 'report_ready',
    data: { report: 'payments', from: '2026-06-03', to: '2026-06-03' },
  })
  expect((await noticesOf(accountant)).filter(({ kind }: { kind: string }) => kind === 'report_ready')).toHaveLength(1)
})

test('two instances at the same time make one file', async () => {
  await create(manager)
  now = new Date('2026-06-04T06:00:00Z')
  await Promise.all([runAt(api, now), runAt(api, now)])
  expect(await api.db.$count(report_files)).toBe(1)
})

test('runs that were missed while the server was down are made up for once, by the latest of them', async () => {
  await create(manager)
  await run('2026-06-09T20:00:00Z')
  expect(await only(manager)).toMatchObject({
    next_run_at: '2026-06-10T06:00:00.000Z',
    last_run: { at: '2026-06-09T06:00:00.000Z' },
    files: [{ from: '2026-06-08', to: '2026-06-08' }],
  })
})

test('a run whose instance ended in the middle is made by another one after ten minutes', async () => {
  const { id } = await create(manager)
  await api.db
    .update(report_schedules)
    .set({ claimed_until: new Date('2026-06-04T06:10:00Z'), attempts: 1 })
    .where(eq(report_schedules.id, id))
  await run('2026-06-04T06:09:00Z')
  expect((await only(manager)).files).toEqual([])
  await run('2026-06-04T06:10:00Z')
  expect((await only(manager)).files).toHaveLength(1)
})

test.each([
  // Weekly on Monday; the week before, from Monday.
  [{ frequency: 'weekly', weekday: 1, period: 'last_week' }, '2026-06-08T06:00:00.000Z', '2026-06-01', '2026-06-07'],
  // Sunday is the seventh day.
  [{ frequency: 'weekly', weekday: 7, period: 'yesterday' }, '2026-06-07T06:00:00.000Z', '2026-06-06', '2026-06-06'],
  // June has no 31st day.
  [
    { frequency: 'monthly', month_day: 31, period: 'last_month' },
    '2026-06-30T06:00:00.000Z',
    '2026-05-01',
    '2026-05-31',
  ],
  [
    { frequency: 'monthly', month_day: 2, period: 'last_month' },
    '2026-07-02T06:00:00.000Z',
    '2026-06-01',
    '2026-06-30',
  ],
  // Later on the same day.
  [{ time: '10:30' }, '2026-06-03T09:30:00.000Z', '2026-06-02', '2026-06-02'],
])('%j runs at %s for %s to %s', async (over, next, from, to) => {
  const made = await create(manager, { group_by: 'date', ...over })
  expect(made.next_run_at).toBe(next)
  await run(next)
  // The session may be over by then.
  expect((await only(await callerOf(api, 'manager'))).files).toMatchObject([{ from, to }])
})

test('a schedule keeps its wall-clock time over the change from summer time', async () => {
  now = new Date('2026-10-24T09:00:00Z')
  const late = await callerOf(api, 'manager')
  const made = await create(late)
  expect(made.next_run_at).toBe('2026-10-25T07:00:00.000Z')
  expect((await create(late, { time: '06:59' })).next_run_at).toBe('2026-10-25T06:59:00.000Z')
})

test('a recipient who may no longer see the report gets no file and no notice, and downloads none that they had', async () => {
  await create(manager, {}, [marta, adela])
  await run('2026-06-04T06:00:00Z')
  const before = await only(accountant)
  const path = `/api/v1/hotel_management/report_files/${before.files[0]!.id}`
  const access = (all_properties: boolean) => api.db.update(users).set({ all_properties }).where(eq(users.id, adela))
  await access(false)
  await api.db.delete(user_properties).where(eq(user_properties.user_id, adela))
  expect((await accountant.fetch(path)).status).toBe(404)
  await run('2026-06-05T06:00:00Z')
  expect((await only(manager)).files).toHaveLength(2)
  await access(true)
  expect((await only(accountant)).files).toEqual(before.files)
  expect((await noticesOf(accountant)).filter(({ kind }: { kind: string }) => kind === 'report_ready')).toHaveLength(1)
})

test('a schedule without anybody who may see the report makes no file and says so', async () => {
  await create(manager, {}, [adela])
  await api.db.update(users).set({ status: 0 }).where(eq(users.id, adela))
  await run('2026-06-04T06:00:00Z')
  await api.db.update(users).set({ status: 1 }).where(eq(users.id, adela))
  expect(await only(manager)).toMatchObject({ last_run: { outcome: 'no_recipients' }, files: [] })
  expect(await api.db.$count(report_files)).toBe(0)
})

test('each recipient gets the file in the language and formats of their preferences', async () => {
  const set = (preferences: object, id: number) => api.db.update(users).set({ preferences }).where(eq(users.id, id))
  await set({ language: 'de', formats: 'de-AT' }, adela)
  await create(manager, { report: 'trial_balance', period: 'last_month', frequency: 'daily' }, [marta, adela])
  await run('2026-06-04T06:00:00Z')
  const german = xlsx.read(await downloadFirst(accountant, await only(accountant)))
  const english = xlsx.read(await downloadFirst(manager, await only(manager)))
  await set({}, adela)
  expect([german.SheetNames, english.SheetNames]).toEqual([
    ['Saldenliste', 'Info'],
    ['Trial balance', 'About'],
  ])
  expect(xlsx.utils.sheet_to_json<string[]>(german.Sheets.Info!, { header: 1 })).toContainEqual([
    'Zeitraum',
    '1. – 31. Mai 2026',
  ])
})

test('a file as CSV has the same rows, and no formulas', async () => {
  await create(manager, { format: 'csv', compare: 'previous_period' })
  await run('2026-06-04T06:00:00Z')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await downloadFirst(manager, await only(manager)))
  expect(text.startsWith('\uFEFFCode,Account,Currency,Quantity,Net,')).toBe(true)
  expect(text.split('\r\n')[1]).toMatch(/^CARD,Card,EUR,1,67\.00,0\.00,67\.00,190\.45,190\.45,123\.45,-56\.45,-45\.7$/)
})

test('files are kept for 90 days, and those of the newest thirty runs', async () => {
  const { id } = await create(manager)
  await run('2026-06-04T06:00:00Z')
  const [file] = await api.db.select().from(report_files)
  const copies = Array.from({ length: keptRuns + 2 }, (_, index) => {
    const { id: _id, ...rest } = file!
    return { ...rest, run_at: new Date(file!.run_at.getTime() - (index + 1) * 1000) }
  })
  await api.db.insert(report_files).values(copies)
  await run('2026-06-04T07:00:00Z')
  expect(await api.db.$count(report_files)).toBe(keptRuns)
  await api.db.update(report_schedules).set({ is_paused: true }).where(eq(report_schedules.id, id))
  await runAt(api, new Date(file!.created_at.getTime() + 90 * 86_400_000))
  expect(await api.db.$count(report_files)).toBe(0)
})
