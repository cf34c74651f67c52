import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dashboard, FigureKey } from '../../src/api/contract/reporting.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { dashboardOf } from '../support/dashboard-calls.ts'
import { day, noon } from '../support/day.ts'
import { newRooms } from '../support/inventory.ts'

type Calls = Awaited<ReturnType<typeof dashboardOf>>
let api: Api
let caller: Caller
let dashboard: Calls['dashboard']
let allRows: Calls['allRows']
let propertyId: number
beforeAll(async () => {
  api = await openApi({ fixture: 'demo', now: noon })
  caller = await callerOf(api, 'manager')
  ;({ dashboard, allRows } = await dashboardOf(api, 'manager'))
  propertyId = (await caller.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

const valuesOf = (of: Dashboard) =>
  Object.fromEntries(of.figures.map(({ key, value }) => [key, value])) as Record<FigureKey, number | null>
test('a room counts from the day of its creation or of its first arrival, so that one added today changes no past figure', async () => {
  const dates = [day(-364), day(-7), day(-1), day(0)]
  const counts = async () =>
    Promise.all(dates.map(async (date) => valuesOf(await dashboard(propertyId, date)).house_count))
  const before = await counts()
  expect(before.every((count) => count !== null && count > 0)).toBe(true)
  const [existing] = (await caller.get(`facilities?property_id=${propertyId}&query_type=rooms&per_page=1`)).body.data
  const added = await caller.post(
    'facilities',
    newRooms({ id: propertyId, roomType: existing.facility_type }, ['Added today']),
  )
  expect(await counts()).toEqual([before[0], before[1], before[2], before[3]! + 1])
  // A stay that was entered later: the room is older than its row.
  const facility_id: number = added.body.data.results[0].id
  await api.db.insert(stays).values({
    property_id: propertyId,
    facility_id,
    guest_name: 'Ana Costa',
    arrival: day(-8),
    departure: day(-5),
    state: 'departed',
    rate: 9_000,
  })
  expect(await counts()).toEqual([before[0], before[1]! + 1, before[2]! + 1, before[3]! + 1])
})

test('a past day shows the rooms as they were, from the log', async () => {
  const [room] = await api.db
    .select()
    .from(facilities)
    .where(
      and(
        eq(facilities.property_id, propertyId),
        eq(facilities.kind, 'room'),
        eq(facilities.housekeeping_status, 'clean'),
      ),
    )
  const entry = (occurred_at: string, before: string, after: string) => ({
    occurred_at: new Date(occurred_at),
    actor_type: 'user' as const,
    actor_name: 'Rosa Lima',
    property_id: propertyId,
    module: 'housekeeping',
    event: 'condition_changed',
    entity_type: 'facility',
    entity_id: String(room!.id),
    entity_label: room!.name,
    changes: [{ field: 'housekeeping_status', before, after }],
  })
  const [yesterday, twoAgo] = [day(-1), day(-2)]
  await api.db
    .insert(activity_log)
    .values([
      entry(`${twoAgo}T10:00:00Z`, 'dirty', 'inspected'),
      entry(`${yesterday}T09:00:00Z`, 'inspected', 'dirty'),
      entry(`${day(0)}T09:00:00Z`, 'dirty', 'clean'),
    ])
  const conditionOn = async (date: string) =>
    (await allRows(propertyId, date, 'house_count')).data.find(({ facility_id }) => facility_id === room!.id)?.condition
  expect([await conditionOn(twoAgo), await conditionOn(yesterday), await conditionOn(day(0))]).toEqual([
    'inspected',
    'dirty',
    'clean',
  ])
  const { activity } = await dashboard(propertyId, twoAgo)
  expect(activity[0]).toMatchObject({
    actor_type: 'user',
    actor: 'Rosa Lima',
    undoes: null,
    entity_label: room!.name,
    occurred_at: `${twoAgo}T10:00:00.000Z`,
  })
})
