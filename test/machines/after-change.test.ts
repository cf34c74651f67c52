import { expect, test } from 'vitest'
import { periodsMachine } from '../../src/machines/accounting/periods.machine.ts'
import { draftOfSchedule } from '../../src/machines/accounting/schedule.rules.ts'
import { schedulesMachine } from '../../src/machines/accounting/schedules.machine.ts'
import { dayOf, monthOf, scheduleOf } from '../support/accounting-records.ts'
import { openProperty } from '../support/property-actor.ts'
import { settled } from '../support/wire.ts'

/* What was read before a change says nothing of it: a read that is on its way when the change is done is asked again. */

test('a date that is reopened while the dates are read again is shown as open', async () => {
  const { start, input, calls, notices } = openProperty()
  const periods = start(periodsMachine, { input: { ...input, newKey: () => 'key' } })
  const books = (status: 'open' | 'closed') => ({
    data: { months: [monthOf()], late_postings: [], days: [dayOf({ status })] },
  })
  const statusShown = () => periods.getSnapshot().context.months.getSnapshot().context.data?.days?.[0]?.status
  periods.send({ type: 'periods.shown' })
  calls[0]!.answer(books('closed'))
  await settled()
  periods.send({ type: 'dayChange.opened', change: 'reopen', day: dayOf({ status: 'closed' }) })
  // The network is back, and the person tries again at once.
  periods.send({ type: 'periods.refreshed' })
  periods.send({ type: 'dayChange.left' })
  expect([calls.length, calls[1]!.signal.aborted]).toEqual([3, true])
  const announced = notices.received.length
  calls[2]!.answer(books('open'))
  await settled()
  calls[1]!.answer(books('closed'))
  await settled()
  expect([statusShown(), notices.received.length]).toEqual(['open', announced])
})

test('a schedule that is stored while the schedules are read again is in the list', async () => {
  const { start, input, calls } = openProperty()
  const schedules = start(schedulesMachine, {
    input: { ...input, newKey: () => 'key', saveFile: () => undefined },
  })
  const list = (...data: unknown[]) => ({ data: { schedules: data, people: [], can_email: false } })
  schedules.send({ type: 'schedules.shown' })
  calls[0]!.answer(list())
  await settled()
  schedules.send({
    type: 'scheduleChange.opened',
    change: { kind: 'edit', schedule: scheduleOf() },
    draft: draftOfSchedule(scheduleOf()),
  })
  schedules.send({ type: 'schedules.refreshed' })
  schedules.send({ type: 'scheduleChange.left' })
  expect([calls.length, calls[1]!.signal.aborted]).toEqual([3, true])
  calls[2]!.answer(list(scheduleOf()))
  await settled()
  expect(schedules.getSnapshot().context.list.getSnapshot().context.data?.schedules).toHaveLength(1)
})
