import type { Credentials, StoredUser } from './contract/session.ts'
import type { Http } from './http.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Parses a stored user, or returns null. Written without a schema to keep the sign-in page small (ADR 0004). Only the
 * token is required; other fields of a wrong type are dropped.
 */
export function readUser(value: unknown): StoredUser | null {
  if (!isObject(value) || typeof value.token !== 'string' || value.token === '') return null
  const { position, roles, permissions } = value
  const user: Record<string, unknown> = { ...value }
  for (const name of ['id', 'status', 'is_pass_updated']) if (typeof value[name] !== 'number') delete user[name]
  for (const name of ['first_name', 'last_name', 'email']) if (typeof value[name] !== 'string') delete user[name]
  if (!isObject(position) || typeof position.name !== 'string') delete user.position
  if (!Array.isArray(permissions) || permissions.some((name) => typeof name !== 'string')) delete user.permissions
  user.roles = Array.isArray(roles) ? roles.filter((role) => isObject(role) && typeof role.name === 'string') : []
  return { ...user, token: value.token }
}

/** POST v1/login. 401 wrong credentials, 403 deactivated account, 429 too many attempts. */
export const login = (http: Http, credentials: Credentials, signal?: AbortSignal) =>
  http.data(
    (body) => {
      const user = readUser(body)
      if (!user) throw new TypeError('The server’s reply has no session token')
      return user
    },
    { method: 'POST', path: '/v1/login', body: { ...credentials }, signal },
  )

/** POST v1/logout without a body. The reply's content is ignored. */
export const logout = (http: Http, token: string, signal?: AbortSignal) =>
  http.send({ method: 'POST', path: '/v1/logout', token, signal })
