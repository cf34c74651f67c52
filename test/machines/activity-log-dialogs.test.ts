// @vitest-environment jsdom
import * as xlsx from 'xlsx'
import { expect, test } from 'vitest'
import { maxExportedEntries } from '../../src/api/contract/activity-log.ts'
import * as log from '../../src/machines/activity-log/activity-log.machine.ts'
import { selectExportCount, selectIsWriting } from '../../src/machines/activity-log/export.machine.ts'
import * as select from '../../src/machines/activity-log/undo.machine.ts'
import { openActivityLog } from '../support/activity-actor.ts'
import { activityEntry, activityPage } from '../support/activity-records.ts'
import { property } from '../support/records.ts'

async function openUndo() {
  const held = openActivityLog()
  await held.reply('activity_log', activityPage())
  held.machine.send({ type: 'undo.opened', entry: activityEntry() })
  const undo = log.selectUndo(held.machine.getSnapshot())!
  return { ...held, undo, isOpen: () => log.selectUndo(held.machine.getSnapshot()) !== undefined }
}

test('undo asks for confirmation, and closing the dialog sends nothing', async () => {
  const { undo, undoCalls, isOpen } = await openUndo()
  expect(undoCalls()).toHaveLength(0)
  undo.send({ type: 'undo.closed' })
  expect([isOpen(), undoCalls().length]).toEqual([false, 0])
})

test('after confirmation the undo is sent once, whatever else is pressed', async () => {
  const { undo, undoCalls, isOpen } = await openUndo()
  undo.send({ type: 'undo.confirmed' })
  undo.send({ type: 'undo.confirmed' })
  undo.send({ type: 'undo.closed' })
  expect([undoCalls().length, isOpen(), select.selectIsUndoing(undo.getSnapshot())]).toEqual([1, true, true])
  expect(Object.fromEntries(undoCalls()[0]!.form)).toEqual({ property_id: String(property().id), id: '7' })
})

test('a retry after a lost connection has the same key; a new attempt has a new key', async () => {
  const { undo, undoCalls, callTo, machine } = await openUndo()
  undo.send({ type: 'undo.confirmed' })
  // The client itself tries three times before it gives up.
  await callTo({ message: 'Down.' }, 500)
  await callTo({ message: 'Down.' }, 500)
  await callTo({ message: 'Down.' }, 500)
  expect(select.selectUndoError(undo.getSnapshot())?.message).toBeTruthy()
  expect(select.selectIsUndoRefused(undo.getSnapshot())).toBe(false)
  undo.send({ type: 'undo.confirmed' })
  expect(select.selectUndoError(undo.getSnapshot())).toBeNull()
  await callTo({ data: { activity_id: 8 } })
  machine.send({ type: 'undo.opened', entry: activityEntry({ id: 9 }) })
  log.selectUndo(machine.getSnapshot())!.send({ type: 'undo.confirmed' })
  const keys = undoCalls().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(5)
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys.slice(0, 4))).toEqual(new Set([keys[0]]))
  expect(keys[4]).not.toBe(keys[0])
})

test.each([403, 404, 409, 422])(
  'an error %i shows the reason, offers no retry, and reloads the log',
  async (status) => {
    const { undo, callTo, variablesOf, undoCalls, isOpen, receivedNotices } = await openUndo()
    undo.send({ type: 'undo.confirmed' })
    await callTo({ message: 'Room 101 was changed since by Finn Larsen.' }, status)
    expect(select.selectIsUndoRefused(undo.getSnapshot())).toBe(true)
    expect(select.selectUndoError(undo.getSnapshot())?.message).toBe('Room 101 was changed since by Finn Larsen.')
    expect(variablesOf('activity_log')).toHaveLength(2)
    undo.send({ type: 'undo.confirmed' })
    expect(undoCalls()).toHaveLength(1)
    undo.send({ type: 'undo.closed' })
    expect(isOpen()).toBe(false)
    expect(receivedNotices().filter(({ type }) => type === 'notice.given')).toEqual([])
  },
)

async function openExport(search = '', format: 'xlsx' | 'csv' = 'csv', startThread?: () => Promise<never>) {
  const held = openActivityLog(search, startThread)
  await held.reply('activity_log', activityPage())
  held.machine.send({ type: 'export.requested', format })
  const file = () => log.selectFile(held.machine.getSnapshot())
  const notices = () => held.receivedNotices().filter(({ type }) => type === 'notice.given')
  return { ...held, file, notices }
}

const older = '>2026-03-03T14:05:09.123Z_7'

