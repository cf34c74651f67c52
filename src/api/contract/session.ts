import * as v from 'valibot'
import { text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** POST v1/login. */
export const Credentials = v.strictObject({
  email: v.pipe(
    text,
    v.trim(),
    v.nonEmpty(() => phrase('sign-in.required')),
    v.maxLength(200),
  ),
  password: v.pipe(
    v.string(),
    v.nonEmpty(() => phrase('sign-in.required')),
    v.maxLength(200),
  ),
})
export type Credentials = v.InferOutput<typeof Credentials>

/**
 * Reply of the login, stored whole in the cookie `user` (requirement 3.session.stored-whole; domain D9). Only `token`
 * comes from every server, so all other fields are optional; unknown fields stay.
 */
export const StoredUser = v.looseObject({
  token: v.string(),
  id: v.optional(v.number()),
  first_name: v.optional(v.nullable(v.string())),
  last_name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  position: v.optional(v.nullable(v.looseObject({ name: v.string() }))),
  roles: v.optional(v.array(v.looseObject({ name: v.string() }))),
  status: v.optional(v.number()),
  is_pass_updated: v.optional(v.number()),
  /** Extension: names of permissions held at the sign-in. Only used to read the first screen ahead (ADR 0053). */
  permissions: v.optional(v.array(v.string())),
})
export type StoredUser = v.InferOutput<typeof StoredUser>
