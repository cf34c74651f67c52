/** A refusal with its reply. Whatever else is thrown becomes a 500 that says nothing of its cause. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429,
    message: string,
    readonly details: {
      code?: string
      errors?: Record<string, string[]>
      data?: unknown
      headers?: Record<string, string>
    } = {},
  ) {
    super(message)
  }
}

/** 422: the fields and what is wrong with each (readings 16). */
export const invalid = (errors: Record<string, string[]>) =>
  new Refusal(422, 'Some fields need your attention.', { code: 'VALIDATION', errors })

/** 404, for what is missing and for what belongs to others alike: the answer must not tell which. */
export const notFound = (what: string) => new Refusal(404, `${what} not found`, { code: 'NOT_FOUND' })

/** 409: written against an old version; the reply carries the record as it is now (readings 22). */
export const stale = (data: unknown) =>
  new Refusal(409, 'Someone else changed this in the meantime.', { code: 'STALE', data })

/** 409: a rule of the house stands against it. */
export const refused = (reason: string) => new Refusal(409, reason, { code: 'REFUSED' })

/** 401 that ends the session (spec section 4). */
export const tokenInvalid = () =>
  new Refusal(401, 'Your session has ended. Sign in again.', {
    code: 'TOKEN_INVALID_OR_EXPIRED',
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** 401 without a token at all (spec section 8). */
export const unauthenticated = () => new Refusal(401, 'Unauthenticated.', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** Whether the database refused with this SQLSTATE, through drizzle's wrapper or without. */
const hasState = (thrown: unknown, state: string): boolean => {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === state) return true
  return false
}

/** PostgreSQL's unique_violation: a name that someone else took meanwhile. */
export const isUniqueViolation = (thrown: unknown) => hasState(thrown, '23505')

/** PostgreSQL's foreign_key_violation: what is pointed to went, or what goes is still pointed to. */
export const isForeignKeyViolation = (thrown: unknown) => hasState(thrown, '23503')

/** PostgreSQL's exclusion_violation: nights that are taken (readings, Room blocking). */
export const isExclusionViolation = (thrown: unknown) => hasState(thrown, '23P01')
