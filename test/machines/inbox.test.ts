import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { InboxNotice } from '../../src/api/contract/notices.ts'
import * as select from '../../src/machines/inbox/inbox.machine.ts'
import { noticeText } from '../../src/machines/inbox/inbox.rules.ts'
import { notice, noticesPage } from '../support/notice-records.ts'
import { recorder } from '../support/recorder.ts'
import { openTestStream } from '../support/test-stream.ts'
import { openWire, settled } from '../support/wire.ts'

function start() {
  const wire = openWire()
  const clock = new SimulatedClock()
  const spoken = recorder()
  const inbox = createActor(select.inboxMachine, { clock, input: { http: wire.http, notices: spoken.ref } }).start()
  onTestFinished(() => void inbox.stop())
  const called = (path: string) => wire.calls.filter(({ url }) => url.includes(path))
  const streams = () => called('/notices/changes')
  const lists = () => wire.calls.filter(({ url }) => /\/notices(\?|$)/.test(url))
  const reads = () => called('/notices/read')
  const snapshot = () => inbox.getSnapshot()
  const ids = () => select.selectEntries(snapshot()).map(({ id }) => id)
  /** The stream is open and the first list is read. */
  async function listening(first: InboxNotice[] = [], over = {}) {
    const stream = openTestStream(streams()[0]!)
    stream.send('ready', '')
    await settled()
    lists()[0]!.answer(noticesPage(first, over))
    await settled()
    return stream
  }
  return { clock, spoken, inbox, streams, lists, reads, snapshot, ids, listening }
}
const texts = ({ spoken }: ReturnType<typeof start>) =>
  spoken.received.map((event) => (event as { text?: string }).text)

test('what is there at the start is counted and not spoken', async () => {
  const wire = start()
  await wire.listening([notice(), notice({ id: 5, is_read: true })])
  expect([select.selectUnread(wire.snapshot()), wire.ids(), texts(wire)]).toEqual([1, [7, 5], []])
  expect(wire.reads()).toHaveLength(0)
})

test('a new notice is counted and spoken once, several as their number', async () => {
  const wire = start()
  const stream = await wire.listening([notice()])
  stream.send('changed', '')
  await settled()
  wire.lists()[1]!.answer(noticesPage([notice({ id: 8 }), notice()]))
  await settled()
  expect(texts(wire)).toEqual(['Samuel Okafor solved the problem you reported: 204.'])
  stream.send('changed', '')
  await settled()
  const five = [12, 11, 10, 8, 7].map((id) => notice({ id }))
  wire.lists()[2]!.answer(noticesPage(five))
  await settled()
  expect([select.selectUnread(wire.snapshot()), texts(wire).at(-1)]).toEqual([5, '3 new in the inbox'])
  stream.send('changed', '')
  await settled()
  wire.lists()[3]!.answer(noticesPage(five))
  await settled()
  expect(texts(wire)).toHaveLength(2)
})

test('opening marks as read what is shown, and it stays marked as new until the panel closes', async () => {
  const wire = start()
  await wire.listening([notice(), notice({ id: 5, is_read: true })], { unread: 30 })
  wire.inbox.send({ type: 'inbox.opened' })
  wire.lists()[1]!.answer(noticesPage([notice(), notice({ id: 5, is_read: true })], { unread: 30 }))
  await settled()
  expect(wire.reads()[0]!.form).toEqual([['ids[]', '7']])
  wire.reads()[0]!.answer({ data: { unread: 29 } })
  await settled()
  expect(select.selectUnread(wire.snapshot())).toBe(29)
  expect([...select.selectFresh(wire.snapshot())]).toEqual([7])
  wire.inbox.send({ type: 'all.read' })
  expect(wire.reads()[1]!.form).toEqual([['up_to', '7']])
  wire.reads()[1]!.answer({ data: { unread: 0 } })
  await settled()
  wire.inbox.send({ type: 'inbox.closed' })
  expect([select.selectUnread(wire.snapshot()), select.selectFresh(wire.snapshot()).size]).toEqual([0, 0])
})

test('if they cannot be marked as read, they are still unread and sent again at the next opening', async () => {
  const wire = start()
  await wire.listening([notice()])
  wire.inbox.send({ type: 'inbox.opened' })
  wire.lists()[1]!.answer(noticesPage([notice()]))
  await settled()
  wire.reads()[0]!.answer({ message: 'No' }, { status: 400 })
  await settled()
  expect(select.selectUnread(wire.snapshot())).toBe(1)
  wire.inbox.send({ type: 'inbox.closed' })
  wire.inbox.send({ type: 'inbox.opened' })
  wire.lists()[2]!.answer(noticesPage([notice()]))
  await settled()
  expect(wire.reads()).toHaveLength(2)
})

