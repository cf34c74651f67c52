import { expect, test } from 'vitest'
import { reportQueueMachine, selectHasUnstored } from '../../src/machines/problems/report-queue.machine.ts'
import { locksInMemory } from '../support/locks.ts'
import { openProperty } from '../support/property-actor.ts'
import { problem, report, reportsInMemory } from '../support/problem-records.ts'
import { settled } from '../support/wire.ts'

const call = 'properties/problems'

test('a report that another tab has sent is not sent again while its removal from storage is pending', async () => {
  const memory = reportsInMemory([report({ key: 'sent' })])
  let finishRemoval = () => {}
  const removal = new Promise<void>((resolve) => (finishRemoval = resolve))
  const store = { ...memory, remove: (key: string) => removal.then(() => memory.remove(key)) }
  const lock = { locks: locksInMemory(), name: 'reports' }
  const openTab = () => {
    const opened = openProperty()
    const queue = opened.start(reportQueueMachine, { input: { scope: opened.input.scope, store, lock } })
    return { ...opened, queue }
  }
  const [one, two] = [openTab(), openTab()]
  await settled()
  await one.answer(call, { data: problem() })
  await settled()
  expect(one.parent.types()).toContain('report.answered')
  expect(two.calls).toHaveLength(0)
  finishRemoval()
  await settled()
  expect(two.calls).toHaveLength(0)
  expect([one, two].map(({ queue }) => queue.getSnapshot().context.reports)).toEqual([[], []])
  // The other tab has the lock again.
  two.queue.send({ type: 'report.made', report: report() })
  await settled()
  expect(two.calls).toHaveLength(1)
})

test.each([true, false])('a report counts as not stored only once storing it has failed: %s', async (isRefused) => {
  let finish = (_isStored: boolean) => {}
  const storing = new Promise<boolean>((resolve) => (finish = resolve))
  const store = { ...reportsInMemory(), write: () => storing }
  const { start, input } = openProperty()
  const queue = start(reportQueueMachine, {
    input: { scope: input.scope, store, lock: { locks: undefined, name: 'reports' } },
  })
  queue.send({ type: 'network.lost' })
  queue.send({ type: 'report.made', report: report() })
  expect(selectHasUnstored(queue.getSnapshot())).toBe(false)
  finish(!isRefused)
  await settled()
  expect(selectHasUnstored(queue.getSnapshot())).toBe(isRefused)
})
