import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits (quality Q39). */
export const newToken = () => randomBytes(32).toString('base64url')

/** Stored hash of a token. A plain hash is enough because the token has full entropy, and it can be looked up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Lifetime of a session: 7 days (requirement 9.session-cookie). */
export const sessionMs = 7 * 24 * 60 * 60 * 1000
