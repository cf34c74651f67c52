import * as v from 'valibot'
import { facilityKinds } from './enums.ts'
import { Prefix } from './property.ts'
import { keyword } from './wire.ts'

/* Shapes of the search over everything that the caller may see. An extension (ADR 0066). */

/** What can be found. */
export const foundKinds = ['property', 'facility', 'addon', 'person', 'entry'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Results of each kind at most, so that one kind doesn't hide the others. */
export const mostOfKind = 6

/** GET search. Without a keyword it finds the first properties. */
export const SearchQuery = v.strictObject({
  keyword: v.optional(keyword, ''),
  /** Prefix of the open property: its records come before equal ones, and people and the log are only searched in it. */
  property: v.optional(Prefix),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** One found record, best match first. */
export const Found = v.object({
  kind: v.picklist(foundKinds),
  id: v.number(),
  /** Name of the record; for an entry of the log, what was done. */
  name: v.string(),
  /** Type of a room, asset or add-on, position of a person, or null. */
  type: v.nullable(v.string()),
  facility_kind: v.nullable(v.picklist(facilityKinds)),
  is_active: v.boolean(),
  /** Where it belongs; for a property, itself. Null for a person. */
  property: v.nullable(v.object({ prefix: v.string(), name: v.string() })),
  /** When an entry was logged, as an instant; null for others. */
  at: v.nullable(v.string()),
})
export type Found = v.InferOutput<typeof Found>
