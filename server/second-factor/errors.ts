import { phrase } from '../../src/phrases/phrase.ts'
import type { SecondFactorAsked } from '../../src/api/contract/second-factor.ts'
import { HttpError } from '../errors.ts'

/** 401: the password is right, and a second step is asked for. */
export const secondFactorRequired = (data: SecondFactorAsked) =>
  new HttpError(401, phrase('server.secondStepRequired'), { code: 'SECOND_FACTOR_REQUIRED', data })

/** The code or passkey is not accepted: 401 at the sign-in, 422 for a caller. */
export const wrongSecondFactor = (status: 401 | 422) =>
  new HttpError(status, phrase('server.wrongSecondStep'), { code: 'INVALID_SECOND_FACTOR' })

/** The challenge is over, used, or never was: 401 at the sign-in, 409 for a caller. */
export const challengeExpired = (status: 401 | 409) =>
  new HttpError(status, phrase('server.secondStepExpired'), { code: 'CHALLENGE_EXPIRED' })

/** 403: the session was not confirmed with the second step for too long (ADR 0094). */
export const confirmationRequired = () =>
  new HttpError(403, phrase('server.confirmationRequired'), { code: 'CONFIRMATION_REQUIRED' })
