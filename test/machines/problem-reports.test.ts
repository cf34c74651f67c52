// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../../src/api/contract/problems.ts'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import { selectQueue, selectReportDialog } from '../../src/machines/problems/problems.machine.ts'
import * as dialogs from '../../src/machines/problems/report.machine.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { openHousekeeping, problemsAsManager, setUpHousekeeping } from '../support/housekeeping-actor.ts'
import { pictureFile } from '../support/pictures.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
})
afterEach(() => void vi.restoreAllMocks())

const call = '*/v1/hotel_management/properties/problems'

/** The section with its problems, and a room. */
async function open(options: Parameters<typeof openHousekeeping>[0] = {}) {
  const opened = await openHousekeeping(options)
  await opened.ready()
  const { problems } = opened.snapshot().context
  const [room] = select.selectRooms(opened.snapshot()).map(({ id, name }) => ({ id, name }))
  const dialog = () => selectReportDialog(problems.getSnapshot())
  const shown = () => dialog()!.getSnapshot()
  const fill = (text: string, files: File[] = []) => {
    problems.send({ type: 'report.opened', room: room! })
    dialog()!.send({ type: 'draft.changed', patch: { kind: 'plumbing', text, priority: 'urgent' } })
    if (files.length > 0) dialog()!.send({ type: 'photos.added', files, rejections: [] })
    dialog()!.send({ type: 'report.confirmed' })
  }
  const reports = () => selectQueue(problems.getSnapshot())!.getSnapshot().context.reports
  return { ...opened, problems, at: room!, dialog, shown, fill, reports }
}

const found = async (keyword: string): Promise<Problem[]> => problemsAsManager(`keyword=${keyword}`)

test('a report is sent at once, closes its dialog, and the mark of the room counts it', async () => {
  const { at, room, fill, dialog, until, texts } = await open()
  const before = room(at.id).problems!
  fill('Sent at once', [await pictureFile()])
  await until(() => expect(dialog()).toBeUndefined())
  expect(texts()).toContain(`Problem in ${at.name} reported.`)
  const [problem] = await found('sent at once')
  expect(problem).toMatchObject({ facility: at, kind: 'plumbing', priority: 'urgent', status: 'open' })
  expect(problem!.images).toHaveLength(1)
  await until(() => expect(room(at.id).problems).toEqual({ open: before.open + 1, urgent: before.urgent + 1 }))
})

test('kind and text are required, and the errors go as they are filled in', async () => {
  const { problems, at, dialog, shown } = await open()
  problems.send({ type: 'report.opened', room: at })
  dialog()!.send({ type: 'report.confirmed' })
  expect(dialogs.selectErrors(shown())).toEqual({ kind: 'Required', text: 'Required' })
  dialog()!.send({ type: 'draft.changed', patch: { kind: 'note' } })
  expect(dialogs.selectErrors(shown())).toEqual({ text: 'Required' })
})

test('photos beyond four and other files are refused in a sentence; the others stay', async () => {
  const { problems, at, dialog, shown } = await open()
  problems.send({ type: 'report.opened', room: at })
  const photo = await pictureFile()
  dialog()!.send({ type: 'photos.added', files: [photo, photo, photo], rejections: ['notes.txt is not a picture'] })
  expect(dialogs.selectErrors(shown())).toEqual({ photos: 'notes.txt is not a picture' })
  dialog()!.send({ type: 'photos.added', files: [photo, photo], rejections: [] })
  expect([dialogs.selectDraft(shown()).photos.length, dialogs.selectErrors(shown())]).toEqual([
    4,
    { photos: 'At most 4 photos' },
  ])
  dialog()!.send({ type: 'photo.removed', key: dialogs.selectDraft(shown()).photos[0]!.key })
  expect([dialogs.selectDraft(shown()).photos.length, dialogs.selectErrors(shown())]).toEqual([3, {}])
})

test('what was typed is there again when the dialog of the same room is reopened', async () => {
  const { problems, at, dialog, shown } = await open()
  problems.send({ type: 'report.opened', room: at })
  dialog()!.send({ type: 'draft.changed', patch: { text: 'Half a sentence' } })
  dialog()!.send({ type: 'dialog.closed' })
  problems.send({ type: 'report.opened', room: { id: 999, name: '999' } })
  expect(dialogs.selectDraft(shown()).text).toBe('')
  dialog()!.send({ type: 'dialog.closed' })
  problems.send({ type: 'report.opened', room: at })
  expect(dialogs.selectDraft(shown()).text).toBe('Half a sentence')
})

