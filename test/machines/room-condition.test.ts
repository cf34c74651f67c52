import { expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { housekeepingStatuses } from '../../src/api/contract/enums.ts'
import {
  housekeepingEvents,
  type HousekeepingStatus,
  housekeepingTransitions,
} from '../../src/api/contract/housekeeping.ts'
import * as select from '../../src/machines/facilities/condition-dialog.machine.ts'
import { offeredEvents, noEventReason } from '../../src/machines/facilities/condition.rules.ts'
import { openProperty } from '../support/property-actor.ts'
import { facility } from '../support/facility-records.ts'

const room = (id: number, housekeeping_status: HousekeepingStatus, over: Partial<Facility> = {}) =>
  facility({ id, name: `10${id}`, housekeeping_status, ...over })

function open(...facilities: Facility[]) {
  const held = openProperty()
  const condition = held.start(select.conditionMachine, { input: { scope: held.input.scope, facilities } })
  const snapshot = () => condition.getSnapshot()
  const confirm = () => condition.send({ type: 'condition.confirmed' })
  const reply = (results: unknown, status = 200) =>
    held.answer('properties/update_room_status', { data: { results } }, status)
  return {
    ...held,
    condition,
    snapshot,
    confirm,
    reply,
    applied: () => held.parent.received.findLast(({ type }) => type === 'dialog.applied'),
  }
}

test.each(housekeepingEvents)('%s is offered only for rooms that allow it', (event) => {
  for (const status of housekeepingStatuses)
    expect([status, offeredEvents([room(1, status)]).includes(event)]).toEqual([
      status,
      housekeepingTransitions[event].from.includes(status),
    ])
})

test.each([
  ['dnd', 'The guest asked not to be disturbed'],
  ['declined', 'The guest declined service'],
] as const)("cleaning isn't offered if the guest says %s, and the reason is shown", (service, reason) => {
  expect(noEventReason([room(1, 'dirty', { service })])).toBe(reason)
  expect(noEventReason([room(1, 'dirty', { service }), room(2, 'dirty')])).toBeNull()
  const { confirm, calls, snapshot } = open(room(1, 'dirty', { service }))
  confirm()
  expect([calls.length, select.selectEvent(snapshot())]).toEqual([0, null])
})

test('no condition change has a direct reversal, so none offers Undo', () => {
  const steps = Object.values(housekeepingTransitions).flatMap(({ from, to }) => from.map((start) => [start, to]))
  const back = steps.filter(([from, to]) => steps.some(([start, end]) => start === to && end === from))
  expect(back).toEqual([])
})

test('only allowed rooms are sent, and all are reported afterwards', async () => {
  const { confirm, last, reply, snapshot, applied } = open(room(1, 'dirty'), room(2, 'inspected'))
  confirm()
  expect(select.selectIsBusy(snapshot())).toBe(true)
  expect(last().form).toEqual([
    ['facility_ids[]', '1'],
    ['housekeeping_status', 'cleaning'],
  ])
  await reply([{ id: 1, ok: true }])
  expect(applied()).toEqual({ type: 'dialog.applied', text: '1 of 2 rooms set to cleaning; 1 refused.', failed: [2] })
  expect(select.selectIsAnswered(snapshot())).toBe(true)
  expect(select.selectResults(snapshot())[1]?.message).toBe(
    'Start cleaning is for rooms that are dirty or pickup; this one is inspected',
  )
})

test('if all succeed the dialog closes; a server rejection keeps it open', async () => {
  const all = open(room(1, 'clean'))
  all.condition.send({ type: 'event.chosen', event: 'pass' })
  all.confirm()
  await all.reply([{ id: 1, ok: true }])
  expect([all.snapshot().status, all.applied()?.text]).toEqual(['done', '1 room set to inspected.'])
  const some = open(room(1, 'cleaning'))
  some.confirm()
  await some.reply([{ id: 1, ok: false, message: 'Someone else was first' }])
  expect(select.selectIsAnswered(some.snapshot())).toBe(true)
  some.condition.send({ type: 'condition.closed' })
  expect(some.snapshot().status).toBe('done')
})

test('a failed inspection asks for a reason before it is sent', () => {
  const { condition, confirm, calls, snapshot, last } = open(room(1, 'clean'))
  condition.send({ type: 'event.chosen', event: 'fail' })
  confirm()
  expect([calls.length, select.selectReasonError(snapshot())]).toEqual([0, 'Required'])
  condition.send({ type: 'reason.typed', reason: ' Dust under the bed ' })
  expect(select.selectReasonError(snapshot())).toBeNull()
  confirm()
  expect(last().form.slice(1)).toEqual([
    ['housekeeping_status', 'dirty'],
    ['reason', 'Dust under the bed'],
  ])
})

test("a reason typed for another event isn't sent with this one", () => {
  const { condition, confirm, last } = open(room(1, 'clean'))
  condition.send({ type: 'event.chosen', event: 'fail' })
  condition.send({ type: 'reason.typed', reason: 'Dust' })
  condition.send({ type: 'event.chosen', event: 'pass' })
  confirm()
  expect(last().form.map(([name]) => name)).toEqual(['facility_ids[]', 'housekeeping_status'])
})

test('a call that fails as a whole is reported, keeps the choice, and can be sent again', async () => {
  const { condition, confirm, answer, snapshot, calls } = open(room(1, 'clean'))
  condition.send({ type: 'event.chosen', event: 'touch_up' })
  confirm()
  await answer('properties/update_room_status', { message: 'Busy' }, 403)
  expect([select.selectError(snapshot())?.message, select.selectEvent(snapshot())]).toEqual(['Busy', 'touch_up'])
  confirm()
  confirm()
  expect(calls).toHaveLength(2)
})
