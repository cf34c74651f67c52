import * as v from 'valibot'
import { Id } from './wire.ts'

/** GET attendants, an extension: of one property. */
export const AttendantQuery = v.strictObject({ property_id: Id })
export type AttendantQuery = v.InferOutput<typeof AttendantQuery>

/** Someone who may be given rooms, with those of them still dirty, in pickup or being cleaned, and the minutes these take. */
export const Attendant = v.object({
  id: v.number(),
  name: v.string(),
  roles: v.array(v.string()),
  rooms_count: v.number(),
  minutes: v.number(),
})
export type Attendant = v.InferOutput<typeof Attendant>
