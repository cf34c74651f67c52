// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import {
  bringToCondition,
  changeAsManager,
  openHousekeeping,
  setUpHousekeeping,
} from '../support/housekeeping-actor.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => void vi.restoreAllMocks())

const change = '*/v1/hotel_management/properties/update_room_status'

test('all rooms of the property load with counts and attendants, and the counts match what each filter shows', async () => {
  const { ready, snapshot, go } = await openHousekeeping()
  expect(select.selectState(snapshot())).toBe('loading')
  await ready()
  const counts = select.selectCounts(snapshot())
  expect(counts.total).toBe(select.selectRooms(snapshot()).length)
  expect(counts.total).toBeGreaterThan(3)
  for (const status of ['dirty', 'clean', 'inspected'] as const) {
    go({ housekeeping_statuses: [status] })
    expect(select.selectShownRooms(snapshot())).toHaveLength(counts.housekeeping_statuses[status])
  }
  go({ attendant_ids: [0] })
  expect(select.selectShownRooms(snapshot()).every(({ attendant }) => attendant === null)).toBe(true)
  expect(select.selectAttendants(snapshot()).length).toBeGreaterThan(0)
  expect(select.selectRooms(snapshot()).every(({ minutes }) => minutes > 0)).toBe(true)
})

test("a room goes from dirty to clean, each step shown at once and confirmed; its cleaner can't inspect it", async () => {
  const { ready, snapshot, section, room, until, texts } = await openHousekeeping()
  await ready()
  const { id, name } = select.selectRooms(snapshot())[0]!
  await bringToCondition(id, 'dirty')
  await until(() => expect(room(id).status).toBe('dirty'))
  for (const [event, status] of [
    ['start', 'cleaning'],
    ['finish', 'clean'],
  ] as const) {
    section.send({ type: 'event.requested', event, ids: [id] })
    expect(room(id)).toMatchObject({ status, pending: 'sending' })
    await until(() => expect(room(id)).toMatchObject({ status, pending: null }))
    expect(texts()).toContain(`Room ${name} set to ${status}.`)
  }
  expect(room(id)).toMatchObject({ changedBy: { name: 'Samuel Okafor' }, isOwnWork: true })
  expect(select.selectDeniedReason(id, 'pass')(snapshot())).toBe('You cleaned this room; someone else must inspect it')
  section.send({ type: 'event.requested', event: 'pass', ids: [id] })
  expect([room(id).status, select.selectResults(snapshot())?.text]).toEqual([
    'clean',
    `Room ${name}: You cleaned this room; someone else must inspect it.`,
  ])
})

test('a rejected action shows the reason and sends nothing; in bulk, each room has a result and rejected ones stay selected', async () => {
  const { ready, snapshot, section, room, until, texts } = await openHousekeeping()
  await ready()
  const [one, two, three] = select.selectRooms(snapshot()).map(({ id }) => id)
  await bringToCondition(one!, 'dirty')
  await bringToCondition(two!, 'dirty')
  await bringToCondition(three!, 'inspected')
  await changeAsManager([two!], { service: 'dnd' })
  await until(() => expect([room(two!).service, room(three!).status]).toEqual(['dnd', 'inspected']))
  expect(select.selectDeniedReason(two!, 'start')(snapshot())).toBe('The guest asked not to be disturbed')
  section.send({ type: 'event.requested', event: 'start', ids: [two!] })
  expect(select.selectResults(snapshot())?.text).toBe(`Room ${room(two!).name}: The guest asked not to be disturbed.`)
  expect(texts().filter((text) => text.includes('disturbed'))).toEqual([])
  section.send({ type: 'selection.replaced', ids: [one!, two!, three!] })
  section.send({ type: 'event.requested', event: 'start', ids: [one!, two!, three!] })
  await until(() => expect(texts()).toContain('1 of 3 rooms set to cleaning; 2 refused.'))
  expect([...select.selectSelected(snapshot())].toSorted()).toEqual([two, three].toSorted())
  expect(
    select
      .selectResults(snapshot())
      ?.items.map(({ ok }) => ok)
      .toSorted(),
  ).toEqual([false, false, true])
  section.send({ type: 'results.dismissed' })
  expect(select.selectResults(snapshot())).toBeNull()
})

