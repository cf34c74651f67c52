import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  announcementGapMs,
  autoDismissMs,
  noticesMachine,
  selectNotices,
  selectResult,
  selectSpoken,
} from '../../src/machines/notices/notices.machine.ts'
import { recorder } from '../support/recorder.ts'

function start() {
  const clock = new SimulatedClock()
  const notices = createActor(noticesMachine, { clock }).start()
  const announce = (text: string) => notices.send({ type: 'announcement.made', text })
  const give = (text: string) => notices.send({ type: 'notice.given', text, tone: 'ok' })
  const spoken = () => selectSpoken(notices.getSnapshot())
  const texts = () => selectNotices(notices.getSnapshot()).map((notice) => notice.text)
  const isQuiet = () => notices.getSnapshot().matches('quiet')
  return { clock, notices, announce, give, spoken, texts, isQuiet }
}

test('is silent until there is something to announce', () => {
  const { isQuiet, spoken } = start()
  expect([isQuiet(), spoken()]).toEqual([true, ''])
})

test('announces the first message at once, and at most one in half a second', () => {
  const { clock, announce, spoken, isQuiet } = start()
  announce('42 rooms')
  expect([spoken(), isQuiet()]).toEqual(['42 rooms', false])
  announce('40 rooms')
  clock.increment(announcementGapMs - 1)
  expect(spoken()).toBe('42 rooms')
  clock.increment(1)
  expect(spoken()).toBe('40 rooms')
  clock.increment(announcementGapMs)
  expect(isQuiet()).toBe(true)
})

test('of waiting announcements only the latest is spoken, of toasts every one', () => {
  const { clock, announce, give, spoken } = start()
  announce('first')
  announce('older')
  give('Saved.')
  announce('newest')
  give('Downloaded.')
  clock.increment(announcementGapMs)
  expect(spoken()).toBe('Saved. newest Downloaded.')
})

test('a toast disappears when its action would come too late; a toast for several records stays until all have changed', () => {
  const { notices, texts } = start()
  const give = (text: string, about?: string[]) => notices.send({ type: 'notice.given', text, tone: 'ok', about })
  give('Room 1 set to clean.', ['room 1'])
  give('2 rooms set to clean.', ['room 1', 'room 2'])
  give('Saved.')
  notices.send({ type: 'notice.outdated', about: ['room 1'] })
  expect(texts()).toEqual(['2 rooms set to clean.', 'Saved.'])
  notices.send({ type: 'notice.outdated', about: ['room 2'] })
  expect(texts()).toEqual(['Saved.'])
})

test('a toast is shown and spoken, at most three at once, until it is dismissed', () => {
  const { notices, give, texts, spoken } = start()
  for (const text of ['a', 'b', 'c', 'd']) give(text)
  expect([texts(), spoken()]).toEqual([['b', 'c', 'd'], 'a'])
  const [, second] = selectNotices(notices.getSnapshot())
  notices.send({ type: 'notice.dismissed', id: second!.id })
  expect(texts()).toEqual(['b', 'd'])
  notices.send({ type: 'notice.dismissed', id: 999 })
  expect(texts()).toEqual(['b', 'd'])
})

test('no notice of one user is left for the next', () => {
  const { clock, notices, announce, give, texts, spoken, isQuiet } = start()
  give('Saved.')
  announce('42 rooms')
  notices.send({ type: 'notices.cleared' })
  expect([texts(), spoken(), isQuiet()]).toEqual([[], '', true])
  clock.increment(announcementGapMs)
  expect(spoken()).toBe('')
  give('Hello')
  expect(new Set(selectNotices(notices.getSnapshot()).map(({ id }) => id))).toEqual(new Set([2]))
})

test('success notices disappear after their time; error notices stay', () => {
  const { clock, notices, give, texts } = start()
  give('first')
  notices.send({ type: 'notice.given', text: 'broken', tone: 'critical' })
  clock.increment(autoDismissMs / 2)
  give('second')
  clock.increment(autoDismissMs / 2)
  expect(texts()).toEqual(['broken', 'second'])
  clock.increment(autoDismissMs)
  expect(texts()).toEqual(['broken'])
})

test('the action of a notice is sent to its sender once, and the notice disappears', () => {
  const { notices, texts } = start()
  const receiver = recorder()
  const action = { label: 'Undo', target: receiver.ref, event: { type: 'undo.requested' } }
  notices.send({ type: 'notice.given', text: 'Room 101 blocked.', tone: 'ok', action })
  const [notice] = selectNotices(notices.getSnapshot())
  notices.send({ type: 'notice.acted', id: notice!.id })
  notices.send({ type: 'notice.acted', id: notice!.id })
  expect(receiver.types()).toEqual(['undo.requested'])
  expect(texts()).toEqual([])
})

test('a notice with Undo stays until the next Undo of the same section replaces it', () => {
  const { clock, notices, texts } = start()
  const [rooms, calendar] = [recorder().ref, recorder().ref]
  const give = (text: string, target: typeof rooms) =>
    notices.send({
      type: 'notice.given',
      text,
      tone: 'ok',
      action: { label: 'Undo', target, event: { type: 'undo.requested' } },
    })
  give('Room 101 set to clean.', rooms)
  notices.send({ type: 'notice.given', text: 'Download finished.', tone: 'ok' })
  clock.increment(10 * autoDismissMs)
  expect(texts()).toEqual(['Room 101 set to clean.'])
  give('Room 102 set to clean.', rooms)
  give('Room 103 blocked.', calendar)
  expect(texts()).toEqual(['Room 102 set to clean.', 'Room 103 blocked.'])
})

test('a notice goes when the actor of its action stops, since the action would do nothing', () => {
  const { notices, texts } = start()
  const receiver = createActor(fromCallback(() => undefined)).start()
  const action = { label: 'Undo', target: receiver, event: { type: 'undo.requested' } }
  notices.send({ type: 'notice.given', text: 'Room 101 set to clean.', tone: 'ok', action })
  notices.send({ type: 'notice.given', text: 'Saved.', tone: 'critical' })
  receiver.stop()
  expect(texts()).toEqual(['Saved.'])
})

test("a result stays until it or everything is closed, and isn't announced, because its dialog is read", () => {
  const { notices, spoken } = start()
  const result = () => selectResult(notices.getSnapshot())
  notices.send({ type: 'result.given', result: { text: '“Inn” saved.' } })
  expect([result(), spoken()]).toEqual([{ text: '“Inn” saved.' }, ''])
  notices.send({ type: 'result.closed' })
  expect(result()).toBeNull()
  notices.send({ type: 'result.given', result: { text: null } })
  notices.send({ type: 'notices.cleared' })
  expect(result()).toBeNull()
})
