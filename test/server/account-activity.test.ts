import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { permissions, role_permissions, roles, user_roles, users } from '../../server/db/schema/access.ts'
import { type Api, openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'

let api: Api
let propertyId: number
beforeAll(async () => {
  api = await openApi()
  propertyId = (await (await callerOf(api, 'manager')).get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

const accounts = () =>
  `{ activity_log(property_id: ${propertyId}, scope: "account", per_page: 200) { data { event ip } } }`
const choices = () => `{ activity_choices(property_id: ${propertyId}) { events { module } } }`

/** Account entries that a user sees, and the modules offered as filters. */
async function visibleActivity(account: string) {
  const { ask } = await graphqlOf(api, account)
  const { codes, data } = await ask(accounts())
  const events = (data as unknown as { activity_log?: { data: { event: string }[] } } | null)?.activity_log?.data
  const chosen = (await ask(choices())).data as unknown as { activity_choices: { events: { module: string }[] } }
  return { codes, events, modules: chosen.activity_choices.events.map(({ module }) => module) }
}

test.each(['frontdesk', 'supervisor', 'accountant'])('%s sees no sign-ins of others', async (account) => {
  const { codes, events, modules } = await visibleActivity(account)
  expect([codes, events]).toEqual([['FORBIDDEN'], undefined])
  expect(modules).not.toContain('session')
})

test('a general manager and an auditor see the sign-ins of others', async () => {
  expect((await visibleActivity('manager')).events).toContainEqual(expect.objectContaining({ event: 'signed_in' }))
  const [auditor] = await api.db.select().from(roles).where(eq(roles.name, 'Auditor'))
  const [desk] = await api.db.select().from(users).where(eq(users.email, 'frontdesk@demo.example'))
  await api.db.insert(user_roles).values({ user_id: desk!.id, role_id: auditor!.id })
  const visible = await visibleActivity('frontdesk')
  expect(visible.events).toContainEqual(expect.objectContaining({ event: 'signed_in' }))
  expect(visible.modules).toContain('session')
})

test('the permission is documented with its roles and with the log', async () => {
  const held = await api.db
    .select({ role: roles.name })
    .from(role_permissions)
    .innerJoin(roles, eq(roles.id, role_permissions.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(eq(permissions.name, 'view_account_activity'))
    .orderBy(roles.name)
  expect(held.map(({ role }) => role)).toEqual(['Auditor', 'General Manager'])
  const { paths } = await (await api.fetch('/api/openapi.json')).json()
  expect(paths['/v1/hotel_management/graphql'].post.summary).toContain('view_account_activity')
})

test('days of the accounts’ log are those of the given time zone, otherwise those of the property', async () => {
  const { ask } = await graphqlOf(api, 'manager')
  await api.db.insert(activity_log).values({
    occurred_at: new Date('2026-01-10T22:30:00Z'),
    actor_type: 'user',
    actor_name: 'Late reader',
    module: 'session',
    event: 'signed_in',
    entity_type: 'user',
    entity_label: 'Late reader',
  })
  const found = async (args: string) => {
    const days = 'from: "2026-01-11", to: "2026-01-11"'
    const { data, codes } = await ask(
      `{ activity_log(property_id: ${propertyId}, scope: "account", ${days}${args}) { data { actor } } }`,
    )
    const log = (data as unknown as { activity_log?: { data: { actor: string }[] } } | null)?.activity_log
    return codes ?? log?.data.map(({ actor }) => actor)
  }
  expect(await found(', timezone: "Pacific/Auckland"')).toEqual(['Late reader'])
  expect(await found(', timezone: "America/Los_Angeles"')).toEqual([])
  expect(await found('')).toEqual([])
  expect(await found(', timezone: "Mars/Olympus"')).toEqual(['VALIDATION'])
})
