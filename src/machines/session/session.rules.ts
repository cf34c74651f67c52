import type { ApiError } from '../../api/api-error.ts'
import type { StoredUser } from '../../api/contract/session.ts'

/** What a refused login says (requirement 8.login-401, 8.login-403, 8.login-other). */
export function loginMessage({ status, message }: ApiError): string {
  if (status === 401) return 'Access denied! Invalid Credentials'
  if (status === 403) return 'Access denied! Your account is deactivated.'
  return message
}

/** What a failed logout says (requirement 8.logout-failure). */
export const logoutMessage = ({ message, hasNoMessage }: ApiError) => (hasNoMessage ? '' : message) || 'Logout failed'

/** Said when the browser keeps no cookie: without it no session can exist (domain D9). */
export const notStoredMessage =
  'Your browser did not store the session. Allow cookies for this site, then sign in again.'

/** Why the last session ended; a voluntary end needs no explanation and no way back. */
export type SignedOutReason = 'expired' | 'elsewhere' | 'voluntary'

/** What is announced after an end that the person did not ask for. */
export const signedOutMessages: Record<Exclude<SignedOutReason, 'voluntary'>, string> = {
  expired: 'Your session has ended. Please sign in again.',
  elsewhere: 'You were signed out in another tab or window.',
}

/** Two cookies of one session: the token alone decides (domain D12). */
export const isSameSession = (a: StoredUser | null, b: StoredUser | null) => (a?.token ?? null) === (b?.token ?? null)
