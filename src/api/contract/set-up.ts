import * as v from 'valibot'
import { Prefix } from './property.ts'
import { list, singleLine } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/**
 * GET {property_id}/set-up, an extension (ADR 0069): what a property has so far. Categories, types and rooms leave out
 * those of assets.
 */
export const SetUp = v.object({
  room_categories_count: v.number(),
  room_types_count: v.number(),
  rooms_count: v.number(),
  addons_count: v.number(),
  attendants_count: v.number(),
  bookable_status: v.picklist(['bookable', 'unbookable']),
})
export type SetUp = v.InferOutput<typeof SetUp>

/** What a clone can copy, in the order in which it is copied. */
export const cloneParts = ['amenities', 'categories', 'types', 'rooms', 'addons'] as const
const ClonePart = v.picklist(cloneParts, () => phrase('set-up.mustBePart'))
export type ClonePart = (typeof cloneParts)[number]

/** What each part cannot be copied without. */
const needs: Partial<Record<ClonePart, readonly ClonePart[]>> = {
  types: ['categories'],
  rooms: ['categories', 'types'],
}

/** The parts with all that they need. */
export const withNeeded = (parts: readonly ClonePart[]): ClonePart[] =>
  cloneParts.filter((part) => parts.some((one) => one === part || needs[one]?.includes(part)))

/** The parts without one, and without those that need it. */
export const withoutPart = (parts: readonly ClonePart[], removed: ClonePart): ClonePart[] =>
  parts.filter((part) => part !== removed && !needs[part]?.includes(removed))

/** POST {property_id}/clone, an extension (ADR 0069): a new property with the settings and the chosen inventory of another. */
export const CloneProperty = v.strictObject({
  name: singleLine(120),
  prefix: Prefix,
  with: v.optional(list(ClonePart), []),
})
export type CloneProperty = v.InferOutput<typeof CloneProperty>
