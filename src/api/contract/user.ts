import * as v from 'valibot'
import { Flag, Id, ZeroOrOne, keyword, list, text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A member of staff (requirement 3.user; domain D35). */
export const User = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  position: v.nullable(v.object({ name: v.string() })),
  roles: v.array(v.object({ name: v.string() })),
  departments: v.array(v.object({ id: v.number(), name: v.string() })),
  property_ids: v.array(v.number()),
  status: v.picklist([0, 1]),
  is_pass_updated: v.picklist([0, 1]),
  /** Extensions (ADR 0096): whether the user is assigned to every property, and whether the caller may manage the account. */
  all_properties: v.optional(v.boolean(), false),
  can_manage: v.optional(v.boolean(), false),
  lock_version: v.optional(v.number()),
})
export type User = v.InferOutput<typeof User>

/** GET v1/user_management/users/list. */
export const UserQuery = v.strictObject({
  page: v.optional(Id),
  per_page: v.optional(
    v.pipe(
      Id,
      v.maxValue(200, () => phrase('sign-in.tooManyPerPage')),
    ),
  ),
  page_of: v.optional(Id),
  search: v.optional(keyword),
  roles: v.optional(list(v.pipe(text, v.maxLength(100)))),
  status: v.optional(list(ZeroOrOne)),
  departments: v.optional(list(Id)),
  dontPaginate: v.optional(Flag),
})
export type UserQuery = v.InferOutput<typeof UserQuery>
