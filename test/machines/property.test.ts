import { expect, test } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import { codeOnDemand } from '../../src/on-demand/code-on-demand.ts'
import { propertyMachine } from '../../src/machines/property/property.machine.ts'
import * as select from '../../src/machines/property/property.selectors.ts'
import type { SectionCode } from '../../src/machines/property/sections.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import type { LocationChanged } from '../../src/machines/location/location.actor.ts'
import { cookieDocument } from '../support/cookies.ts'
import * as routes from '../../src/routes/properties.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { recorder } from '../support/recorder.ts'
import { property } from '../support/records.ts'
import { everySection } from '../support/sections.ts'
import { openWire, settled } from '../support/wire.ts'

/** Sections whose code never loads, so that they request nothing. */
const unopened = everySection(codeOnDemand(() => new Promise<never>(() => undefined)))

function start(sections: Partial<SectionCode> = {}) {
  const wire = openWire()
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  const actor = createActor(propertyMachine, {
    input: {
      ...wire,
      jar,
      storage: storageInMemory().open,
      location: recorder().ref,
      notices: recorder().ref,
      saveFile: () => {},
      newKey: () => 'k',
      sections: { ...unopened, ...sections },
    },
  }).start()
  const go = (pathname: string) => actor.send({ type: 'location.changed', pathname, search: '' })
  const open = (prefix: string, section: routes.Section = '') => go(routes.property(prefix, section))
  const snapshot = () => actor.getSnapshot()
  const answer = async (...args: Parameters<ReturnType<typeof wire.last>['answer']>) => {
    wire.last().answer(...args)
    await settled()
  }
  return { ...wire, jar, actor, go, open, snapshot, answer }
}
const casa = property({ id: 8, prefix: 'casa-azul', name: 'Casa Azul' })

test('requests nothing until an address names a property', () => {
  const { calls, snapshot } = start()
  expect([calls.length, select.selectPrefix(snapshot()), snapshot().value]).toEqual([0, '', 'none'])
})

test('an open property is remembered by id and prefix, once it has loaded', async () => {
  const { open, snapshot, answer, jar } = start()
  open('castle-inn')
  expect([snapshot().value, jar.readProperty()]).toEqual(['selecting', null])
  await answer({ data: property() })
  expect([snapshot().hasTag('selected'), select.selectProperty(snapshot())?.name]).toEqual([true, 'Castle Inn'])
  expect(jar.readProperty()).toEqual({ id: 7, prefix: 'castle-inn' })
})

test("another section of the same property doesn't load it again", async () => {
  const { open, answer, calls } = start()
  open('castle-inn')
  open('castle-inn', 'housekeeping')
  await answer({ data: property() })
  open('castle-inn', 'hotel-calendar')
  expect(calls).toHaveLength(1)
})

/** A section that accepts every address and records it. */
function sectionOf(reported: string[]) {
  const logic = setup({ types: { events: {} as LocationChanged } }).createMachine({
    on: {
      'location.changed': {
        actions: [
          ({ event: { pathname, search } }) => void reported.push(pathname + search),
          sendParent(({ event: { pathname, search } }) => ({ type: 'location.accepted', pathname, search })),
        ],
      },
    },
  })
  return codeOnDemand(() => Promise.resolve(logic))
}

test('a section opened from another one receives the address, like the first one', async () => {
  const [dashboard, calendar]: string[][] = [[], []]
  const { go, answer } = start({ '': sectionOf(dashboard!), 'hotel-calendar': sectionOf(calendar!) })
  go('/hotel-management/properties/castle-inn')
  await answer({ data: property() })
  go('/hotel-management/properties/castle-inn/hotel-calendar')
  await settled()
  expect(calendar).toEqual(['/hotel-management/properties/castle-inn/hotel-calendar'])
  go('/hotel-management/properties/castle-inn')
  await settled()
  expect(dashboard).toEqual([
    '/hotel-management/properties/castle-inn',
    '/hotel-management/properties/castle-inn/hotel-calendar',
    '/hotel-management/properties/castle-inn',
  ])
})

test.each([
  ['fails to load', () => Promise.reject(new Error('Lost'))],
  ['is still loading', () => new Promise<never>(() => undefined)],
])("a section whose code %s doesn't block the others", async (_, load) => {
  const reported: string[] = []
  const { open, snapshot, answer } = start({ housekeeping: codeOnDemand(load), 'hotel-calendar': sectionOf(reported) })
  open('castle-inn', 'housekeeping')
  await answer({ data: property() })
  expect(select.selectSection(snapshot())).toBeNull()
  open('castle-inn', 'hotel-calendar')
  await settled()
  expect([select.selectSection(snapshot())?.name, select.selectHasLoadFailed(snapshot())]).toEqual([
    'hotel-calendar',
    false,
  ])
  expect(reported).toEqual(['/hotel-management/properties/castle-inn/hotel-calendar'])
})

test('another property drops the first one at once, and aborts its request', async () => {
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

test('after leaving, only the cookie remains', async () => {
  const { open, go, snapshot, answer, jar } = start()
  open('castle-inn')
  await answer({ data: property() })
  go(routes.properties())
  expect([snapshot().value, select.selectPrefix(snapshot()), select.selectProperty(snapshot())]).toEqual([
    'none',
    '',
    null,
  ])
  expect(jar.readProperty()?.prefix).toBe('castle-inn')
})

test('after leaving during the load, a late reply opens nothing', async () => {
  const { open, go, snapshot, calls, jar } = start()
  open('castle-inn')
  go(routes.properties())
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
])('an error %i %o shows “%s”', async (status, body, message, isUnknown) => {
  const { open, snapshot, answer } = start()
  open('castle-inn')
  await answer(body, { status })
  expect(select.selectIsFailed(snapshot())).toBe(true)
  expect([select.selectMessage(snapshot()), select.selectIsUnknown(snapshot())]).toEqual([message, isUnknown])
})

test('after a failure it can be retried', async () => {
  const { open, snapshot, actor, calls, answer } = start()
  open('castle-inn')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls.at(-1)?.fail()
    await settled()
  }
  expect([select.selectIsFailed(snapshot()), calls.length]).toEqual([true, 3])
  actor.send({ type: 'property.retried' })
  await answer({ data: property() })
  expect([snapshot().hasTag('selected'), select.selectMessage(snapshot())]).toEqual([true, null])
})
