import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { PasswordDraft } from '../../src/machines/password/password.rules.ts'
import { passwordMachine } from '../../src/machines/password/password.machine.ts'
import * as select from '../../src/machines/password/password.selectors.ts'
import { recorder } from '../support/recorder.ts'
import { user } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start(isPassUpdated: 0 | 1 = 1) {
  const wire = openWire()
  const [session, parent] = [recorder(), recorder()]
  const marta = user({ is_pass_updated: isPassUpdated })
  const actor = createActor(passwordMachine, {
    input: { http: wire.http, session: session.ref, parent: parent.ref, user: marta },
  }).start()
  const send = (type: 'password.opened' | 'password.closed' | 'password.submitted') => actor.send({ type })
  const type = (draft: Partial<PasswordDraft>) => {
    for (const [field, value] of Object.entries(draft))
      actor.send({ type: 'password.typed', field: field as keyof PasswordDraft, value })
  }
  const snapshot = () => actor.getSnapshot()
  const leave = (field: keyof PasswordDraft) => actor.send({ type: 'password.blurred', field })
  const submit = () => send('password.submitted')
  return { ...wire, reported: session.received, send, type, leave, submit, snapshot, value: () => snapshot().value }
}
const right = { password: 'Abcdef1!', confirm: 'Abcdef1!' }

test('opens by itself at the first sign-in, and otherwise only on request', () => {
  expect(start(0).value()).toBe('editing')
  const ordinary = start(1)
  expect(ordinary.value()).toBe('closed')
  ordinary.send('password.opened')
  expect([ordinary.value(), select.selectIsOpen(ordinary.snapshot())]).toEqual(['editing', true])
})

test("the first-time dialog can't be closed; the regular one can, and forgets the input", () => {
  const first = start(0)
  first.send('password.closed')
  expect(first.value()).toBe('editing')
  const ordinary = start(1)
  ordinary.send('password.opened')
  ordinary.type({ current: 'old', ...right })
  ordinary.send('password.closed')
  expect(ordinary.snapshot().context.draft).toEqual({ current: '', password: '', confirm: '' })
})

test.each([[{ password: 'abc', confirm: 'abc' }], [{ password: 'Abcdef1!', confirm: 'Abcdef1?' }]])(
  "%o isn't sent",
  (draft) => {
    const { type, submit, calls, value, snapshot } = start(0)
    type(draft)
    submit()
    expect([value(), calls.length, select.selectCanUpdate(snapshot())]).toEqual(['editing', 0, false])
  },
)

test('without the current password nothing is sent and Required is shown until something is typed', () => {
  const { send, type, submit, calls, snapshot } = start(1)
  send('password.opened')
  type(right)
  submit()
  const currentError = () => select.selectError('current')(snapshot())
  expect([calls.length, currentError()]).toEqual([0, 'Required'])
  type({ confirm: right.confirm })
  expect(currentError()).toBe('Required')
  type({ current: 'o' })
  expect(currentError()).toBeUndefined()
})

test('an emptied or empty new field shows its error only after an attempt', () => {
  const { type, leave, snapshot } = start(0)
  const errors = () => [select.selectError('password')(snapshot()), select.selectError('confirm')(snapshot())]
  expect(errors()).toEqual([undefined, undefined])
  type({ password: 'A' })
  type({ password: '' })
  expect(errors()).toEqual(['Required', undefined])
  leave('confirm')
  expect(errors()).toEqual(['Required', 'Confirm the new password'])
  type(right)
  expect(errors()).toEqual([undefined, undefined])
})

test.each([
  [0, [], '1'],
  [1, [['current_password', 'old']], '0'],
] as const)('with is_pass_updated %i the required fields are sent, once', (flag, current, isFirst) => {
  const { send, type, submit, last, calls } = start(flag)
  send('password.opened')
  type({ current: 'old', ...right })
  submit()
  submit()
  expect(calls).toHaveLength(1)
  expect(last().form).toEqual([
    ...current,
    ['password', 'Abcdef1!'],
    ['confirm_password', 'Abcdef1!'],
    ['user_id', '3'],
    ['first_time_login', isFirst],
  ])
})

test.each([
  [{ message: 'ok', token: 'rotated' }, 'rotated'],
  [{}, 'token-of-marta'],
])('changed with %o, the session is updated, and the first-time state ends', async (data, token) => {
  const { type, submit, last, reported, value, send, snapshot } = start(0)
  type(right)
  submit()
  expect(select.selectIsBusy(snapshot())).toBe(true)
  last().answer({ data })
  await settled()
  expect([value(), select.selectIsFirstTime(snapshot())]).toEqual(['updated', false])
  expect(reported).toEqual([{ type: 'user.changed', user: user({ is_pass_updated: 1, token }) }])
  send('password.closed')
  expect(value()).toBe('closed')
  send('password.opened')
  expect(value()).toBe('editing')
})

test.each([
  [0, 'password', 'password'],
  [1, 'current_password', 'current'],
] as const)(
  "rejected (%i), the server's message is shown, and closing it keeps the input",
  async (flag, field, own) => {
    const { send, type, submit, last, value, snapshot, reported } = start(flag)
    const draft = { current: 'old', ...right }
    send('password.opened')
    type(draft)
    submit()
    last().answer({ message: 'That will not do.', errors: { [field]: ['Not this one'] } }, { status: 422 })
    await settled()
    expect([value(), select.selectMessage(snapshot())]).toEqual(['refused', 'That will not do.'])
    expect(reported).toEqual([])
    send('password.closed')
    expect([value(), select.selectDraft(snapshot())]).toEqual(['editing', draft])
    expect(select.selectError(own)(snapshot())).toBe('Not this one')
    type({ [own]: 'Another1!' })
    expect(select.selectError(own)(snapshot())).toBeUndefined()
  },
)

test('a rejection without a message leaves the default text', async () => {
  const { type, submit, last, snapshot } = start(0)
  type(right)
  submit()
  last().answer({}, { status: 500 })
  await settled()
  expect(select.selectMessage(snapshot())).toBeNull()
})

test('offline, the result says so', async () => {
  const { type, submit, last, snapshot } = start(0)
  type(right)
  submit()
  last().fail()
  await settled()
  expect(select.selectMessage(snapshot())).toContain('couldn’t be reached')
})
