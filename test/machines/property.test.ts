import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as select from '../../src/machines/property/property.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { cookieDocument } from '../support/cookies.ts'
import { property } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start() {
  const wire = openWire()
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  const actor = createActor(select.propertyMachine, { input: { http: wire.http, jar } }).start()
  const open = (prefix: string) => actor.send({ type: 'property.addressed', prefix })
  const snapshot = () => actor.getSnapshot()
  const answer = async (...args: Parameters<ReturnType<typeof wire.last>['answer']>) => {
    wire.last().answer(...args)
    await settled()
  }
  return { ...wire, jar, actor, open, snapshot, answer }
}
const casa = property({ id: 8, prefix: 'casa-azul', name: 'Casa Azul' })

test('asks for nothing until an address names a property', () => {
  const { calls, snapshot } = start()
  expect([calls.length, select.selectPrefix(snapshot()), snapshot().value]).toEqual([0, '', 'none'])
})

test('an open property is remembered by id and prefix, and only once it has come', async () => {
  const { open, snapshot, answer, jar } = start()
  open('castle-inn')
  expect([snapshot().value, jar.readProperty()]).toEqual(['selecting', null])
  await answer({ data: property() })
  expect([snapshot().value, select.selectProperty(snapshot())?.name]).toEqual(['selected', 'Castle Inn'])
  expect(jar.readProperty()).toEqual({ id: 7, prefix: 'castle-inn' })
})

test('another section of the same property asks nothing again', async () => {
  const { open, answer, calls } = start()
  open('castle-inn')
  open('castle-inn')
  await answer({ data: property() })
  open('castle-inn')
  expect(calls).toHaveLength(1)
})

test('another property forgets the first at once, and aborts its question', async () => {
  const { open, snapshot, calls, answer, jar } = start()
  open('castle-inn')
  open('casa-azul')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  calls[0]?.answer({ data: property() })
  await settled()
  expect([select.selectProperty(snapshot()), jar.readProperty()]).toEqual([null, null])
  await answer({ data: casa })
  open('castle-inn')
  expect(select.selectProperty(snapshot())).toBeNull()
})

test('left, nothing of it stays but the cookie', async () => {
  const { open, snapshot, actor, answer, jar } = start()
  open('castle-inn')
  await answer({ data: property() })
  actor.send({ type: 'property.left' })
  expect([snapshot().value, select.selectPrefix(snapshot()), select.selectProperty(snapshot())]).toEqual([
    'none',
    '',
    null,
  ])
  expect(jar.readProperty()?.prefix).toBe('castle-inn')
})

test('left while it loads, a late reply opens nothing', async () => {
  const { open, snapshot, actor, calls, jar } = start()
  open('castle-inn')
  actor.send({ type: 'property.left' })
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.answer({ data: property() })
  await settled()
  expect([snapshot().value, jar.readProperty()]).toEqual(['none', null])
})

test.each([
  [404, { message: 'Property not found' }, 'Property not found', true],
  [404, { error: 'Could not set property', message: 'x' }, 'Could not set property', true],
  [403, { error: 'Not yours', message: 'Forbidden' }, 'Not yours', false],
  [400, {}, 'Could not set property', false],
])('refused with %i %o it says “%s”', async (status, body, message, isUnknown) => {
  const { open, snapshot, answer } = start()
  open('castle-inn')
  await answer(body, { status })
  expect(select.selectIsFailed(snapshot())).toBe(true)
  expect([select.selectMessage(snapshot()), select.selectIsUnknown(snapshot())]).toEqual([message, isUnknown])
})

test('after a failure it can be tried again', async () => {
  const { open, snapshot, actor, calls, answer } = start()
  open('castle-inn')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls.at(-1)?.fail()
    await settled()
  }
  expect([select.selectIsFailed(snapshot()), calls.length]).toEqual([true, 3])
  actor.send({ type: 'property.retried' })
  await answer({ data: property() })
  expect([snapshot().value, select.selectMessage(snapshot())]).toEqual(['selected', null])
})
