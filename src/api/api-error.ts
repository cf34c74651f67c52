import type { ErrorBody } from './contract/reply.ts'
import { phrase } from '../phrases/phrase.ts'

/** Codes of failures without an HTTP response; `status` is then 0. */
export type LocalErrorCode = 'UNREACHABLE' | 'TIMEOUT' | 'MALFORMED' | 'CUT_OFF'

interface Details {
  code?: string
  /** The response's `error` field; `message` is separate (requirement 8.property-failure). */
  error?: string | null
  fields?: Record<string, string[]>
  requestId?: string | null
  /** The current record from a 409 (domain D22). */
  current?: unknown
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number | null
  /** True if the response had no message and `message` is the client's own. */
  hasNoMessage?: boolean
}

/** Error of every failed API call. `message` can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly error: string | null
  readonly fields: Record<string, string[]>
  readonly requestId: string | null
  readonly current: unknown
  readonly retryAfter: number | null
  readonly hasNoMessage: boolean

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
      hasNoMessage = false,
    }: Details = {},
  ) {
    super(message)
    this.code = code
    this.error = error
    this.fields = fields
    this.requestId = requestId
    this.current = current
    this.retryAfter = retryAfter
    this.hasNoMessage = hasNoMessage
  }
}

const localMessages: Record<LocalErrorCode, string> = {
  UNREACHABLE: phrase('requests.serverUnreachable'),
  TIMEOUT: phrase('requests.serverTooSlow'),
  MALFORMED: phrase('requests.replyUnreadable'),
  CUT_OFF: phrase('requests.downloadCutOff'),
}

/** Makes the error of a failure without an HTTP response. */
export const localError = (code: LocalErrorCode, requestId: string | null = null) =>
  new ApiError(0, localMessages[code], { code, requestId })

/** Converts anything thrown to an ApiError. An unknown error counts as a network failure. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : localError('UNREACHABLE')

/** Seconds from Retry-After, which holds either seconds or an HTTP date (RFC 9110, 10.2.3). */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Messages by field from the body's `errors`. Ignores values of other types. */
function fieldsOf(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, [texts].flat().filter((text) => typeof text === 'string')]),
  )
}

/** Makes the ApiError of an error response. An unknown body still gives a readable message. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const parsed = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<keyof ErrorBody, unknown>>
  const error = textOf(parsed.error)
  const text = textOf(parsed.message) || error
  return new ApiError(response.status, text || phrase('requests.serverError', { status: response.status }), {
    hasNoMessage: text === '',
    code: textOf(parsed.code),
    error: error || null,
    fields: fieldsOf(parsed.errors),
    requestId: response.headers.get('x-request-id'),
    current: parsed.data,
    retryAfter: retryAfterOf(response.headers),
  })
}
