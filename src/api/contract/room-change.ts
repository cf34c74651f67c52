import * as v from 'valibot'
import { Id } from './wire.ts'

/** GET housekeeping/changes, an extension: event stream of one property. */
export const RoomChangesQuery = v.strictObject({ property_id: Id })
export type RoomChangesQuery = v.InferOutput<typeof RoomChangesQuery>

/** Longest pause between messages of the event stream, so that both ends detect a lost connection. */
export const heartbeatMs = 15_000

/** Most open event streams of one user. */
export const maxStreams = 10

/** Data of an event; only `changed` has `facility_ids`. */
export const RoomChangeData = v.object({ facility_ids: v.optional(v.array(v.number()), []) })

/**
 * `ready`: from now on no change is missed; data read before may be stale. `changed`: reload these rooms. `resync`:
 * reload all rooms. `ended`: the session is over or the user may no longer see the property; the next call returns
 * which.
 */
export const roomChangeTypes = ['ready', 'changed', 'resync', 'ended'] as const
export type RoomChangeType = (typeof roomChangeTypes)[number]
