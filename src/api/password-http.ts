import { ApiError } from './api-error.ts'
import { type Http, httpFrom, withDefaultConsume } from './http.ts'

const isRequired = (thrown: unknown) =>
  thrown instanceof ApiError && thrown.status === 403 && thrown.code === 'PASSWORD_CHANGE_REQUIRED'

interface PasswordRequirement {
  /** Reads the current token. An error of a request with an earlier token is not reported. */
  readToken: () => string | null
  onRequired: () => void
}

/** Reports when the server rejects a call until the first password is changed (ADR 0041). */
export const withPasswordRequirement = (http: Http, { readToken, onRequired }: PasswordRequirement): Http =>
  httpFrom(
    withDefaultConsume(async (request, consume) => {
      const token = readToken()
      try {
        return await http.send(request, consume)
      } catch (thrown) {
        if (!request.isAhead && isRequired(thrown) && readToken() === token) onRequired()
        throw thrown
      }
    }),
    http.locate,
  )
