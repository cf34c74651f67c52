import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HousekeepingAsOf, HousekeepingHistory, type RoomAsOf } from '../../src/api/contract/housekeeping-log.ts'
import { guestServices, housekeepingStatuses } from '../../src/api/contract/enums.ts'
import * as documents from '../../src/api/reporting-documents.ts'
import { record } from '../../server/activity/record-activity.ts'
import { users } from '../../server/db/schema/access.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { type Api, lastingSessions, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { type Inventory, inventoryOf } from '../support/inventory.ts'
import { watchQueries } from '../support/many-facilities.ts'

const watch = watchQueries()
let now = new Date('2026-03-10T08:00:00.000Z')
let api: Api
let caller: Caller
let client: Awaited<ReturnType<typeof graphqlOf>>
let of: Inventory
beforeAll(async () => {
  api = await openApi({ now: () => now, database: watch.database, config: lastingSessions })
  caller = await callerOf(api, 'supervisor')
  client = await graphqlOf(api, 'attendant')
  of = await inventoryOf(await callerOf(api, 'manager'), 'harbour-view')
})
afterAll(() => api.close())

async function history(query: Record<string, unknown> = {}): Promise<HousekeepingHistory> {
  const { data, errors } = await client.ask(documents.housekeepingHistory, { property_id: of.id, ...query })
  expect(errors).toBeUndefined()
  return v.parse(HousekeepingHistory, data!.housekeeping_history)
}

async function asOf(at: string, property_id = of.id): Promise<RoomAsOf[]> {
  const { data, errors } = await client.ask(documents.housekeepingAsOf, { property_id, at })
  expect(errors).toBeUndefined()
  return v.parse(HousekeepingAsOf, data!.housekeeping_as_of).rooms
}

test('the history says who cleaned a room, when, and why an inspection failed, newest first', async () => {
  const [room] = of.rooms
  await api.db
    .update(facilities)
    .set({ housekeeping_status: 'dirty', service: 'none' })
    .where(eq(facilities.id, room!.id))
  const steps: Body[] = [
    { housekeeping_status: 'cleaning' },
    { housekeeping_status: 'clean' },
    { housekeeping_status: 'dirty', reason: 'Hair in the sink' },
  ]
  for (const step of steps) {
    now = new Date(now.getTime() + 600_000)
    const { body } = await caller.post('update_room_status', { facility_ids: [room!.id], ...step })
    expect(body.data.results).toMatchObject([{ ok: true }])
  }
  const { data, next_cursor } = await history({ facility_id: room!.id })
  expect(next_cursor).toBeNull()
  expect(
    data.map(({ occurred_at, actor_type, changes, reason }) => [occurred_at, actor_type, changes, reason]),
  ).toEqual(
    [
      ['2026-03-10T08:30:00.000Z', 'clean', 'dirty', 'Hair in the sink'],
      ['2026-03-10T08:20:00.000Z', 'cleaning', 'clean', null],
      ['2026-03-10T08:10:00.000Z', 'dirty', 'cleaning', null],
    ].map(([at, before, after, reason]) => [at, 'user', [{ field: 'housekeeping_status', before, after }], reason]),
  )
  expect(data[0]).toMatchObject({ facility_name: room!.name, facility_id: room!.id })
  const statusAt = async (at: string) =>
    (await asOf(at)).find(({ facility_id }) => facility_id === room!.id)!.housekeeping_status
  expect(await statusAt('2026-03-10T08:00:00Z')).toBe('dirty')
  expect(await statusAt('2026-03-10T08:10:00Z')).toBe('cleaning')
  expect(await statusAt('2026-03-10T09:29:59+01:00')).toBe('clean')
  expect(await statusAt('2027-01-01T00:00:00Z')).toBe('dirty')
})

test('the history says why an entry cannot be undone, and by which entry it was undone', async () => {
  const room = of.rooms[1]!.id
  const manager = await callerOf(api, 'manager')
  for (const hk_priority of [1, 0, 1]) {
    now = new Date(now.getTime() + 60_000)
    expect((await manager.post('update_room_status', { facility_ids: [room], hk_priority })).status).toBe(200)
  }
  const ofDay = async () => (await history({ facility_id: room, from: '2026-03-10', to: '2026-03-10' })).data
  const undoOf = async () => (await ofDay()).map(({ undo_refusal, undone_by }) => [undo_refusal, undone_by])
  expect(await undoOf()).toEqual([
    [null, null],
    ['Changed again since', null],
    [null, null],
  ])
  const [last] = await ofDay()
  now = new Date(now.getTime() + 60_000)
  const undone = await manager.post('/api/v1/hotel_management/undo_activity', { property_id: of.id, id: last!.id })
  expect((await undoOf())[1]).toEqual(['Already undone', undone.body.data.activity_id])
})

