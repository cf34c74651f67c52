import { millisecondsInDay } from 'date-fns/constants'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PermissionName, permissionNames } from '../../src/api/contract/access.ts'
import { permissions, role_permissions, roles, user_roles, users } from '../../server/db/schema/access.ts'
import { sessions } from '../../server/db/schema/session.ts'
import { permissionsOf } from '../../server/endpoint.ts'
import { endpoints } from '../../server/endpoints.ts'
import { hashToken } from '../../server/session/authenticate.ts'
import { type Api, openApi } from '../support/api.ts'
import { newToken } from '../../server/session/start-session.ts'

let api: Api
const tokens = new Map<string, string>()

/** Creates a user with a role of exactly these permissions, and returns a token. */
async function tokenWith(names: readonly PermissionName[], over: Partial<typeof sessions.$inferInsert> = {}) {
  const token = newToken()
  const name = `walker ${token.slice(0, 8)}`
  const [user] = await api.db
    .insert(users)
    .values({
      email: name,
      email_key: name,
      first_name: 'W',
      last_name: 'W',
      search_key: 'w',
      password_hash: '-',
      is_pass_updated: 1,
    })
    .returning({ id: users.id })
  const [role] = await api.db.insert(roles).values({ name }).returning({ id: roles.id })
  const ids = await api.db.select().from(permissions)
  const granted = ids.filter((row) => names.includes(row.name as PermissionName))
  if (granted.length > 0)
    await api.db.insert(role_permissions).values(granted.map(({ id }) => ({ role_id: role!.id, permission_id: id })))
  await api.db.insert(user_roles).values({ user_id: user!.id, role_id: role!.id })
  const expires_at = new Date(Date.now() + millisecondsInDay)
  await api.db.insert(sessions).values({ token_hash: hashToken(token), user_id: user!.id, expires_at, ...over })
  return { token, userId: user!.id }
}

beforeAll(async () => {
  api = await openApi()
  const set = async (key: string, names: readonly PermissionName[], over?: Partial<typeof sessions.$inferInsert>) =>
    tokens.set(key, (await tokenWith(names, over)).token)
  await set('all', permissionNames)
  await set('none', [])
  await set('expired', permissionNames, { expires_at: new Date(Date.now() - 1000) })
  await set('revoked', permissionNames, { revoked_at: new Date() })
  for (const name of permissionNames) {
    await set(`only ${name}`, [name])
    await set(
      `without ${name}`,
      permissionNames.filter((other) => other !== name),
    )
  }
  const deactivated = await tokenWith(permissionNames)
  await api.db.update(users).set({ status: 0 }).where(eq(users.id, deactivated.userId))
  tokens.set('deactivated', deactivated.token)
})
afterAll(() => api.close())

/** Calls an endpoint with unknown ids, so that an authorised call gives 404 or 422 and has no effect. */
const call = (row: (typeof endpoints)[number], headers: Record<string, string>) =>
  api.fetch(`/api${row.path.replace(/\{\w+\}/g, '999999')}`, {
    method: row.method,
    headers,
    body: row.method === 'POST' ? new URLSearchParams({ nothing: '1' }) : undefined,
  })
const bearer = (key: string) => ({ Authorization: `Bearer ${tokens.get(key)!}` })
const restricted = endpoints.filter((row) => row.permission !== 'public')
const rows = restricted.map((row) => [`${row.method} ${row.path}`, row] as const)

describe.each(rows)('%s', (_name, row) => {
  test('rejects callers without a session', async () => {
    const { Cookie } = { Cookie: `user=${encodeURIComponent(JSON.stringify({ token: tokens.get('all') }))}` }
    for (const headers of [{}, { Authorization: 'Bearer' }, { Authorization: 'Basic bWU6bWU=' }, { Cookie }]) {
      const reply = await call(row, headers as Record<string, string>)
      expect(reply.status).toBe(401)
      expect(await reply.json()).toEqual({ message: 'Unauthenticated.' })
    }
  })

  test('rejects an unknown, expired, revoked or deactivated session', async () => {
    tokens.set('unknown', newToken())
    for (const key of ['unknown', 'expired', 'revoked', 'deactivated']) {
      const reply = await call(row, bearer(key))
      expect([key, reply.status, (await reply.json()).code]).toEqual([key, 401, 'TOKEN_INVALID_OR_EXPIRED'])
    }
  })

  test('accepts each of its own permissions and no other', async () => {
    // Signing out would end the token with the first call.
    if (row.path === '/v1/logout') return
    const isOpen = async (key: string) => {
      const { status } = await call(row, bearer(key))
      expect(status).not.toBe(401)
      return status !== 403
    }
    const own = permissionsOf(row.permission)
    expect(await isOpen('all')).toBe(true)
    if (row.permission === 'authenticated') return
    expect(await isOpen('none')).toBe(false)
    for (const name of permissionNames) {
      expect([name, await isOpen(`only ${name}`)]).toEqual([name, own.includes(name)])
      expect([name, await isOpen(`without ${name}`)]).toEqual([name, own.some((other) => other !== name)])
    }
  })
})

test('an unknown path answers 404, an unknown method 405 with Allow', async () => {
  const unknown = await api.fetch('/api/v1/hotel_management/properties/secrets', { headers: bearer('all') })
  expect(unknown.status).toBe(404)
  const wrong = await api.fetch('/api/v1/login')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
})

test('every endpoint with a permission has a unique name', async () => {
  const names = endpoints.map((row) => `${row.method} ${row.path}`)
  expect(new Set(names).size).toBe(names.length)
  await api.db.execute(sql`select 1`)
})

/** The published mapping of the property endpoints (ADR 0010, 0024). An endpoint without a line here fails the test. */
const permissionOf = (name: string): unknown => {
  const readers = ['access_hotel_products', 'access_hotel_calendar', 'access_housekeeping']
  if (name === 'GET property/{property}') return 'login_to_hotel_management'
  if (/^DELETE property\/|^POST (property_types|\w+_property_types?)\b|^POST update_property_type_name/.test(name))
    return 'manage_properties'
  if (/ (property|property_types|\w*_propert\w+)\b/.test(name) && !name.endsWith('_by_property'))
    return 'access_properties'
  if (/ \{property_id\}\/(set-up|clone)$/.test(name)) return 'access_properties'
  if (name.endsWith(' {property_id}/copy')) return 'access_hotel_products'
  if (name === 'GET attendants' || name.includes('problem')) return 'access_housekeeping'
  if (name.startsWith('GET ') || name.endsWith(' facility_type_by_id')) return readers
  if (name.endsWith(' update_room_status')) return ['access_hotel_products', 'access_housekeeping']
  if (name.endsWith(' update_facility_status')) return ['access_hotel_products', 'access_hotel_calendar']
  return 'access_hotel_products'
}

test('every property endpoint needs the permission of a screen that uses it', () => {
  const base = /\/v1\/hotel_management\/(properties|hotel_calendar|housekeeping)\//
  const hotel = endpoints.filter(({ path }) => base.test(path))
  const named = hotel.map(
    ({ method, path, permission }) => [`${method} ${path.replace(base, '')}`, permission] as const,
  )
  expect(named).toEqual(named.map(([name]) => [name, permissionOf(name)]))
})
