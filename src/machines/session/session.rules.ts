import type { ApiError } from '../../api/api-error.ts'
import type { StoredUser } from '../../api/contract/session.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Message of a failed sign-in (requirement 8.login-401, 8.login-403, 8.login-other). */
export function loginMessage({ status, message }: ApiError): string {
  if (status === 401) return phrase('sign-in.invalidCredentials')
  if (status === 403) return phrase('sign-in.accountDeactivated')
  return message
}

/** Message of a failed logout (requirement 8.logout-failure). */
export const logoutMessage = ({ message, hasNoMessage }: ApiError) =>
  (hasNoMessage ? '' : message) || phrase('sign-in.logoutFailed')

/** Message if the browser does not store cookies, which a session needs (domain D9). */
export const notStoredMessage = phrase('sign-in.sessionNotStored')

/** Why the last session ended. A voluntary end shows no message and no link back. */
export type SignedOutReason = 'expired' | 'elsewhere' | 'voluntary'

/** Messages after an end that the person did not ask for. */
export const signedOutMessages: Record<Exclude<SignedOutReason, 'voluntary'>, string> = {
  expired: phrase('sign-in.sessionEnded'),
  elsewhere: phrase('sign-in.signedOutElsewhere'),
}

/** Two cookies belong to one session if their tokens are equal (domain D12). */
export const isSameSession = (a: StoredUser | null, b: StoredUser | null) => (a?.token ?? null) === (b?.token ?? null)