test('a failed inspection asks for a reason, which the server stores', async () => {
  const sent: (FormDataEntryValue | null)[] = []
  const faults = [
    http.post(change, async ({ request }) => {
      sent.push((await request.clone().formData()).get('reason'))
    }),
  ]
  const { ready, snapshot, section, room, until } = await openHousekeeping({ faults })
  await ready()
  const { id, name } = select.selectRooms(snapshot())[1]!
  await bringToCondition(id, 'clean')
  await until(() => expect(room(id).status).toBe('clean'))
  section.send({ type: 'event.requested', event: 'fail', ids: [id] })
  expect(select.selectReasonDialog(snapshot())).toMatchObject({ names: [name], reason: '', error: null })
  section.send({ type: 'reason.confirmed' })
  expect([select.selectReasonDialog(snapshot())?.error, room(id).status]).toEqual(['Required', 'clean'])
  section.send({ type: 'reason.typed', reason: ' Dust under the bed ' })
  section.send({ type: 'reason.confirmed' })
  expect([select.selectReasonDialog(snapshot()), room(id).status]).toEqual([null, 'dirty'])
  await until(() => expect(room(id).pending).toBeNull())
  expect(sent).toEqual(['Dust under the bed'])
})

test('priority, service, attendant, findings and condition can be reverted', async () => {
  const { ready, snapshot, section, room, until, notices } = await openHousekeeping()
  await ready()
  const { id } = select.selectRooms(snapshot())[2]!
  const [attendant] = select.selectAttendants(snapshot())
  const before = room(id)
  const patches = [
    { hk_priority: before.priority ? 0 : 1 },
    { service: before.service === 'make_up' ? 'none' : 'make_up' },
    { attendant_id: before.attendant?.id === attendant!.id ? null : attendant!.id },
    { reported_occupancy: before.reported === 'vacant' ? 'occupied' : 'vacant' },
  ] as const
  const given = () => notices.received.filter(({ type }) => type === 'notice.given')
  for (const [at, patch] of patches.entries()) {
    section.send({ type: 'change.requested', ids: [id], change: patch })
    await until(() => expect(given()).toHaveLength(2 * at + 1))
    expect(given().at(-1)?.action.label).toBe('Undo')
    const { about } = given().at(-1)!
    expect(about).toEqual([`room ${id} ${Object.keys(patch)[0]?.replace('_id', '')}`])
    section.send(given().at(-1)!.action.event)
    expect(notices.received.at(-1)).toEqual({ type: 'notice.outdated', about })
    await until(() => expect(given()).toHaveLength(2 * at + 2))
    expect(given().at(-1)).toMatchObject({ text: `Room ${before.name} changed back.`, action: undefined })
    const { priority, service, attendant: who, reported } = before
    expect(room(id)).toMatchObject({ priority, service, attendant: who, reported, pending: null })
  }
  await bringToCondition(id, 'clean')
  await until(() => expect(room(id).status).toBe('clean'))
  const { changedAt, changedBy } = room(id)
  section.send({ type: 'event.requested', event: 'pass', ids: [id] })
  await until(() => expect(given().at(-1)?.text).toBe(`Room ${before.name} set to inspected.`))
  section.send(given().at(-1)!.action.event)
  expect(room(id)).toMatchObject({ status: 'clean', pending: 'sending' })
  await until(() => expect(given().at(-1)?.text).toBe(`Room ${before.name} changed back.`))
  expect(room(id)).toMatchObject({ status: 'clean', changedAt, changedBy, pending: null })
})

test("an Undo is out of date once somebody else changes what it would restore, and isn't by another change of the room", async () => {
  const { ready, snapshot, section, room, until, notices } = await openHousekeeping()
  await ready()
  await until(() => expect(select.selectEventStream(snapshot()).status).toBe('live'))
  const { id, priority, reported } = select.selectRooms(snapshot())[3]!
  const outdated = () => notices.received.filter(({ type }) => type === 'notice.outdated').map(({ about }) => about)
  section.send({ type: 'change.requested', ids: [id], change: { hk_priority: priority ? 0 : 1 } })
  await until(() => expect(notices.received.at(-1)?.action?.label).toBe('Undo'))
  const byMe = outdated().length
  const other = reported === 'vacant' ? 'occupied' : 'vacant'
  await changeAsManager([id], { reported_occupancy: other })
  await until(() => expect(room(id).reported).toBe(other))
  expect(outdated().slice(byMe)).toEqual([[`room ${id} reported_occupancy`]])
  await changeAsManager([id], { hk_priority: priority ? 1 : 0 })
  await until(() => expect(room(id).priority).toBe(priority))
  expect(outdated().slice(byMe + 1)).toEqual([[`room ${id} hk_priority`]])
})