test('the export loads all pages of the filtered log and writes the texts shown on screen', async () => {
  const { variablesOf, reply, file, saved, notices, until } = await openExport('?keyword=leak&entry=7&per_page=25')
  expect(variablesOf('activity_log').at(-1)).toMatchObject({ for_export: true, keyword: 'leak', per_page: 200 })
  expect(variablesOf('activity_log').at(-1)).not.toHaveProperty('entry')
  await reply('activity_log', activityPage([activityEntry({ reason: '=cmd()' })], { next_cursor: older }))
  expect([variablesOf('activity_log').at(-1)?.cursor, selectExportCount(file()!.getSnapshot())]).toEqual([older, 1])
  await reply('activity_log', activityPage([activityEntry({ id: 6, actor: 'Finn "F" Larsen' })]))
  await until(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toBe(`activity_logs_${property().prefix}.csv`)
  const lines = new TextDecoder().decode(await saved[0]!.file.arrayBuffer()).split('\r\n')
  expect(lines[0]).toMatch(/^When,Who,What,Changes,Reason,Module,/)
  expect(lines[1]).toContain('Lena Brandt,changed the condition of Room 101,Housekeeping status Dirty → Clean,')
  expect(lines[1]).toContain("'=cmd()")
  expect(lines[2]).toContain('"Finn ""F"" Larsen"')
  expect(notices()).toEqual([expect.objectContaining({ tone: 'ok', text: 'Export finished: 2 entries.' })])
  expect(file()).toBeUndefined()
})

test('the workbook has dates and ids as numbers, texts as strings, and the filters', async () => {
  const { reply, saved, until } = await openExport('?from=2026-03-01&to=2026-03-03', 'xlsx')
  await reply('activity_log', activityPage([activityEntry({ reason: '=1+1', undone_by: 9 })]))
  await until(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toBe(`activity_logs_${property().prefix}_2026-03-01_2026-03-03.xlsx`)
  const book = xlsx.read(new Uint8Array(await saved[0]!.file.arrayBuffer()), { cellDates: true })
  const sheet = book.Sheets['Activity logs']!
  const [row] = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet)
  expect(row).toMatchObject({
    Who: 'Lena Brandt',
    What: 'changed the condition of Room 101',
    Changes: 'Housekeeping status Dirty → Clean',
    Reason: '=1+1',
    Module: 'Housekeeping',
    Entry: 7,
    'Undone by entry': 9,
    Request: 'req-1',
    Address: '10.0.0.1',
  })
  expect(row!.When).toBeInstanceOf(Date)
  expect(Object.values(sheet).filter((cell) => (cell as { f?: string }).f)).toEqual([])
  const about = xlsx.utils.sheet_to_json<string[]>(book.Sheets.About!, { header: 1 })
  expect(about).toContainEqual(['From', '2026-03-01'])
})

test('cancelling while loading or writing aborts the call and saves nothing', async () => {
  const { calls, file, saved, noticeTexts, machine } = await openExport()
  machine.send({ type: 'export.requested', format: 'xlsx' })
  file()!.send({ type: 'export.cancelled' })
  expect(calls.at(-1)!.signal.aborted).toBe(true)
  expect([saved.length, file(), noticeTexts().at(-1)]).toEqual([0, undefined, 'Export cancelled. Nothing was saved.'])
  const second = await openExport('', 'csv', () => new Promise(() => undefined))
  await second.reply('activity_log', activityPage())
  expect(selectIsWriting(second.file()!.getSnapshot())).toBe(true)
  second.file()!.send({ type: 'export.cancelled' })
  expect([second.saved.length, second.file()]).toEqual([0, undefined])
})

test("typing a keyword doesn't cancel the export", async () => {
  const { calls, file, machine } = await openExport()
  machine.send({ type: 'keyword.typed', keyword: 'leak' })
  expect([calls.at(-1)!.signal.aborted, file() === undefined]).toEqual([false, false])
})

test('a page that fails to load saves nothing, shows an error and can be retried', async () => {
  const { reply, refuse, saved, notices, machine } = await openExport()
  await reply('activity_log', activityPage([activityEntry()], { next_cursor: older }))
  await refuse('activity_log')
  expect(saved).toEqual([])
  expect(notices()).toEqual([
    expect.objectContaining({
      tone: 'critical',
      text: 'Export failed. Nothing was saved. No luck.',
      action: { label: 'Retry', target: machine, event: { type: 'export.requested', format: 'csv' } },
    }),
  ])
})

test("a file that can't be written saves nothing and shows an error", async () => {
  const { reply, saved, notices, until } = await openExport('', 'csv', () => Promise.reject(new Error('No worker')))
  await reply('activity_log', activityPage())
  await until(() => expect(notices()).toHaveLength(1))
  expect([saved, notices()[0]!.tone]).toEqual([[], 'critical'])
})

test('entries beyond the limit of a file are left out, with a message', async () => {
  const { reply, variablesOf, notices, saved, until } = await openExport()
  const page = Array.from({ length: 2500 }, () => activityEntry())
  for (let at = 0; at < 4; at += 1)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await reply('activity_log', activityPage(page, { next_cursor: older }))
  await until(() => expect(saved).toHaveLength(1))
  expect(variablesOf('activity_log')).toHaveLength(5)
  const lines = new TextDecoder()
    .decode(await saved[0]!.file.arrayBuffer())
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(maxExportedEntries + 1)
  expect(notices()[0]!.text).toMatch(/^Export finished with the newest 10,000 entries/)
})
