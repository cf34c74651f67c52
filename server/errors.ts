import { isDatabaseAway } from './db/away.ts'

/** A refusal with its reply. Whatever else is thrown becomes a 500 that says nothing of its cause. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 503,
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

/** The client went away: what was done for it has ended, and nobody reads a reply. */
export class Abandoned extends Error {}

/** A signal's reason may be anything; the router looks for an error of its own. */
export function throwIfAbandoned(signal: AbortSignal): void {
  if (signal.aborted) throw new Abandoned('The client went away')
}

/** 422: the fields and what is wrong with each (domain D16). */
export const invalid = (errors: Record<string, string[]>) =>
  new Refusal(422, 'Some fields need your attention.', { code: 'VALIDATION', errors })

/** 404, for what is missing and for what belongs to others alike: the answer must not tell which. */
export const notFound = (what: string) => new Refusal(404, `${what} not found`, { code: 'NOT_FOUND' })

/** 409: written against an old version; the reply carries the record as it is now (domain D22). */
export const stale = (data: unknown) =>
  new Refusal(409, 'Someone else changed this in the meantime.', { code: 'STALE', data })

/** 409: a rule of the house stands against it. */
export const refused = (reason: string) => new Refusal(409, reason, { code: 'REFUSED' })

/** 401 that ends the session (requirement 4.forced-logout). */
export const tokenInvalid = () =>
  new Refusal(401, 'Your session has ended. Sign in again.', {
    code: 'TOKEN_INVALID_OR_EXPIRED',
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** 401 without a token at all (requirement 8.forced-logout). */
export const unauthenticated = () => new Refusal(401, 'Unauthenticated.', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** 403: the permission is lacking. */
export const forbidden = (message = 'You do not have the permission for this.') =>
  new Refusal(403, message, { code: 'FORBIDDEN' })

/** 403: someone who signed in for the first time sets a password of their own before anything else (ADR 0041). */
export const passwordChangeRequired = () =>
  new Refusal(403, 'Change your password first, then go on.', { code: 'PASSWORD_CHANGE_REQUIRED' })

/** How long the other side is asked to wait, in seconds: a restarted database is back after about that. */
const retryAfterSeconds = 2

/** 503: the database is away. Whether a write took place is not known where its answer was lost, so nothing is said of it. */
export const unavailable = () =>
  new Refusal(503, 'The service is not available at the moment. Try again shortly.', {
    code: 'UNAVAILABLE',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

/** The refusal that whatever was thrown stands for; null where it is a fault of ours. */
export function refusalOf(thrown: unknown): Refusal | null {
  if (thrown instanceof Refusal) return thrown
  return isDatabaseAway(thrown) ? unavailable() : null
}

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

/** PostgreSQL's exclusion_violation: nights that are taken (domain D31). */
export const isExclusionViolation = (thrown: unknown) => hasState(thrown, '23P01')
