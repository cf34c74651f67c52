import { ApiError } from './api-error.ts'
import { type Http, httpOf, sending } from './http.ts'

/** The two replies, and the missing cookie, that end a session (requirement 4.forced-logout). */
export type SessionEnd = 'missing' | 'expired'

const endsSession = ({ status, code, message }: ApiError) =>
  status === 401 && (code === 'TOKEN_INVALID_OR_EXPIRED' || message === 'Unauthenticated.')

interface Session {
  /** Read anew for every call: the cookie is the only home of the token. */
  readToken: () => string | null
  onEnded: (end: SessionEnd, token: string | null) => void
}

/** Narrows `http` to one session: every call carries its token, and an ended session is reported. */
export const withSession = (http: Http, { readToken, onEnded }: Session): Http =>
  httpOf(
    sending(async (request, consume) => {
      const token = readToken()
      if (!token) {
        onEnded('missing', null)
        throw new ApiError(401, 'Unauthenticated.')
      }
      try {
        return await http.send({ ...request, token }, consume)
      } catch (thrown) {
        if (thrown instanceof ApiError && endsSession(thrown)) onEnded('expired', token)
        throw thrown
      }
    }),
    http.locate,
  )
