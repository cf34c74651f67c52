import * as v from 'valibot'
import { discrepancies, guestServices, housekeepingStatuses, stayStates } from './housekeeping.ts'
import { Id } from './wire.ts'

/** GET housekeeping_counts, an extension: of one property. */
export const HousekeepingCountsQuery = v.strictObject({ property_id: Id })
export type HousekeepingCountsQuery = v.InferOutput<typeof HousekeepingCountsQuery>

const countOf = <const Names extends readonly string[]>(names: Names) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.number()])) as Record<Names[number], v.NumberSchema<undefined>>,
  )

/** How many rooms each filter of the board would find: as many as GET facilities counts with it (domain D41). */
export const HousekeepingCounts = v.object({
  total: v.number(),
  housekeeping_statuses: countOf(housekeepingStatuses),
  stays: countOf(stayStates),
  services: countOf(guestServices),
  discrepancy: countOf(discrepancies),
  hk_priority: v.number(),
  /** In their order. */
  floors: v.array(v.object({ floor: v.nullable(v.string()), count: v.number() })),
  /** By name; null is nobody. */
  attendants: v.array(
    v.object({ attendant: v.nullable(v.object({ id: v.number(), name: v.string() })), count: v.number() }),
  ),
})
export type HousekeepingCounts = v.InferOutput<typeof HousekeepingCounts>
