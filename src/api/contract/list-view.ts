import * as v from 'valibot'
import { listNames } from './enums.ts'
import { Flag, Id, LockVersion, orNull, singleLine, text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A stored view of a list: the address query that shows it, under a name (ADR 0067). */
export const ListView = v.object({
  id: v.number(),
  list: v.picklist(listNames),
  /** Null for a list of the hotel group. */
  property_id: v.nullable(v.number()),
  name: v.string(),
  query: v.string(),
  /** True if everybody who sees the list also sees the view. */
  is_shared: v.boolean(),
  /** True if the caller's list opens with it. */
  is_default: v.boolean(),
  /** True if the caller owns it, and so may change it. */
  is_own: v.boolean(),
  owner: v.string(),
  lock_version: v.optional(v.number()),
})
export type ListView = v.InferOutput<typeof ListView>

/** GET list-views: the caller's views of a list, and those shared with the caller. */
export const ListViewQuery = v.strictObject({ list: v.picklist(listNames), property_id: v.optional(Id) })
export type ListViewQuery = v.InferOutput<typeof ListViewQuery>

/** An address query without "?", as `URLSearchParams` writes it. It may be empty. */
const AddressQuery = v.pipe(
  text,
  v.maxLength(2000, () => phrase('validation.tooLong', { max: 2000 })),
  v.regex(/^[\w*.+%&=-]*$/, () => phrase('validation.notAnAddress')),
)

/** POST list-views. */
export const CreateListView = v.strictObject({
  list: v.picklist(listNames),
  property_id: v.optional(orNull(Id)),
  name: singleLine(80),
  query: AddressQuery,
  is_shared: v.optional(Flag, false),
  is_default: v.optional(Flag, false),
})
export type CreateListView = v.InferOutput<typeof CreateListView>

/** POST list-views/{id}. Fields that are left out stay as they are. Whoever sees a view may make it their default. */
export const ChangeListView = v.strictObject({
  name: v.optional(singleLine(80)),
  query: v.optional(AddressQuery),
  is_shared: v.optional(Flag),
  is_default: v.optional(Flag),
  lock_version: v.optional(LockVersion),
})
export type ChangeListView = v.InferOutput<typeof ChangeListView>
