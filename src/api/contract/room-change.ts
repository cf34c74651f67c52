import * as v from 'valibot'
import { Id } from './wire.ts'

/** GET housekeeping/changes, an extension: of one property. */
export const RoomChangesQuery = v.strictObject({ property_id: Id })
export type RoomChangesQuery = v.InferOutput<typeof RoomChangesQuery>

/** What is on the line at least this often, so that both ends know that it is there. */
export const heartbeatMs = 15_000

/** The most streams that one person holds open. */
export const mostStreams = 10

/** The data of an event; `facility_ids` are those of `changed`. */
export const RoomChangeData = v.object({ facility_ids: v.optional(v.array(v.number()), []) })

/**
 * `ready`: from here on nothing is missed; what was read before may be old. `changed`: these rooms are to be read anew. `resync`:
 * all of them are. `ended`: the session is over, or the house is no longer open to the person; the next call says which.
 */
export const roomChangeTypes = ['ready', 'changed', 'resync', 'ended'] as const
export type RoomChangeType = (typeof roomChangeTypes)[number]
