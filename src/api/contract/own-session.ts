import * as v from 'valibot'
import { Instant } from './wire.ts'

/* Sessions of the signed-in person: where they are signed in. An extension (ADR 0092). */

/** Most sessions in the list, the last used ones. */
export const maxOwnSessions = 100

/** One session. `browser` and `system` are product names, such as Firefox and Windows; null if unknown. */
export const OwnSession = v.object({
  id: v.number(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** IP address at the sign-in. */
  address: v.nullable(v.string()),
  signed_in_at: Instant,
  last_seen_at: Instant,
  /** True for the session that asks. */
  is_current: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSession>

/** Reply of an end: the number of sessions that it ended. */
export const EndedSessions = v.object({ ended: v.number() })
export type EndedSessions = v.InferOutput<typeof EndedSessions>
