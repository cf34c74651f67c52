// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as section from '../../src/machines/accounting/schedules.machine.ts'
import { scheduleOf } from '../support/accounting-records.ts'
import { openProperty } from '../support/property-actor.ts'
import { settled } from '../support/wire.ts'

const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-06-03T05:59:00Z') }))
afterEach(() => void vi.useRealTimers())

const path = 'report_schedules'
const due = '2026-06-03T06:00:00.000Z'

function open() {
  const held = openProperty()
  const schedules = held.start(section.schedulesMachine, { input: held.input })
  schedules.send({ type: 'schedules.shown' })
  const reply = (next_run_at: string | null) =>
    held.answer(path, { data: { schedules: [scheduleOf({ next_run_at })], people: [], can_email: false } })
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await settled()
  }
  return { ...held, schedules, reply, pass, asked: () => held.countCalls(path) }
}

test('the list is read again once a report is due, until it is made', async () => {
  const { reply, pass, asked } = open()
  await reply(due)
  await pass(60_000)
  expect(asked()).toBe(1)
  await pass(5_000)
  expect(asked()).toBe(2)
  await reply(due)
  await pass(5_000)
  expect(asked()).toBe(3)
  await reply('2026-06-04T06:00:00.000Z')
  await pass(60_000)
  expect(asked()).toBe(3)
})

test('a list that could not be read again is left to the person', async () => {
  const { reply, pass, asked, answer } = open()
  await reply(due)
  await pass(65_000)
  await answer(path, { message: 'No luck.' }, 403)
  await pass(600_000)
  expect(asked()).toBe(2)
})

test('paused schedules are not read again, nor is a list that was left', async () => {
  const paused = open()
  await paused.reply(null)
  await paused.pass(600_000)
  expect(paused.asked()).toBe(1)
  const left = open()
  await left.reply(due)
  left.schedules.stopWithParent()
  await left.pass(600_000)
  expect(left.asked()).toBe(1)
})
