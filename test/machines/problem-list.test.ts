// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import { selectRows } from '../../src/machines/list/list.selectors.ts'
import { selectProblemDialog, selectProblemList } from '../../src/machines/problems/problem-tab.machine.ts'
import { selectStatusDialog, type RoomBlockRef } from '../../src/machines/problems/room-block.machine.ts'
import { problems as problemsHref, type ProblemSearch } from '../../src/routes/problems.ts'
import {
  changeProblemAsManager,
  openHousekeeping,
  problemsAsManager,
  reportAsManager,
  setUpHousekeeping,
} from '../support/housekeeping-actor.ts'
import { day } from '../support/day.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })

async function open(options: Parameters<typeof openHousekeeping>[0] = {}) {
  const opened = await openHousekeeping(options)
  await opened.ready()
  const { tab } = opened.snapshot().context.problems.getSnapshot().context
  const show = (search: Partial<ProblemSearch>) => {
    const url = new URL(problemsHref('harbour-view', search), location.origin)
    opened.section.send({ type: 'location.changed', pathname: url.pathname, search: url.search })
  }
  const rows = () => selectRows(selectProblemList(tab.getSnapshot()).getSnapshot())
  const row = (id: number) => rows().find((problem) => problem.id === id)
  return { ...opened, tab, show, rows, row }
}
test('the list shows what is not done, and follows its address and the changes of others', async () => {
  const opened = await open()
  const { show, rows, row, until, snapshot } = opened
  const { id: facility_id } = select.selectRooms(snapshot())[0]!
  const { id } = await reportAsManager({ facility_id, text: 'Seen in the list' })
  show({ keyword: 'seen in the list' })
  await until(() => expect(rows().map(({ text }) => text)).toEqual(['Seen in the list']))
  await changeProblemAsManager(id, { priority: 'urgent' })
  await until(() => expect(row(id)?.priority).toBe('urgent'))
  await changeProblemAsManager(id, { status: 'done' })
  await until(() => expect(rows()).toEqual([]))
  show({ keyword: 'seen in the list', statuses: ['done'] })
  await until(() => expect(rows().map(({ status }) => status)).toEqual(['done']))
})

test('a download has what the list shows: without a status in the address, what is not done', async () => {
  const { show, tab, rows, until, snapshot, files } = await open()
  const { id: facility_id } = select.selectRooms(snapshot())[5]!
  const done = await reportAsManager({ facility_id, text: 'To download, done' })
  await changeProblemAsManager(done.id, { status: 'done' })
  await reportAsManager({ facility_id, text: 'To download' })
  show({ keyword: 'to download' })
  await until(() => expect(rows()).toHaveLength(1))
  const list = selectProblemList(tab.getSnapshot())
  list.send({ type: 'download.requested', format: 'csv' })
  await until(() => expect(files.map(({ name }) => name)).toEqual(['problems.csv']))
  const lines = (await files[0]!.file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',To download,')
  show({ keyword: 'to download', statuses: ['open', 'done'] })
  await until(() => expect(rows()).toHaveLength(2))
  list.send({ type: 'download.requested', format: 'xlsx' })
  await until(() => expect(files.map(({ name }) => name)).toEqual(['problems.csv', 'problems.xlsx']))
})

test('a problem is started and finished; a notice says so and its Undo reverts the change', async () => {
  const { show, tab, row, rows, until, notices, snapshot } = await open()
  const { id: facility_id, name } = select.selectRooms(snapshot())[1]!
  const { id } = await reportAsManager({ facility_id, text: 'Start and finish' })
  show({ keyword: 'start and finish', statuses: ['open', 'in_progress', 'done'] })
  await until(() => expect(rows()).toHaveLength(1))
  tab.send({ type: 'dialog.opened', request: { name: 'change', problem: row(id)!, status: 'in_progress' } })
  await until(() => expect(row(id)?.status).toBe('in_progress'))
  tab.send({ type: 'dialog.opened', request: { name: 'change', problem: row(id)!, status: 'done' } })
  await until(() => expect(row(id)?.status).toBe('done'))
  const notice = notices.received.findLast(({ type }) => type === 'notice.given') as unknown as {
    text: string
    action: { label: string; event: { type: 'undo.requested'; undo: never } }
  }
  expect([notice.text, notice.action.label]).toEqual([`Plumbing in ${name} is done.`, 'Undo'])
  tab.send(notice.action.event)
  await until(() => expect(row(id)?.status).toBe('in_progress'))
})