test('a pressed room keeps its place in the lane, and under a filter it no longer matches, until it is left', async () => {
  const { ready, snapshot, section, room, until, go } = await openHousekeeping()
  await ready()
  const { id } = select.selectRooms(snapshot())[0]!
  await bringToCondition(id, 'dirty')
  await until(() => expect(room(id).status).toBe('dirty'))
  go({ housekeeping_statuses: ['dirty'] })
  const group = (key: string) => select.selectGroups(snapshot()).find((one) => one.key === key)!
  const lane = (key: string) => group(key).rooms
  const order = () => lane('dirty').map((other) => other.id)
  const before = order()
  section.send({ type: 'event.requested', event: 'start', ids: [id], isHeld: true })
  await until(() => expect(room(id)).toMatchObject({ status: 'cleaning', pending: null }))
  expect([order(), lane('dirty').find((one) => one.id === id)?.status]).toEqual([before, 'cleaning'])
  expect(select.selectHeldPositions(snapshot()).get(id)?.before).toBe('dirty')
  // The heading counts the rooms that are dirty, as the counts above the board do.
  expect(group('dirty').count).toBe(before.length - 1)
  expect(group('dirty').count).toBe(select.selectCounts(snapshot()).housekeeping_statuses.dirty)
  section.send({ type: 'positions.released', ids: [id] })
  expect(order()).toEqual(before.filter((other) => other !== id))
  go({})
  expect(lane('cleaning').map((other) => other.id)).toContain(id)
})

test("other users' changes appear without a reload, and are announced once", async () => {
  const { ready, snapshot, room, until, notices, section } = await openHousekeeping()
  await ready()
  const ids = select
    .selectRooms(snapshot())
    .slice(0, 3)
    .map(({ id }) => id)
  const priority = ids.map((id) => room(id).priority)
  for (const [at, id] of ids.entries()) await changeAsManager([id], { hk_priority: priority[at] ? 0 : 1 })
  await until(() => expect(ids.map((id) => room(id).priority)).toEqual(priority.map((was) => !was)))
  const spoken = () => notices.received.filter(({ text }) => String(text).includes('by others'))
  expect(spoken()).toEqual([])
  await until(() => expect(spoken()).toEqual([{ type: 'announcement.made', text: '3 rooms changed by others.' }]))
  // The user's own change isn't announced as someone else's.
  section.send({ type: 'change.requested', ids: [ids[0]!], change: { hk_priority: priority[0] ? 1 : 0 } })
  await until(() => expect(room(ids[0]!).pending).toBeNull())
  expect(snapshot().context.changedByOthers).toBe(0)
})

test("while paused the board doesn't change; resuming shows what others did", async () => {
  const { ready, snapshot, section, room, until } = await openHousekeeping()
  await ready()
  await until(() => expect(select.selectEventStream(snapshot()).status).toBe('live'))
  const { id, priority } = select.selectRooms(snapshot())[0]!
  section.send({ type: 'stream.paused' })
  await changeAsManager([id], { hk_priority: priority ? 0 : 1 })
  await until(() =>
    expect(select.selectEventStream(snapshot())).toEqual({ status: 'paused', held: 1, hasHeldAll: false }),
  )
  expect(room(id).priority).toBe(priority)
  section.send({ type: 'stream.resumed' })
  await until(() => expect(room(id).priority).toBe(!priority))
  expect(select.selectEventStream(snapshot()).status).toBe('live')
})

test('a property that fails to load is reported, and loads on retry', async () => {
  let isDown = true
  const faults = [
    http.get('*/properties/facilities', () =>
      isDown ? HttpResponse.json({ message: 'Busy' }, { status: 400 }) : undefined,
    ),
  ]
  const { snapshot, section, until, ready } = await openHousekeeping({ faults })
  await until(() => expect(select.selectState(snapshot())).toBe('failed'))
  expect(select.selectError(snapshot())?.message).toBe('Busy')
  isDown = false
  section.send({ type: 'rooms.retried' })
  expect(select.selectState(snapshot())).toBe('loading')
  await ready()
  expect(select.selectError(snapshot())).toBeNull()
})
