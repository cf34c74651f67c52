// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { HousekeepingEntry } from '../../src/api/contract/housekeeping-log.ts'
import type { HousekeepingRoom } from '../../src/machines/housekeeping/room.rules.ts'
import * as past from '../../src/machines/housekeeping/history.machine.ts'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import * as routes from '../../src/routes/housekeeping.ts'
import { changeAsManager, openHousekeeping, setUpHousekeeping } from '../support/housekeeping-actor.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })

test('rooms are distributed evenly by minutes after a preview and a confirmation, with a result for each room', async () => {
  const { ready, snapshot, section, until, room, texts, notices } = await openHousekeeping()
  await ready()
  const ids = select.selectRooms(snapshot()).map(({ id }) => id)
  section.send({ type: 'assignment.opened' })
  const isTaken = ({ status, attendant }: HousekeepingRoom) => status === 'cleaning' && attendant !== null
  const proposed = new Set(select.selectAssignment(snapshot())!.ids)
  expect(select.selectRooms(snapshot()).filter((one) => isTaken(one) && proposed.has(one.id))).toEqual([])
  section.send({ type: 'assignment.closed' })
  section.send({ type: 'assignment.opened', ids })
  const people = select.selectAssignment(snapshot())!.attendants
  expect(people.filter(({ isChosen }) => isChosen).length).toBeGreaterThan(0)
  for (const { id } of people.filter(({ isChosen }) => isChosen)) section.send({ type: 'assignment.toggled', id })
  expect(select.selectAssignment(snapshot())?.canConfirm).toBe(false)
  section.send({ type: 'assignment.confirmed' })
  expect(select.selectAssignment(snapshot())).not.toBeNull()
  const [one, two] = people.slice(0, 2)
  for (const { id } of [one!, two!]) section.send({ type: 'assignment.toggled', id })
  const preview = select.selectAssignment(snapshot())!
  const shares = preview.attendants.filter(({ rooms }) => rooms.length > 0)
  expect(shares.flatMap(({ rooms }) => rooms.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted())
  const longest = Math.max(...select.selectRooms(snapshot()).map(({ minutes }) => minutes))
  const [a, b] = shares.map(({ rooms }) => rooms.reduce((sum, { minutes }) => sum + minutes, 0))
  expect(Math.abs(a! - b!)).toBeLessThanOrEqual(longest)
  section.send({ type: 'assignment.confirmed' })
  expect(select.selectAssignment(snapshot())).toBeNull()
  await until(() => expect(texts()).toContain(`${ids.length} rooms assigned to 2 attendants.`))
  for (const { id, rooms } of shares) for (const own of rooms) expect(room(own.id).attendant?.id).toBe(id)
  const sheets = select.selectSheets(snapshot())
  expect(sheets.map(({ attendant }) => attendant?.id).toSorted()).toEqual(shares.map(({ id }) => id).toSorted())
  expect(notices.received.at(-1)?.action?.label).toBe('Undo')
})

test('the history shows each change of a room and its author, and all rooms at a past moment', async () => {
  const { ready, snapshot, go, until } = await openHousekeeping()
  await ready()
  const { id, name, priority } = select.selectRooms(snapshot())[0]!
  await changeAsManager([id], { hk_priority: priority ? 0 : 1 })
  const before = new Date().toISOString()
  await changeAsManager([id], { hk_priority: priority ? 1 : 0 })
  const history = () => select.selectHistory(snapshot())!.getSnapshot()
  expect(past.selectHistoryState(history())).toBe('hidden')
  go({ view: 'history', room: id })
  expect(past.selectHistoryState(history())).toBe('loading')
  await until(() => expect(past.selectHistoryState(history())).toBe('ready'))
  const [newest, former] = past.selectEntries(history())
  expect(newest).toMatchObject({ facility_id: id, facility_name: name, actor_type: 'user' })
  expect(newest?.changes[0]).toMatchObject({ field: 'hk_priority', after: String(priority ? 1 : 0) })
  expect(former?.changes[0]).toMatchObject({ before: String(priority ? 1 : 0) })
  go({ view: 'history', as_of: before })
  await until(() => expect(past.selectAsOf(history())?.rooms.length).toBe(select.selectRooms(snapshot()).length))
  const then = past.selectAsOf(history())?.rooms.find(({ facility_id }) => facility_id === id)
  expect(then?.hk_priority).toBe(priority ? 0 : 1)
  go({ view: 'board' })
  expect([past.selectHistoryState(history()), past.selectEntries(history())]).toEqual(['hidden', []])
})

test('a server without reporting is reported, and the board works', async () => {
  const faults = [http.post('*/graphql', () => HttpResponse.json({ message: 'No such address' }, { status: 404 }))]
  const { ready, snapshot, until } = await openHousekeeping({ faults, search: { view: 'history' } })
  await ready()
  const history = () => select.selectHistory(snapshot())!.getSnapshot()
  await until(() => expect(past.selectHistoryState(history())).toBe('missing'))
  expect(select.selectRooms(snapshot()).length).toBeGreaterThan(0)
})

test('older history pages follow without gaps or repetitions, and the previous page stays until the next is loaded', async () => {
  const { ready, snapshot, go, until } = await openHousekeeping()
  await ready()
  const ids = select.selectRooms(snapshot()).map((room) => room.id)
  const turns = Math.ceil(120 / ids.length)
  await changeAsManager(ids, { service: 'none' })
  const begun = Date.now()
  for (let turn = 0; turn < turns; turn += 1)
    await changeAsManager(ids, { service: turn % 2 === 0 ? 'make_up' : 'none' })
  const history = () => select.selectHistory(snapshot())!.getSnapshot()
  const isReady = () => expect(past.selectHistoryState(history())).toBe('ready')
  go({ view: 'history' })
  const seen: HousekeepingEntry[] = []
  let pages = 0
  for (let cursor: string | null = null; ;) {
    await until(isReady)
    pages += 1
    seen.push(...past.selectEntries(history()))
    cursor = past.selectOlder(history())
    if (cursor === null) break
    const stood = past.selectEntries(history())
    go({ view: 'history', cursor })
    expect([past.selectHistoryState(history()), past.selectEntries(history())]).toEqual(['loading', stood])
  }
  expect(pages).toBeGreaterThan(2)
  expect(new Set(seen.map((entry) => entry.id)).size).toBe(seen.length)
  const times = seen.map(({ occurred_at }) => occurred_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(seen.filter(({ occurred_at }) => Date.parse(occurred_at) >= begun)).toHaveLength(turns * ids.length)
  // With a single room requested, other rooms aren't shown meanwhile.
  go({ view: 'history', room: ids[0]! })
  expect(past.selectEntries(history())).toEqual([])
})

test('a history that fails to load can be requested again', async () => {
  let isDown = true
  const faults = [
    http.post('*/graphql', () => (isDown ? HttpResponse.json({ message: 'Busy' }, { status: 400 }) : undefined)),
  ]
  const { snapshot, until } = await openHousekeeping({ faults, search: { view: 'history' } })
  const ref = () => select.selectHistory(snapshot())!
  await until(() => expect(past.selectHistoryState(ref().getSnapshot())).toBe('failed'))
  expect(past.selectHistoryError(ref().getSnapshot())?.message).toBe('Busy')
  isDown = false
  ref().send({ type: 'history.retried' })
  await until(() => expect(past.selectHistoryState(ref().getSnapshot())).toBe('ready'))
})

test('a search is requested through the address bar, and the address alone decides what is shown', async () => {
  const { section, snapshot, address, go, received } = await openHousekeeping({
    search: { cursor: '2026-03-03T08:00:00.000Z_7' },
  })
  section.send({ type: 'search.changed', patch: { view: 'history', room: 4 } })
  expect(address.received.at(-1)).toEqual({
    type: 'location.requested',
    to: routes.housekeeping('harbour-view', { view: 'history', room: 4 }),
    replace: false,
  })
  expect(select.selectSearch(snapshot()).view).toBe('board')
  go({ group: 'floor', keyword: '1' })
  expect(select.selectSearch(snapshot())).toMatchObject({ group: 'floor', keyword: '1' })
  expect(received.at(-1)).toMatchObject({ type: 'location.accepted' })
  section.send({ type: 'location.changed', pathname: '/hotel-management/properties', search: '?group=type' })
  expect([received.at(-1)?.pathname, select.selectSearch(snapshot()).group]).toEqual([
    '/hotel-management/properties',
    'floor',
  ])
})
