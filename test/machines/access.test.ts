// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import {
  accessMachine,
  selectAccessError,
  selectIsDenied,
  selectPermissions,
} from '../../src/machines/access/access.machine.ts'
import { recorder } from '../support/recorder.ts'
import { openWire, settled } from '../support/wire.ts'

const access = (...names: string[]) => ({
  data: { permissions: names.map((name, id) => ({ id, name })), roles: [{ id: 1, name: 'Front Desk' }] },
})

function start(offlinePermissions?: string[]) {
  const wire = openWire()
  const parent = recorder()
  const actor = createActor(accessMachine, {
    input: { http: wire.http, parent: parent.ref, offlinePermissions },
  }).start()
  onTestFinished(() => void actor.stop())
  const snapshot = () => actor.getSnapshot()
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const isKnown = () => snapshot().hasTag('known')
  return {
    ...wire,
    reported: parent.received,
    actor,
    snapshot,
    answer,
    isKnown,
    held: () => [...selectPermissions(snapshot())],
  }
}

test('requests the permissions at once, and grants none before the answer', async () => {
  const { isKnown, answer, held, snapshot, reported } = start()
  expect([isKnown(), held(), reported]).toEqual([false, [], []])
  await answer(access('access_properties', 'access_housekeeping'))
  expect([isKnown(), held()]).toEqual([true, ['access_properties', 'access_housekeeping']])
  expect(snapshot().context.roles).toEqual(['Front Desk'])
  expect(reported).toEqual([
    { type: 'access.loaded', permissions: selectPermissions(snapshot()), properties: [], preferences: null },
  ])
})

test('accepts permissions of other modules and replies without roles', async () => {
  const { answer, held, snapshot } = start()
  await answer({ data: { permissions: [{ id: 9, name: 'login_to_casino' }] } })
  expect([held(), snapshot().context.roles]).toEqual([['login_to_casino'], []])
})

test.each([
  ['an error', 403, { message: 'Forbidden' }, 'Forbidden'],
  ['a malformed reply', 200, { data: { permissions: 'all' } }, 'The server’s response couldn’t be read. Try again.'],
])('a first load that ends in %s denies access with the reason', async (_, status, body, message) => {
  const { answer, snapshot, isKnown } = start()
  await answer(body, status)
  expect([selectIsDenied(snapshot()), isKnown(), selectAccessError(snapshot())?.message]).toEqual([
    true,
    false,
    message,
  ])
})

test.each(['access.retried', 'access.refreshed'] as const)(
  'while denied, %s requests the permissions again',
  async (type) => {
    const { actor, answer, snapshot, calls } = start()
    await answer({ message: 'Busy' }, 400)
    actor.send({ type })
    expect([calls.length, selectIsDenied(snapshot())]).toEqual([2, false])
    await answer(access('access_properties'))
    expect([selectIsDenied(snapshot()), selectAccessError(snapshot())]).toEqual([false, null])
  },
)

test.each(['focus', 'online'])(
  '%s requests the permissions again in the background and keeps the known ones',
  async (name) => {
    const { answer, held, isKnown, calls } = start()
    await answer(access('access_properties'))
    dispatchEvent(new Event(name))
    expect([calls.length, isKnown(), held()]).toEqual([2, true, ['access_properties']])
    await answer(access('access_housekeeping'))
    expect(held()).toEqual(['access_housekeeping'])
  },
)

test('a refresh keeps the same permissions unless they changed', async () => {
  const { answer, snapshot } = start()
  await answer(access('access_properties'))
  const permissions = selectPermissions(snapshot())
  dispatchEvent(new Event('focus'))
  await answer(access('access_properties'))
  expect(selectPermissions(snapshot())).toBe(permissions)
  dispatchEvent(new Event('focus'))
  await answer(access('access_housekeeping'))
  expect([...selectPermissions(snapshot())]).toEqual(['access_housekeeping'])
})

test('simultaneous triggers cause one request', async () => {
  const { answer, calls } = start()
  dispatchEvent(new Event('focus'))
  await answer(access('access_properties'))
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(2)
})

test('a failed refresh keeps the known permissions, because the server checks every call', async () => {
  const { answer, held, isKnown, snapshot } = start()
  await answer(access('access_properties'))
  dispatchEvent(new Event('focus'))
  await answer({ message: 'Busy' }, 400)
  expect([isKnown(), held(), snapshot().matches({ known: 'fresh' })]).toEqual([true, ['access_properties'], true])
})

test('offline at the first load denies access after the retries, and reconnecting requests again', async () => {
  const { calls, snapshot } = start()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls.at(-1)?.fail()
    await settled()
  }
  expect(selectAccessError(snapshot())?.code).toBe('UNREACHABLE')
  dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(4)
})

test('without a connection the permissions of the sign-in count, until they can be read', async () => {
  const { answer, calls, held, snapshot } = start(['access_housekeeping'])
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls.at(-1)?.fail()
    await settled()
  }
  expect([held(), snapshot().context.mayWriteTypes]).toEqual([['access_housekeeping'], false])
  dispatchEvent(new Event('online'))
  await answer(access('access_properties', 'view_account_activity'))
  expect(held()).toEqual(['access_properties', 'view_account_activity'])
  dispatchEvent(new Event('focus'))
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls.at(-1)?.fail()
    await settled()
  }
  expect(held()).toEqual(['access_properties', 'view_account_activity'])
})

test('a refusal denies access, whatever the sign-in permitted', async () => {
  const { answer, snapshot } = start(['access_housekeeping'])
  await answer({ message: 'Forbidden' }, 403)
  expect(selectIsDenied(snapshot())).toBe(true)
})

test('when stopped, it aborts its request and ignores the window', async () => {
  const { actor, calls } = start()
  actor.stop()
  dispatchEvent(new Event('focus'))
  await settled()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})