test('history pages have no gaps or repetitions, even if many rooms change at one instant', async () => {
  const entry = (index: number) => ({
    module: 'housekeeping' as const,
    event: 'housekeeping_changed',
    entity: { type: 'facility', id: of.rooms[index % of.rooms.length]!.id, label: 'x' },
    property_id: of.id,
    changes: [{ field: 'hk_priority', before: 0, after: 1 }],
  })
  const origin = { db: api.db, now: () => now, caller: null, ip: null, requestId: null }
  for (const minutes of [1, 2]) {
    now = new Date(Date.parse('2026-03-11T23:58:00Z') + minutes * 60_000)
    await record(origin, ...Array.from({ length: 13 }, (_, index) => entry(index)))
  }
  const whole = await history({ per_page: 200 })
  const paged: number[] = []
  let cursor: string | null | undefined
  do {
    const page: HousekeepingHistory = await history({ per_page: 5, cursor: cursor ?? undefined })
    paged.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(paged).toEqual(whole.data.map(({ id }) => id))
  expect(paged.length).toBeGreaterThanOrEqual(29)
  const instants = whole.data.map(({ occurred_at }) => occurred_at)
  expect(instants).toEqual(instants.toSorted().toReversed())
  expect((await history({ from: '2026-03-11', to: '2026-03-11', per_page: 200 })).data.length).toBe(13)
  expect((await history({ from: '2026-03-12', to: '2026-03-12', per_page: 200 })).data.length).toBe(13)
  expect(await watch.cost(() => history({ per_page: 100 }))).toBe(await watch.cost(() => history({ per_page: 200 })))
})

test('a room of another hotel has no history here, exactly like a missing one', async () => {
  const foreign = await inventoryOf(await callerOf(api, 'manager'), 'hill-house')
  const ask = (facility_id: number) => client.ask(documents.housekeepingHistory, { property_id: of.id, facility_id })
  for (const id of [foreign.rooms[0]!.id, 999_999]) {
    const { codes, errors } = await ask(id)
    expect([codes, errors![0]!.message]).toEqual([['NOT_FOUND'], 'Facility not found'])
  }
  const { errors } = await client.ask(documents.housekeepingHistory, { property_id: of.id, cursor: "'; drop" })
  expect(errors![0]!.extensions).toMatchObject({ code: 'VALIDATION', errors: { cursor: ['Is not a cursor'] } })
  const local = await client.ask(documents.housekeepingAsOf, { property_id: of.id, at: '2026-03-10T08:00:00' })
  expect(local.errors![0]!.extensions).toMatchObject({ errors: { at: ['Must name its offset'] } })
})

test('rooms as of any instant equal a replay of all changes from the start', async () => {
  const manager = await callerOf(api, 'manager')
  const casa = await inventoryOf(manager, 'casa-azul')
  // The demonstration's entries have the machine's time, which is later than the time of this test.
  const logged = await api.db
    .select({ id: activity_log.entity_id })
    .from(activity_log)
    .where(eq(activity_log.module, 'housekeeping'))
  const later = new Set(logged.map(({ id }) => Number(id)))
  const rooms = casa.rooms.filter(({ id }) => !later.has(id))
  const staff = await api.db
    .select({ id: users.id, first: users.first_name, last: users.last_name })
    .from(users)
    .limit(3)
  const names = new Map(staff.map(({ id, first, last }) => [id, `${first} ${last}`]))
  const step = fc.record({
    room: fc.integer({ min: 0, max: rooms.length - 1 }),
    wait: fc.integer({ min: 0, max: 3 }),
    set: fc.record(
      {
        housekeeping_status: fc.constantFrom(...housekeepingStatuses),
        service: fc.constantFrom(...guestServices),
        hk_priority: fc.constantFrom<0 | 1>(0, 1),
        attendant_id: fc.constantFrom(null, ...staff.map(({ id }) => id)),
      },
      { requiredKeys: [] },
    ),
  })
  const origin = { db: api.db, now: () => now, caller: null, ip: null, requestId: null }
  const shown = (rooms: readonly RoomAsOf[]) =>
    rooms.map(({ facility_id, housekeeping_status, service, attendant, hk_priority }) => ({
      facility_id,
      housekeeping_status,
      service,
      attendant,
      hk_priority,
    }))
  let start = Date.parse('2026-03-13T00:00:00Z')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      start += 60_000
      now = new Date(start)
      const replay = new Map((await asOf(now.toISOString(), casa.id)).map((room) => [room.facility_id, room]))
      const history = [{ at: start, rooms: shown([...replay.values()]) }]
      for (const { room, wait, set } of steps) {
        now = new Date(now.getTime() + wait)
        const id = rooms[room]!.id
        const was = replay.get(id)!
        const { attendant_id, ...plain } = set
        const attendant =
          attendant_id === undefined ? {} : { attendant: attendant_id === null ? null : names.get(attendant_id)! }
        const becomes = { ...was, ...plain, ...attendant }
        const changes = Object.entries({ ...plain, ...attendant })
          .map(([field, after]) => ({ field, before: was[field as keyof RoomAsOf], after }))
          .filter(({ before, after }) => before !== after)
        replay.set(id, becomes)
        if (Object.keys(set).length > 0) await api.db.update(facilities).set(set).where(eq(facilities.id, id))
        if (changes.length > 0)
          await record(origin, {
            module: 'housekeeping',
            event: 'housekeeping_changed',
            entity: { type: 'facility', id, label: was.facility_name },
            property_id: casa.id,
            changes,
          })
        history.push({ at: now.getTime(), rooms: shown([...replay.values()]) })
      }
      for (const { at } of history) {
        const then = history.findLast((one) => one.at <= at)!
        expect(shown(await asOf(new Date(at).toISOString(), casa.id))).toEqual(then.rooms)
      }
    }),
    { numRuns: 25 },
  )
})
