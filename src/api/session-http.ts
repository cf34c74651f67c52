import { ApiError } from './api-error.ts'
import { type Http, httpFrom, withDefaultConsume } from './http.ts'

/** Why a session ended: the cookie is missing, or the server rejected the token (requirement 4.forced-logout). */
export type SessionEnd = 'missing' | 'expired'

const endsSession = ({ status, code, message }: ApiError) =>
  status === 401 && (code === 'TOKEN_INVALID_OR_EXPIRED' || message === 'Unauthenticated.')

interface Session {
  /** Reads the token for each call, because only the cookie stores it. */
  readToken: () => string | null | undefined
  onEnded: (end: SessionEnd, token: string | null) => void
  /** The server rejects calls until the first password is changed (ADR 0041). Not reported for an earlier token. */
  onPasswordRequired: () => void
  /** Asks for the second step, without which the server refuses a weighty change (ADR 0094). False if the person declines. */
  confirm: () => Promise<boolean>
}

/** Adds the session's token to every call of `http`, and reports when the session ends or requires a new password. */
export const withSession = (http: Http, { readToken, onEnded, onPasswordRequired, confirm }: Session): Http =>
  httpFrom(
    withDefaultConsume(async (request, consume) => {
      const token = readToken()
      if (!token) {
        onEnded('missing', null)
        throw new ApiError(401, 'Unauthenticated.')
      }
      const send = () => http.send({ ...request, token }, consume)
      try {
        return await send()
      } catch (thrown) {
        if (!request.isAhead && thrown instanceof ApiError) {
          if (endsSession(thrown)) onEnded('expired', token)
          if (thrown.code === 'PASSWORD_CHANGE_REQUIRED' && readToken() === token) onPasswordRequired()
          if (thrown.code === 'CONFIRMATION_REQUIRED') {
            // The same request again, with the same idempotency key.
            if (await confirm()) return await send()
            // Without the id of the request: the person declined, there is no fault to report.
            throw new ApiError(403, thrown.message)
          }
        }
        throw thrown
      }
    }),
    http.locate,
  )
