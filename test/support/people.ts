import { eq, inArray } from 'drizzle-orm'
import { users } from '../../server/db/schema/access.ts'
import { properties } from '../../server/db/schema/properties.ts'
import type { Api } from './api.ts'
import { type Body, type Caller, callerOf, formOf } from './api-calls.ts'

export const usersPath = '/api/v1/user_management/users'
export const linkPath = '/api/v1/user_management/password_link'
export const newPassword = 'Chosen-2026!'

export const propertyIds = async (api: Api, ...prefixes: string[]): Promise<number[]> =>
  (await api.db.select({ id: properties.id }).from(properties).where(inArray(properties.prefix, prefixes))).map(
    ({ id }) => id,
  )

/** A valid form of a new person: a front desk agent of Harbour View. */
export const personForm = async (api: Api, email: string, over: Body = {}): Promise<Body> => ({
  email,
  first_name: 'Paula',
  last_name: 'Reyes',
  position: 'Night Porter',
  // One empty text is the empty list.
  department_ids: [''],
  roles: ['Front Desk'],
  all_properties: 0,
  property_ids: await propertyIds(api, 'harbour-view'),
  ...over,
})

/** Adds a person; the reply has their link. */
export async function addPerson(api: Api, by: Caller, email: string, over: Body = {}) {
  const reply = await by.post(usersPath, await personForm(api, email, over))
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.body.data as { id: number; lock_version: number; link: { token: string; expires_at: string } }
}

/** Sends the form of the page that a link opens. */
export async function setPasswordBy(api: Api, token: string, password = newPassword, headers: HeadersInit = {}) {
  const body = formOf({ token, password, confirm_password: password })
  const reply = await api.fetch(linkPath, { method: 'POST', body, headers })
  return { status: reply.status, body: await reply.json() }
}

/** Whether a link would set a password. */
export async function isLinkValid(api: Api, token: string): Promise<boolean> {
  const reply = await api.fetch(`${linkPath}/read`, { method: 'POST', body: formOf({ token }) })
  await reply.arrayBuffer()
  return reply.ok
}

/** Adds a manager of some properties who has set a password, and signs them in. */
export async function managerOf(api: Api, by: Caller, email: string, ...prefixes: string[]): Promise<Caller> {
  const assigned = {
    roles: ['General Manager'],
    property_ids: await propertyIds(api, ...prefixes),
  }
  const { link } = await addPerson(api, by, email, assigned)
  await setPasswordBy(api, link.token)
  const token = await api.signIn(email, newPassword)
  return callerOf({ ...api, as: async () => withToken(api, token) }, email)
}

const withToken =
  (api: Api, token: string): Awaited<ReturnType<Api['as']>> =>
  (path, init = {}) =>
    api.fetch(path, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } })

export const setStatus = (api: Api, id: number, status: 0 | 1) =>
  api.db.update(users).set({ status }).where(eq(users.id, id))
