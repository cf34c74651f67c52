import * as v from 'valibot'
import { CalendarDate, Id } from './wire.ts'

/* What is out of the ordinary in a property today: an extension (ADR 0068). */

/** In the order of a reply: what cannot wait until the guests arrive comes first. */
export const lookKinds = [
  'arrival_rooms',
  'discrepancies',
  'ended_blockings',
  'stays_outside_window',
  'late_postings',
] as const
export type LookKind = (typeof lookKinds)[number]

/** Most examples of one kind. */
export const maxExamples = 3

/** Without a property: all that the caller may see. */
export const NeedsALookQuery = v.strictObject({ property_id: v.optional(Id) })
export type NeedsALookQuery = v.InferOutput<typeof NeedsALookQuery>

/**
 * One of the counted records, with what a link to it needs. `date` is the arrival of a stay, the end of a blocking, or the
 * day that a posting belongs to. `guest_name` is that of a stay, `reference` that of a posting.
 */
const LookExample = v.object({
  id: v.number(),
  room: v.nullable(v.string()),
  guest_name: v.nullable(v.string()),
  date: v.nullable(CalendarDate),
  reference: v.nullable(v.string()),
})
export type LookExample = v.InferOutput<typeof LookExample>

/** One kind in one property, with the number of records. */
export const Look = v.object({
  property: v.object({ id: v.number(), prefix: v.string(), name: v.string(), check_in_time: v.string() }),
  kind: v.picklist(lookKinds),
  count: v.number(),
  examples: v.array(LookExample),
})
export type Look = v.InferOutput<typeof Look>
