import { expect, onTestFinished, test, vi } from 'vitest'
import { localError } from '../../src/api/api-error.ts'
import { roomStore, storedProperty } from '../../src/machines/housekeeping/stored-rooms.ts'
import { facility } from '../support/facility-records.ts'
import { property } from '../support/records.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'

const harbour = property({ id: 4, prefix: 'harbour-view' })
const castle = property({ id: 5, prefix: 'castle-inn' })
const offline = localError('UNREACHABLE')

function setUp() {
  const memory = storageInMemory()
  let user: { id: number; token: string } | null = { id: 7, token: 'one' }
  let now = 1000
  const input = { storage: memory.open, jar: { readUser: () => user }, replyCache: { readsAhead: true } }
  return {
    ...memory,
    input,
    store: roomStore(input, harbour, () => now),
    signIn: (other: typeof user) => void (user = other),
    at: (time: number) => void (now = time),
  }
}
const all = (...ids: number[]) => ({
  rooms: ids.map((id) => facility({ id, name: `Room ${id}` })),
  total: ids.length,
  minutes: new Map([[1, 30]]),
  attendants: [],
  at: null,
})

test('stored rooms come back with their time, minutes and attendants', () => {
  const { store } = setUp()
  store.write(all(1, 2))
  expect(store.read()).toMatchObject({ ...all(1, 2), at: 1000 })
})

test('changed, new and removed rooms are stored, with the time of the change', () => {
  const { store, at } = setUp()
  store.write(all(1, 2, 3))
  at(2000)
  const [changed, added] = [facility({ id: 2, name: 'Renamed' }), facility({ id: 4, name: 'New' })]
  store.merge([changed, added], [2, 3, 4])
  expect(store.read()?.rooms.map(({ name }) => name)).toEqual(['Room 1', 'Renamed', 'New'])
  expect(store.read()?.at).toBe(2000)
  at(3000)
  store.confirm()
  expect(store.read()?.at).toBe(3000)
})

test('many changes are written once, soon or when the page is left, and the loss of the connection does not wait', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, entries, at } = setUp()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const stored = () => JSON.parse([...entries.values()][0]!) as { at: number; rooms: { name: string }[] }
  const change = (name: string) => store.merge([facility({ id: 1, name })], [1])
  store.write(all(1))
  at(2000)
  change('First')
  at(2500)
  change('Second')
  expect(stored()).toMatchObject({ at: 1000, rooms: [{ name: 'Room 1' }] })
  at(9000)
  vi.advanceTimersByTime(2000)
  expect(stored()).toMatchObject({ at: 2500, rooms: [{ name: 'Second' }] })
  change('Third')
  page.dispatchEvent(new Event('pagehide'))
  expect(stored().rooms).toMatchObject([{ name: 'Third' }])
  change('Fourth')
  at(9500)
  store.confirm()
  expect(stored()).toMatchObject({ at: 9500, rooms: [{ name: 'Fourth' }] })
  entries.clear()
  vi.advanceTimersByTime(5000)
  expect(entries.size).toBe(0)
})

test("nobody gets another person's rooms, and a reply after the session's end isn't stored", () => {
  const { store, signIn, entries, input } = setUp()
  store.write(all(1))
  signIn({ id: 8, token: 'two' })
  expect(store.read()).toBeNull()
  expect(() => storedProperty(input, 'harbour-view', offline)).toThrow(offline)
  entries.clear()
  store.write(all(1))
  signIn(null)
  store.write(all(1))
  expect([...entries]).toEqual([])
})

test('one property is stored at a time, and only it opens without a connection', () => {
  const { store, input } = setUp()
  store.write(all(1))
  expect(storedProperty(input, 'harbour-view', offline).id).toBe(4)
  expect(() => storedProperty(input, 'castle-inn', offline)).toThrow(offline)
  roomStore(input, castle).write(all(9))
  expect(store.read()).toBeNull()
  expect(storedProperty(input, 'castle-inn', offline).id).toBe(5)
})

test('a delayed change does not replace the rooms of a property opened since', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, input } = setUp()
  store.write(all(1))
  store.merge([facility({ id: 1, name: 'Changed' })], [1])
  roomStore(input, castle).write(all(9))
  vi.advanceTimersByTime(5000)
  expect(storedProperty(input, 'castle-inn', offline).id).toBe(5)
})

test.each([
  ['no JSON', () => '{'],
  ['a room without a name', (text: string) => text.replace('"name":"Room 1",', '')],
  ['an unknown shape', () => '{"at":1}'],
])('data stored by another build is ignored if it is %s', (_, change) => {
  const { store, entries } = setUp()
  store.write(all(1))
  const [[name, text]] = [...entries] as [[string, string]]
  entries.set(name, change(text))
  expect(store.read()).toBeNull()
})

test('if rooms are too large or the browser refuses them, no older rooms remain stored', () => {
  const { store, entries } = setUp()
  store.write(all(1))
  store.write({
    ...all(1),
    attendants: [{ id: 1, name: 'x'.repeat(2_000_000), roles: [], rooms_count: 0, minutes: 0 }],
  })
  expect([...entries]).toEqual([])
})

test('nothing is stored without a reply cache, as in the replay of test paths', () => {
  const { input, entries } = setUp()
  roomStore({ ...input, replyCache: undefined }, harbour).write(all(1))
  expect([...entries]).toEqual([])
})
