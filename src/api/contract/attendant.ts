import * as v from 'valibot'
import { Id } from './wire.ts'

/** GET attendants, an extension: the room attendants of one property. */
export const AttendantQuery = v.strictObject({ property_id: Id })
export type AttendantQuery = v.InferOutput<typeof AttendantQuery>

/** A room attendant, with the assigned rooms that are still dirty, in pickup or being cleaned, and their minutes. */
export const Attendant = v.object({
  id: v.number(),
  name: v.string(),
  roles: v.array(v.string()),
  rooms_count: v.number(),
  minutes: v.number(),
})
export type Attendant = v.InferOutput<typeof Attendant>
