import * as v from 'valibot'
import { discrepancies, guestServices, housekeepingStatuses, stayStates } from './enums.ts'
import { Id } from './wire.ts'

/** GET housekeeping_counts, an extension: counts of one property. */
export const HousekeepingCountsQuery = v.strictObject({ property_id: Id })
export type HousekeepingCountsQuery = v.InferOutput<typeof HousekeepingCountsQuery>

const countOf = <const Names extends readonly string[]>(names: Names) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.number()])) as Record<Names[number], v.NumberSchema<undefined>>,
  )

/** Number of rooms for each filter of the board, equal to the total of GET facilities with that filter (domain D41). */
export const HousekeepingCounts = v.object({
  total: v.number(),
  housekeeping_statuses: countOf(housekeepingStatuses),
  stays: countOf(stayStates),
  services: countOf(guestServices),
  discrepancy: countOf(discrepancies),
  hk_priority: v.number(),
  /** In floor order. */
  floors: v.array(v.object({ floor: v.nullable(v.string()), count: v.number() })),
  /** Ordered by name; a null attendant counts the unassigned rooms. */
  attendants: v.array(
    v.object({ attendant: v.nullable(v.object({ id: v.number(), name: v.string() })), count: v.number() }),
  ),
})
export type HousekeepingCounts = v.InferOutput<typeof HousekeepingCounts>
