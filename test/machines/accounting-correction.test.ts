import { expect, test } from 'vitest'
import * as correction from '../../src/machines/accounting/correction.machine.ts'
import { entryOf } from '../support/accounting-records.ts'
import { openProperty } from '../support/property-actor.ts'
import { settled } from '../support/wire.ts'

const done = { posting_id: 13, business_date: '2026-03-03', entries: 2 }

function open() {
  const held = openProperty()
  const actor = held.start(correction.correctionMachine, { input: { ...held.input, posting: entryOf() } })
  const type = (reason: string) => actor.send({ type: 'reason.typed', reason })
  const confirm = () => actor.send({ type: 'correction.confirmed' })
  const answer = async (body: unknown, status = 200) => {
    held.last().answer(body, { status })
    await settled()
  }
  /** Events sent to the parent section, except that the child has ended. */
  const reports = () => held.parent.types().filter((name) => name.startsWith('correction.'))
  const state = () => actor.getSnapshot().value
  return { ...held, reports, actor, type, confirm, answer, state }
}

test('without a reason nothing is sent and the field shows an error; typing clears it', () => {
  const { actor, type, confirm, calls, state } = open()
  type(' a ')
  confirm()
  expect([calls.length, state()]).toEqual([0, 'asking'])
  expect(correction.selectReasonError(actor.getSnapshot())).toBe('Give a reason of at least 3 characters')
  type('Charged twice')
  expect(correction.selectReasonError(actor.getSnapshot())).toBeNull()
})

test('a reason is sent once, trimmed, with its key, and the result stays until it is closed', async () => {
  const { actor, type, confirm, last, calls, answer, state, reports } = open()
  type(' Charged twice ')
  confirm()
  confirm()
  type('Something else')
  actor.send({ type: 'correction.closed' })
  expect([calls.length, state()]).toEqual([1, 'submitting'])
  expect(Object.fromEntries(last().form)).toMatchObject({ posting_id: '12', reason: 'Charged twice' })
  expect(last().headers.get('idempotency-key')).toBeTruthy()
  await answer({ data: done })
  expect([state(), correction.selectDone(actor.getSnapshot())]).toEqual(['done', done])
  expect(reports()).toEqual(['correction.applied'])
  actor.send({ type: 'correction.closed' })
  expect([state(), reports()]).toEqual(['left', ['correction.applied', 'correction.left']])
})

test('an error keeps the input; a retry of the same reason has the same key, a new reason has a new key', async () => {
  const { actor, type, confirm, answer, calls, state } = open()
  type('Charged twice')
  confirm()
  await answer({ message: 'It was reversed already by 14.' }, 409)
  expect([state(), correction.selectReason(actor.getSnapshot())]).toEqual(['asking', 'Charged twice'])
  expect(correction.selectCorrectionError(actor.getSnapshot())?.message).toBe('It was reversed already by 14.')
  confirm()
  expect(correction.selectCorrectionError(actor.getSnapshot())).toBeNull()
  await answer({ message: 'Still so.' }, 409)
  type('Charged to another guest')
  expect(correction.selectCorrectionError(actor.getSnapshot())).toBeNull()
  confirm()
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a server error about the reason appears at its field', async () => {
  const { actor, type, confirm, answer } = open()
  type('abc')
  confirm()
  await answer({ message: 'Invalid', errors: { reason: ['Too short for the auditor'] } }, 422)
  expect(correction.selectReasonError(actor.getSnapshot())).toBe('Too short for the auditor')
  expect(correction.selectCorrectionError(actor.getSnapshot())).toBeNull()
})

test('closing the dialog before sending does nothing', () => {
  const { actor, calls, reports, state } = open()
  actor.send({ type: 'correction.closed' })
  expect([calls.length, state(), reports()]).toEqual([0, 'left', ['correction.left']])
})
