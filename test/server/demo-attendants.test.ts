import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Attendant } from '../../src/api/contract/attendant.ts'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { type Api, openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'

let api: Api
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
})
afterAll(() => api.close())

const permissions = '/api/v1/user_management/access_control/user/permissions'
const prefixesOf = async (account: string) =>
  (await (await callerOf(api, account)).get(permissions)).body.data.properties.map(
    ({ prefix }: { prefix: string }) => prefix,
  )

test('one demonstration attendant works in one property, another in several, and managers can list them', async () => {
  expect(await prefixesOf('housekeeping')).toEqual(['harbour-view'])
  expect(await prefixesOf('attendant')).toEqual(['casa-azul', 'harbour-view'])
  expect(await prefixesOf('manager')).toEqual([])
  expect(await prefixesOf('visitor')).toEqual([])
})

test('a property with 500 rooms has enough attendants, each assigned to it alone', async () => {
  const manager = await callerOf(api, 'manager')
  const { id } = (await manager.get('property/grand-meridian')).body.data
  const { data } = (await manager.get(`attendants?property_id=${id}`)).body as { data: Attendant[] }
  const own = data.filter(({ roles }) => roles.includes('Housekeeping Attendant'))
  expect(own.length).toBeGreaterThanOrEqual(10)
  expect(data.map(({ name }) => name)).not.toContain('Marta Oliveira')
  const assigned = await api.db
    .select()
    .from(user_properties)
    .where(
      inArray(
        user_properties.user_id,
        own.map((attendant) => attendant.id),
      ),
    )
  expect(assigned.every(({ property_id }) => property_id === id)).toBe(true)
  for (const { rooms_count } of own) expect(rooms_count).toBeGreaterThan(0)
})

test('room and log agree on who cleaned a room, and that user is an attendant of the property', async () => {
  const [property] = await api.db.select().from(properties).where(eq(properties.prefix, 'grand-meridian'))
  const rooms = await api.db
    .select({ id: facilities.id, status: facilities.housekeeping_status, by: facilities.hk_changed_by })
    .from(facilities)
    .where(
      and(eq(facilities.property_id, property!.id), inArray(facilities.housekeeping_status, ['clean', 'cleaning'])),
    )
  const staff = await api.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(user_properties, eq(user_properties.user_id, users.id))
    .where(eq(user_properties.property_id, property!.id))
  const cleaned = rooms.filter(({ by }) => by !== null)
  expect(new Set(cleaned.map(({ by }) => by))).toEqual(new Set(staff.map(({ id }) => id)))
  const log = await api.db
    .select()
    .from(activity_log)
    .where(and(eq(activity_log.property_id, property!.id), eq(activity_log.event, 'condition_changed')))
    .orderBy(activity_log.occurred_at, activity_log.id)
  for (const { id, status, by } of cleaned) {
    const logged = log.filter(({ entity_id }) => entity_id === String(id))
    const last = logged.at(-1)
    expect([last?.actor_id, last?.changes[0]?.after]).toEqual([by, status])
    for (const [at, { changes }] of logged.entries())
      if (at > 0) expect(changes[0]?.before).toBe(logged[at - 1]!.changes[0]?.after)
  }
})
