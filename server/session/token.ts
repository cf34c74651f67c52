import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess (quality Q39). */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. It has full entropy, so a plain hash suffices and can be looked up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The session lasts 7 days (requirement 9.session-cookie). */
export const sessionMs = 7 * 24 * 60 * 60 * 1000
