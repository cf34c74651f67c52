import { phrase } from '../src/phrases/phrase.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'

/** An error with its HTTP response. Any other error becomes a 500 that does not reveal its cause. */
export class HttpError extends Error {
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

/** The client disconnected. Its work is stopped, and no reply is read. */
export class RequestAbandoned extends Error {}

/**
 * Throws if the client has disconnected. A signal's reason may be any value, but the router needs its own error class.
 */
export function throwIfAbandoned(signal: AbortSignal): void {
  if (signal.aborted) throw new RequestAbandoned('The client went away')
}

/** 422: field errors (domain D16). */
export const invalid = (errors: Record<string, string[]>) =>
  new HttpError(422, phrase('server.fieldsNeedAttention'), { code: 'VALIDATION', errors })

type MissingRecord =
  | 'addon'
  | 'addonType'
  | 'day'
  | 'entry'
  | 'facility'
  | 'facilityType'
  | 'month'
  | 'picture'
  | 'posting'
  | 'problem'
  | 'property'
  | 'propertyType'
  | 'record'
  | 'reportFile'
  | 'reportSchedule'
  | 'session'
  | 'user'

/** 404, both for missing records and for those of other properties, so that the reply does not reveal which. */
export const notFound = (record: MissingRecord) =>
  new HttpError(404, phrase('server.notFound', { record }), { code: 'NOT_FOUND' })

/** 404: the caller may not see the property, or there is none. The reply is the one for a missing property. */
export class PropertyOutOfScope extends HttpError {
  /** `property` is the id or prefix that the caller has asked for. */
  constructor(readonly property: number | string) {
    super(404, phrase('server.notFound', { record: 'property' }), { code: 'NOT_FOUND' })
  }
}

/** Who made a change, and when, as far as the caller may know. */
export interface LastChange {
  /** The caller made it, in another tab for example. */
  isOwn: boolean
  /** `time` is for people to read. Null if the caller may not know, or nobody does. */
  by: { name: string; time: string } | null
}

/** Codes of `stale`. With `STALE_NAMED` the message names the person. */
export const staleCodes = { you: 'STALE_OWN', named: 'STALE_NAMED', other: 'STALE' } as const

/** 409: the version is stale; the reply has the current record (domain D22). */
export function stale(data: unknown, { isOwn, by }: LastChange) {
  const who = isOwn ? 'you' : by ? 'named' : 'other'
  return new HttpError(
    409,
    phrase('server.changedMeanwhile', { by: who, name: by?.name ?? '', time: by?.time ?? '' }),
    { code: staleCodes[who], data },
  )
}

/** 409: a business rule forbids it. */
export const ruleViolation = (reason: string) => new HttpError(409, reason, { code: 'REFUSED' })

/** 401 that ends the session (requirement 4.forced-logout). */
export const tokenInvalid = () =>
  new HttpError(401, phrase('server.sessionEnded'), {
    code: 'TOKEN_INVALID_OR_EXPIRED',
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** 401 for a request without a token (requirement 8.forced-logout). */
export const unauthenticated = () =>
  new HttpError(401, phrase('server.unauthenticated'), { headers: { 'WWW-Authenticate': 'Bearer' } })

/** 403: the caller lacks the permission. */
export const forbidden = (message = phrase('server.forbidden')) => new HttpError(403, message, { code: 'FORBIDDEN' })

/** 403: the user must change their first password before other calls (ADR 0041). */
export const passwordChangeRequired = () =>
  new HttpError(403, phrase('server.passwordChangeRequired'), { code: 'PASSWORD_CHANGE_REQUIRED' })

/** Message of a 500, which reveals no cause. */
export const serverFault = (requestId: string) => phrase('server.fault', { requestId })

/** Seconds for Retry-After; a restarted database needs about as long. */
const retryAfterSeconds = 2

/**
 * 503: the database is unreachable. The message says nothing about writes, because one whose response was lost may have
 * happened.
 */
const unavailable = () =>
  new HttpError(503, phrase('server.unavailable'), {
    code: 'UNAVAILABLE',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

/** Maps anything thrown to an HTTP error; null for a bug of the server. */
export function toHttpError(thrown: unknown): HttpError | null {
  if (thrown instanceof HttpError) return thrown
  return isDatabaseUnavailable(thrown) ? unavailable() : null
}

/** True if the database error has this SQLSTATE, with or without drizzle's wrapper. */
const hasSqlState = (thrown: unknown, state: string): boolean => {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === state) return true
  return false
}

/** PostgreSQL's unique_violation: another request has taken the name. */
export const isUniqueViolation = (thrown: unknown) => hasSqlState(thrown, '23505')

/** PostgreSQL's exclusion_violation: nights are already taken (domain D31). */
export const isExclusionViolation = (thrown: unknown) => hasSqlState(thrown, '23P01')
