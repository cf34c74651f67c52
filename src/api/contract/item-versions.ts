import * as v from 'valibot'
import { ItemResult } from './reply.ts'
import { LockVersion, list } from './wire.ts'

/* Extension: versions in bulk writes of the inventory (ADR 0084). */

/** The version of each id that a bulk write is based on, in the order of the ids. A stale item is refused. */
export const LockVersions = v.optional(list(LockVersion))

/** Outcome of a bulk write for one id. A success has the version of the record after the write. */
export const VersionedResult = v.object({ ...ItemResult.entries, lock_version: v.optional(v.number()) })
export type VersionedResult = v.InferOutput<typeof VersionedResult>

export const VersionedResults = v.object({ results: v.array(VersionedResult) })
export type VersionedResults = v.InferOutput<typeof VersionedResults>