test('older notices follow on request, and stay when a new one arrives', async () => {
  const wire = start()
  const stream = await wire.listening([notice({ id: 9 }), notice({ id: 8 })], { has_more: true })
  wire.inbox.send({ type: 'older.requested' })
  expect(wire.lists()[1]!.url).toContain('before=8')
  wire.lists()[1]!.answer(noticesPage([notice({ id: 6 }), notice({ id: 5 })]))
  await settled()
  expect([wire.ids(), select.selectHasMore(wire.snapshot())]).toEqual([[9, 8, 6, 5], false])
  stream.send('changed', '')
  await settled()
  wire.lists()[2]!.answer(noticesPage([notice({ id: 10 }), notice({ id: 9 })], { has_more: true }))
  await settled()
  expect([wire.ids(), select.selectHasMore(wire.snapshot())]).toEqual([[10, 9, 8, 6, 5], false])
  // More than a page arrived at once: what lies between is unknown, so the older ones go.
  stream.send('changed', '')
  await settled()
  wire.lists()[3]!.answer(noticesPage([notice({ id: 40 }), notice({ id: 39 })], { has_more: true }))
  await settled()
  expect([wire.ids(), select.selectHasMore(wire.snapshot())]).toEqual([[40, 39], true])
})

test('a failed read says why, and Retry reads again', async () => {
  const wire = start()
  wire.inbox.send({ type: 'inbox.opened' })
  wire.lists()[0]!.answer({ message: 'Not now' }, { status: 400 })
  await settled()
  expect(select.selectInboxError(wire.snapshot())?.message).toBe('Not now')
  wire.inbox.send({ type: 'inbox.retried' })
  wire.lists()[1]!.answer(noticesPage([notice()]))
  await settled()
  expect([select.selectInboxError(wire.snapshot()), wire.ids()]).toEqual([null, [7]])
})

test('a server without notices has no bell and is asked no more', async () => {
  for (const status of [403, 404, 405]) {
    const wire = start()
    wire.streams()[0]!.answer({ message: 'No' }, { status })
    await settled()
    wire.clock.increment(10 * select.streamRetryMs)
    expect([select.selectIsAbsent(wire.snapshot()), wire.streams().length, wire.lists().length]).toEqual([true, 1, 0])
  }
})

test('a lost stream is opened again, and meanwhile the notices are read at the same pace', async () => {
  const wire = start()
  const stream = await wire.listening([])
  stream.close()
  await settled()
  wire.clock.increment(select.streamRetryMs)
  expect([wire.streams().length, wire.lists().length]).toEqual([2, 2])
})

test('each kind says who did what', () => {
  const { id, property, created_at, is_read } = notice()
  const base = { id, property, created_at, is_read }
  const by = 'Adela Nováková'
  const rooms = ['201', '202', '203', '204', '205']
  const all: InboxNotice[] = [
    { ...base, kind: 'rooms_assigned', data: { by, count: 7, rooms } },
    { ...base, kind: 'rooms_assigned', data: { by, count: 1, rooms: ['201'] } },
    { ...base, kind: 'month_closed', data: { by, month: '2026-04', months: 1 } },
    { ...base, kind: 'month_closed', data: { by, month: '2026-04', months: 3 } },
    { ...base, kind: 'month_reopened', data: { by, month: '2026-04', reason: 'The laundry is missing' } },
    { ...base, kind: 'day_closed', data: { by, day: '2026-04-30', days: 1 } },
    { ...base, kind: 'day_closed', data: { by, day: '2026-04-30', days: 12 } },
    { ...base, kind: 'day_reopened', data: { by, day: '2026-04-30', reason: 'The bar is missing' } },
    { ...base, kind: 'day_reopened', data: { by, day: '2026-04-30', days: 12, reason: 'The bar is missing' } },
    { ...base, kind: 'month_reopened', data: { by, month: '2026-04', months: 2, reason: 'The bar is missing' } },
    { ...base, kind: 'late_posting', data: { by, posting_id: 9, late_for: '2026-04-30', business_date: '2026-05-02' } },
    { ...base, kind: 'import_refused', data: { list: 'rooms', rows: 40, refused: 3 } },
    { ...base, kind: 'import_refused', data: { list: 'add-ons', rows: 1, refused: 1 } },
    { ...base, kind: 'import_refused', data: { list: 'everything', rows: 1200, refused: 2 } },
    { ...base, kind: 'export_finished', data: { list: 'facility-types', format: 'xlsx' } },
    { ...base, kind: 'group_export_finished', property: null, data: { list: 'properties', format: 'csv' } },
  ]
  expect(all.map((one) => noticeText(one).replaceAll(/[⁦-⁩]/g, ''))).toEqual([
    'Adela Nováková assigned 7 rooms to you: 201, 202, 203, 204, 205 and 2 more.',
    'Adela Nováková assigned 1 room to you: 201.',
    'Adela Nováková closed April 2026.',
    'Adela Nováková closed 3 months, up to April 2026.',
    'Adela Nováková reopened April 2026: The laundry is missing',
    'Adela Nováková closed 30 April 2026.',
    'Adela Nováková closed 12 dates, up to 30 April 2026.',
    'Adela Nováková reopened 30 April 2026: The bar is missing',
    'Adela Nováková reopened 12 dates, from 30 April 2026 on: The bar is missing',
    'Adela Nováková reopened 2 months, from April 2026 on: The bar is missing',
    'Adela Nováková reversed a posting of 30 April 2026, which is closed. It counts on 2 May 2026.',
    '3 of 40 rooms were not imported.',
    '1 of 1 add-on was not imported.',
    '2 of 1,200 rows were not imported.',
    '“Facility types” was downloaded as Excel.',
    '“Properties” was downloaded as CSV.',
  ])
})