test('offline, a report waits with its photo, survives a reload, and is sent once with its key', async () => {
  const memory = storageInMemory()
  const keys: (string | null)[] = []
  const first = await open({ memory })
  first.network(false)
  first.fill('From the basement', [await pictureFile()])
  await first.until(() => expect(first.dialog()).toBeUndefined())
  expect(first.texts()).toContain('The report waits and is sent when there is a connection.')
  const [waiting] = first.reports()
  await first.until(async () => expect((await indexedDB.databases()).length).toBe(1))
  first.stop()
  expect(await found('basement')).toEqual([])

  const count = http.post(call, ({ request }) => void keys.push(request.headers.get('idempotency-key')))
  const second = await open({ memory, faults: [count] })
  second.network(true)
  await second.until(async () => expect(await found('basement')).toHaveLength(1))
  expect((await found('basement'))[0]!.images).toHaveLength(1)
  await second.until(() => expect(second.reports()).toEqual([]))
  expect([...new Set(keys)]).toEqual([waiting!.key])
})

test('a lost reply makes no second problem: the report is sent again with the same key', async () => {
  let losses = 3
  const lose = http.post(call, async ({ request }) => {
    if (losses === 0) return
    losses -= 1
    // The server has taken the report; only its reply is lost.
    await fetch(new Request(request.clone(), { headers: { ...Object.fromEntries(request.headers), 'x-direct': '1' } }))
    return HttpResponse.error()
  })
  const direct = http.post(call, ({ request }) =>
    request.headers.get('x-direct') ? undefined : lose.run({ request, requestId: '1' }).then((run) => run?.response),
  )
  const { fill, until, problems, reports } = await open({ faults: [direct] })
  fill('Reply lost')
  await until(() => expect(losses).toBe(0))
  problems.send({ type: 'reports.retried' })
  await until(() => expect(reports()).toEqual([]))
  expect(await found('reply lost')).toHaveLength(1)
})

test('if the server refuses a report, the dialog says so at the field and keeps everything', async () => {
  const refusal = { message: 'Some fields need your attention.', errors: { images: ['tap.png cannot be read'] } }
  const refuse = http.post(call, () => HttpResponse.json(refusal, { status: 422 }))
  const { fill, dialog, shown, until, reports } = await open({ faults: [refuse] })
  fill('Refused', [await pictureFile('tap.png')])
  await until(() => expect(dialogs.selectErrors(shown())).toEqual({ photos: 'tap.png cannot be read' }))
  expect(dialogs.selectDraft(shown())).toMatchObject({ kind: 'plumbing', text: 'Refused', priority: 'urgent' })
  expect(dialogs.selectDraft(shown()).photos).toHaveLength(1)
  expect([dialogs.selectIsBusy(shown()), reports()]).toEqual([false, []])
  expect(dialog()).toBeDefined()
})

test('a report that is refused after it waited stays, to be corrected or discarded', async () => {
  const memory = storageInMemory()
  const refuse = http.post(call, () => HttpResponse.json({ message: 'There is no such room' }, { status: 422 }))
  const { problems, network, fill, dialog, shown, until, reports, texts, at } = await open({ memory, faults: [refuse] })
  network(false)
  fill('Waited in vain')
  await until(() => expect(dialog()).toBeUndefined())
  network(true)
  await until(() => expect(reports()[0]?.refusal).toBe('There is no such room'))
  expect(texts()).toContain(`Problem in ${at.name} not reported. There is no such room`)
  problems.send({ type: 'report.reopened', report: reports()[0]! })
  expect([dialogs.selectDraft(shown()).text, dialogs.selectRefusal(shown())]).toEqual([
    'Waited in vain',
    'There is no such room',
  ])
  dialog()!.send({ type: 'dialog.closed' })
  expect(reports().map(({ text }) => text)).toEqual(['Waited in vain'])
  problems.send({ type: 'report.reopened', report: reports()[0]! })
  dialog()!.send({ type: 'draft.changed', patch: { text: 'Corrected' } })
  dialog()!.send({ type: 'report.confirmed' })
  await until(() => expect(dialogs.selectRefusal(shown())).toBe('There is no such room'))
  expect(reports()).toEqual([])
})
