import type { ApiError } from '../../api/api-error.ts'
import type { StoredUser } from '../../api/contract/session.ts'

/** Spec section 8: what a refused login says. */
export function loginMessage({ status, message }: ApiError): string {
  if (status === 401) return 'Access denied! Invalid Credentials'
  if (status === 403) return 'Access denied! Your account is deactivated.'
  return message
}

/** Spec section 8: what a failed logout says. */
export const logoutMessage = ({ message, isUnsaid }: ApiError) => (isUnsaid ? '' : message) || 'Logout failed'

/** Said when the browser keeps no cookie: without it no session can exist (readings 9). */
export const notStoredMessage =
  'Your browser did not store the session. Allow cookies for this site, then sign in again.'

/** Why the last session ended; a voluntary end needs no explanation and no way back. */
export type SignedOutReason = 'expired' | 'elsewhere' | 'voluntary'

/** What is announced after an end that the person did not ask for. */
export const signedOutMessages: Record<Exclude<SignedOutReason, 'voluntary'>, string> = {
  expired: 'Your session has ended. Please sign in again.',
  elsewhere: 'You were signed out in another tab or window.',
}

/** Two cookies of one session: the token alone decides (readings 12). */
export const isSameSession = (a: StoredUser | null, b: StoredUser | null) => (a?.token ?? null) === (b?.token ?? null)
