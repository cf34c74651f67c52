import * as v from 'valibot'
import { Prefix } from './property.ts'
import { Id, list, singleLine } from './wire.ts'
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

/** The lists that a copy fills, in the order in which it fills them, and the part that brings each. */
export const copiedLists = {
  amenities: 'amenities',
  categories: 'categories',
  types: 'types',
  rooms: 'rooms',
  addonTypes: 'addons',
  addons: 'addons',
} as const satisfies Record<string, ClonePart>
export type CopiedList = keyof typeof copiedLists

/** Parts that can be copied between properties with different currencies: those without prices. */
export const unpricedParts: readonly ClonePart[] = ['amenities', 'categories']

/** GET {property_id}/copy, an extension (ADR 0077): what a copy from another property would do. */
export const CopyQuery = v.object({ from_property_id: Id })
export type CopyQuery = v.InferOutput<typeof CopyQuery>

/** The parts to copy, at least one. */
export const CopiedParts = v.strictObject({
  with: v.pipe(
    list(ClonePart),
    v.minLength(1, () => phrase('set-up.choosePart')),
  ),
})
export type CopiedParts = v.InferOutput<typeof CopiedParts>

/**
 * POST {property_id}/copy: adds chosen inventory of another property to this one. Between currencies, parts with prices are left out, because
 * nothing converts prices.
 */
export const CopyInventory = v.strictObject({ from_property_id: Id, ...CopiedParts.entries })
export type CopyInventory = v.InferOutput<typeof CopyInventory>

/** Records with their number; `names` are the first few. */
const Named = v.object({ count: v.number(), names: v.array(v.string()) })

/** What a copy does with one list of the other property. */
const CopiedRecords = v.object({
  list: v.picklist(Object.keys(copiedLists) as [CopiedList, ...CopiedList[]]),
  added: v.number(),
  /** Here already, by name, code or SKU. They stay as they are. */
  existing: Named,
  /** Left out: a category or type of the same name or code is of the other kind here. */
  unmatched: Named,
})
export type CopiedRecords = v.InferOutput<typeof CopiedRecords>

/** Reply of a copy, and of its preview, which has every list. */
export const InventoryCopy = v.object({
  lists: v.array(CopiedRecords),
  /** The properties have different currencies, so nothing with a price is copied. */
  has_other_currency: v.boolean(),
})
export type InventoryCopy = v.InferOutput<typeof InventoryCopy>
