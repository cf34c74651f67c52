import type { ErrorBody } from './contract/reply.ts'

/** Failures that have no HTTP status: `status` is 0 and `code` is one of these. */
export type LocalCode = 'UNREACHABLE' | 'TIMEOUT' | 'MALFORMED' | 'CUT_OFF'

interface Details {
  code?: string
  /** The reply's `error` field, apart from `message` (requirement 8.property-failure). */
  error?: string | null
  fields?: Record<string, string[]>
  requestId?: string | null
  /** The current record of a 409 (domain D22). */
  current?: unknown
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number | null
  /** The server said nothing: `message` is this side's. */
  isUnsaid?: boolean
}

/** The one class of every failed call. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly error: string | null
  readonly fields: Record<string, string[]>
  readonly requestId: string | null
  readonly current: unknown
  readonly retryAfter: number | null
  readonly isUnsaid: boolean

  constructor(
    readonly status: number,
    message: string,
    {
      code = '',
      error = null,
      fields = {},
      requestId = null,
      current,
      retryAfter = null,
      isUnsaid = false,
    }: Details = {},
  ) {
    super(message)
    this.code = code
    this.error = error
    this.fields = fields
    this.requestId = requestId
    this.current = current
    this.retryAfter = retryAfter
    this.isUnsaid = isUnsaid
  }
}

const localMessages: Record<LocalCode, string> = {
  UNREACHABLE: 'The server could not be reached. Check your connection and try again.',
  TIMEOUT: 'The server took too long to answer. Try again.',
  MALFORMED: 'The answer of the server could not be read.',
  CUT_OFF: 'The download was cut off. Nothing was saved.',
}

/** A failure on this side of the wire. */
export const localError = (code: LocalCode, requestId: string | null = null) =>
  new ApiError(0, localMessages[code], { code, requestId })

/** Whatever was thrown, as an ApiError: what is not ours is a network failure. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : localError('UNREACHABLE')

/** Reads Retry-After in both its forms, seconds and HTTP date (RFC 9110, 10.2.3). */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** `errors` of the body: texts by field; what is not that is left out. */
function fieldsOf(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, [texts].flat().filter((text) => typeof text === 'string')]),
  )
}

/** The error a refused reply stands for; a body that is not ours still gives a readable message. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<keyof ErrorBody, unknown>>
  const error = textOf(said.error)
  const text = textOf(said.message) || error
  return new ApiError(response.status, text || `The server answered ${response.status}.`, {
    isUnsaid: text === '',
    code: textOf(said.code),
    error: error || null,
    fields: fieldsOf(said.errors),
    requestId: response.headers.get('x-request-id'),
    current: said.data,
    retryAfter: retryAfterOf(response.headers),
  })
}