test('a change that somebody made meanwhile is not overwritten', async () => {
  const { show, tab, row, rows, until, texts, snapshot, section } = await open()
  section.send({ type: 'stream.paused' })
  const { id: facility_id } = select.selectRooms(snapshot())[2]!
  const { id } = await reportAsManager({ facility_id, text: 'Changed meanwhile' })
  show({ keyword: 'changed meanwhile' })
  await until(() => expect(rows()).toHaveLength(1))
  const seen = row(id)!
  await changeProblemAsManager(id, { priority: 'low' })
  tab.send({ type: 'dialog.opened', request: { name: 'change', problem: seen, status: 'done' } })
  await until(() => expect(texts().some((text) => text.includes('was not changed'))).toBe(true))
  await until(() => expect(row(id)).toMatchObject({ status: 'open', priority: 'low' }))
})

test('a problem blocks its room, with its text as remarks, is linked, and Undo releases the room', async () => {
  const { show, tab, row, rows, until, texts, snapshot, notices } = await open()
  const room = select.selectRooms(snapshot())[4]!
  const { id } = await reportAsManager({ facility_id: room.id, text: 'Pipe burst' })
  show({ keyword: 'pipe burst' })
  await until(() => expect(rows()).toHaveLength(1))
  tab.send({ type: 'dialog.opened', request: { name: 'block', problem: row(id)! } })
  const block = () => selectProblemDialog(tab.getSnapshot())!.ref as RoomBlockRef
  const dialog = () => selectStatusDialog(block().getSnapshot())!
  await until(() => expect(dialog()).toBeTruthy())
  expect(dialog().getSnapshot().context.draft).toMatchObject({
    status: 'out_of_order',
    reasonCode: 'leak',
    remarks: 'Pipe burst',
  })
  // Nights beyond all stays.
  dialog().send({ type: 'draft.changed', patch: { from: day(200), to: day(203) } })
  await until(() => expect(dialog().getSnapshot().hasTag('previewed')).toBe(true))
  dialog().send({ type: 'status.confirmed' })
  await until(() => expect(row(id)?.blocking).toMatchObject({ kind: 'out_of_order', remarks: 'Pipe burst' }))
  const notice = notices.received.find(({ text }) => text === `${room.name} is blocked for plumbing in ${room.name}.`)
  tab.send((notice as unknown as { action: { event: { type: 'undo.requested'; undo: never } } }).action.event)
  await until(() => expect(texts()).toContain('1 room is as before.'))
  await until(() => expect(row(id)?.blocking?.state).toBe('cancelled'))
})

test('closing the dialog blocks nothing', async () => {
  const { show, tab, row, rows, until, snapshot } = await open()
  const { id: facility_id } = select.selectRooms(snapshot())[3]!
  const { id } = await reportAsManager({ facility_id, text: 'Not blocked' })
  show({ keyword: 'not blocked' })
  await until(() => expect(rows()).toHaveLength(1))
  tab.send({ type: 'dialog.opened', request: { name: 'block', problem: row(id)! } })
  const block = () => selectProblemDialog(tab.getSnapshot())?.ref as RoomBlockRef | undefined
  await until(() => expect(selectStatusDialog(block()!.getSnapshot())).toBeTruthy())
  selectStatusDialog(block()!.getSnapshot())!.send({ type: 'status.closed' })
  await until(() => expect(block()).toBeUndefined())
  expect((await problemsAsManager(`include_ids[]=${id}`))[0]!.blocking).toBe(null)
})

test('a server without problems sends rooms without their number, and the section knows it', async () => {
  const withoutProblems = http.get('*/v1/hotel_management/properties/facilities', async ({ request }) => {
    if (request.headers.get('x-direct')) return
    const reply = await fetch(
      new Request(request, { headers: { ...Object.fromEntries(request.headers), 'x-direct': '1' } }),
    )
    const { data, meta } = (await reply.json()) as { data: { problems?: unknown }[]; meta: unknown }
    return HttpResponse.json({ data: data.map(({ problems: _problems, ...room }) => room), meta })
  })
  const { snapshot, room } = await open({ faults: [withoutProblems] })
  expect(select.selectKnowsProblems(snapshot())).toBe(false)
  expect(room(select.selectRooms(snapshot())[0]!.id).problems).toBe(null)
  const { snapshot: usual } = await open()
  expect(select.selectKnowsProblems(usual())).toBe(true)
})
