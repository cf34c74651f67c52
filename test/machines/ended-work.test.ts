import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addonListMachine } from '../../src/machines/addons/addon-list.machine.ts'
import { watchedMs } from '../../src/machines/ended-work/ended-work.ts'
import { createExportMachine, selectIsBusy } from '../../src/machines/export/export.machine.ts'
import type { ExportFile } from '../../src/machines/export/export-file.ts'
import { addonSearch } from '../../src/routes/products.ts'
import { openActivityLog } from '../support/activity-actor.ts'
import { activityEntry, activityPage } from '../support/activity-records.ts'
import { inlineThread } from '../support/import-actor.ts'
import { startList } from '../support/list-actor.ts'
import { openProperty } from '../support/property-actor.ts'
import { pageOf } from '../support/records.ts'
import { type Call, settled } from '../support/wire.ts'

/* Exports note their end if they are slow (ADR 0080). The notes of imports are in import.test.ts. */

const path = '/v1/hotel_management/notices'
let clock = 0
const wait = (ms: number) => void (clock += ms)
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => void vi.restoreAllMocks())

const notesOf = ({ calls }: { calls: Call[] }) => calls.filter(({ url }) => url === path)
const formOf = ({ form }: Call) => Object.fromEntries(form)
const workbook = () => new Response(new Uint8Array([0x50, 0x4b, 3, 4]), { headers: { 'content-length': '4' } })
const csv = () =>
  new Response('\uFEFFName\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8', 'content-length': '9' } })

async function downloadProperties(waitMs: number) {
  const open = startList()
  open.show()
  await open.answer()
  open.list.send({ type: 'download.requested', format: 'xlsx' })
  await expect.poll(() => open.last().url).toContain('download=1')
  wait(waitMs)
  open.last().reply(workbook())
  await settled()
  expect(open.files).toHaveLength(1)
  return open
}

test('a download that takes five seconds is noted, a faster one is not', async () => {
  expect(notesOf(await downloadProperties(watchedMs - 1))).toEqual([])
  const slow = await downloadProperties(watchedMs)
  expect([watchedMs, notesOf(slow).map(formOf)]).toEqual([
    5000,
    [{ kind: 'export', list: 'properties', format: 'xlsx' }],
  ])
  expect(notesOf(slow)[0]!.method).toBe('POST')
})

test.each([
  ['a server without notices', (call: Call) => call.answer({ message: 'Not found' }, { status: 404 })],
  ['a server in trouble', (call: Call) => call.answer({ message: 'Down' }, { status: 503 })],
  ['a lost connection', (call: Call) => call.fail()],
])('%s changes nothing: the file is saved, no message follows, and nothing is sent again', async (_name, end) => {
  const open = await downloadProperties(watchedMs)
  const received = [...open.notices.received]
  end(notesOf(open)[0]!)
  await settled()
  expect([open.notices.received, notesOf(open).length]).toEqual([received, 1])
  expect(received.at(-1)).toMatchObject({ text: 'Download finished.' })
})

test('a failed download is not noted, however long it took', async () => {
  const open = startList()
  open.show()
  await open.answer()
  open.list.send({ type: 'download.requested', format: 'xlsx' })
  await expect.poll(() => open.last().url).toContain('download=1')
  wait(watchedMs)
  await open.answer({ message: 'Forbidden' }, 403)
  expect(notesOf(open)).toEqual([])
})

test('the list of a property is noted with its property, and with the format of the file', async () => {
  const open = openProperty()
  const list = open.start(addonListMachine, { input: open.input })
  list.send({ type: 'list.shown', search: addonSearch.empty })
  await open.answer('properties/addons', pageOf([]))
  list.send({ type: 'download.requested', format: 'csv' })
  list.send({ type: 'list.hidden' })
  wait(watchedMs)
  open.last().reply(csv())
  await settled()
  expect(open.files).toEqual(['addons.csv'])
  expect(notesOf(open).map(formOf)).toEqual([{ kind: 'export', property_id: '7', list: 'add-ons', format: 'csv' }])
})

test('a report is noted once its file is written, and a retry counts from its own beginning', async () => {
  const open = openProperty()
  const made: ExportFile = { name: 'report', book: { about: [['Period', 'March']], sheets: [] } }
  const reads: { resolve: (file: ExportFile) => void; reject: (error: Error) => void }[] = []
  const machine = createExportMachine({
    id: 'anyExport',
    list: 'accounting-report',
    read: (_scope, _query: string) =>
      new Promise<ExportFile>((resolve, reject) => void reads.push({ resolve, reject })),
  })
  const file = open.start(machine, { input: { ...open.input, startThread: async () => inlineThread() } })
  const ended = async () => {
    await expect.poll(() => selectIsBusy(file.getSnapshot())).toBe(false)
  }
  file.send({ type: 'export.requested', format: 'xlsx', query: 'march' })
  wait(watchedMs)
  reads[0]!.reject(new Error('No'))
  await ended()
  file.send({ type: 'export.retried' })
  reads[1]!.resolve(made)
  await ended()
  expect([open.files.length, notesOf(open)]).toEqual([1, []])
  file.send({ type: 'export.requested', format: 'xlsx', query: 'march' })
  wait(watchedMs)
  reads[2]!.resolve(made)
  await ended()
  expect(notesOf(open).map(formOf)).toEqual([
    { kind: 'export', property_id: '7', list: 'accounting-report', format: 'xlsx' },
  ])
})

test('an export of the activity log is noted too', async () => {
  const open = openActivityLog()
  await open.reply('activity_log', activityPage())
  open.machine.send({ type: 'export.requested', format: 'csv' })
  wait(watchedMs)
  await open.reply('activity_log', activityPage([activityEntry()]))
  await open.until(() => expect(open.saved).toHaveLength(1))
  expect(notesOf(open).map(formOf)).toEqual([
    { kind: 'export', property_id: '7', list: 'activity-logs', format: 'csv' },
  ])
})
