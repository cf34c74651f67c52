import type { Credentials, StoredUser } from './contract/session.ts'
import type { Http } from './http.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * A stored user, or null. By hand and not by schema, because the sign-in page has to stay small (ADR 0004): only
 * the token is certain on every server; what else is not of the contract's type is as if it were not there.
 */
export function readUser(value: unknown): StoredUser | null {
  if (!isObject(value) || typeof value.token !== 'string' || value.token === '') return null
  const { position, roles } = value
  const user: Record<string, unknown> = { ...value }
  for (const name of ['id', 'status', 'is_pass_updated']) if (typeof value[name] !== 'number') delete user[name]
  for (const name of ['first_name', 'last_name', 'email']) if (typeof value[name] !== 'string') delete user[name]
  if (!isObject(position) || typeof position.name !== 'string') delete user.position
  user.roles = Array.isArray(roles) ? roles.filter((role) => isObject(role) && typeof role.name === 'string') : []
  return { ...user, token: value.token }
}

/** POST v1/login. 401 wrong credentials, 403 deactivated, 429 throttled. */
export const login = (http: Http, credentials: Credentials, signal?: AbortSignal) =>
  http.data(
    (body) => {
      const user = readUser(body)
      if (!user) throw new TypeError('No token in the reply')
      return user
    },
    { method: 'POST', path: '/v1/login', body: { ...credentials }, signal },
  )

/** POST v1/logout: no body, the stored token in the header. What it answers does not matter, only that it did. */
export const logout = (http: Http, token: string, signal?: AbortSignal) =>
  http.send({ method: 'POST', path: '/v1/logout', token, signal })
