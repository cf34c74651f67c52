import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { isStrong } from './password.ts'
import { languageChoices } from './preferences.ts'
import { User } from './user.ts'
import { Flag, Id, Instant, LockVersion, ZeroOrOne, list, orNull, singleLine, text } from './wire.ts'

/* The accounts of the people who use the product, for who may manage users (ADR 0096). */

/** GET users/choices: what the caller may assign. A role with permissions that the caller lacks is not grantable. */
export const PeopleChoices = v.object({
  roles: v.array(v.object({ id: v.number(), name: v.string(), is_grantable: v.boolean() })),
  departments: v.array(v.object({ id: v.number(), name: v.string() })),
  properties: v.array(v.object({ id: v.number(), name: v.string() })),
  /** True if the caller may assign all properties, also those of later. */
  all_properties: v.boolean(),
})
export type PeopleChoices = v.InferOutput<typeof PeopleChoices>

const email = v.pipe(
  singleLine(200),
  v.email(() => phrase('people.emailInvalid')),
)

const entries = {
  email,
  first_name: singleLine(60),
  last_name: singleLine(60),
  position: orNull(singleLine(80)),
  department_ids: list(Id),
  /** Names, as in the filter of users/list. */
  roles: v.pipe(
    list(v.pipe(text, v.maxLength(100))),
    v.minLength(1, () => phrase('people.roleRequired')),
  ),
  /** Every property, also those of later. Otherwise those of `property_ids`. */
  all_properties: Flag,
  property_ids: list(Id, 1000),
}

const hasProperty = ({ all_properties, property_ids }: { all_properties: boolean; property_ids: number[] }) =>
  all_properties || property_ids.length > 0
const propertyRequired = () => phrase('people.propertyRequired')

/** POST users. The person gets a link to set a password; `language` is that of their screens. */
export const CreatePerson = v.pipe(
  v.strictObject({ ...entries, language: v.optional(v.picklist(languageChoices), 'browser') }),
  v.forward(v.partialCheck([['all_properties'], ['property_ids']], hasProperty, propertyRequired), ['property_ids']),
)
export type CreatePerson = v.InferOutput<typeof CreatePerson>

/** POST users/{id}: changes an account. */
export const ChangePerson = v.pipe(
  v.strictObject({ ...entries, lock_version: v.optional(LockVersion) }),
  v.forward(v.partialCheck([['all_properties'], ['property_ids']], hasProperty, propertyRequired), ['property_ids']),
)
export type ChangePerson = v.InferOutput<typeof ChangePerson>

/** POST users/{id}/status. */
export const ChangePersonStatus = v.strictObject({ status: ZeroOrOne, lock_version: v.optional(LockVersion) })
export type ChangePersonStatus = v.InferOutput<typeof ChangePersonStatus>

/** A link to set a password. The server cannot tell the token again. */
export const PasswordLink = v.object({ token: v.string(), expires_at: Instant })
export type PasswordLink = v.InferOutput<typeof PasswordLink>

/** Reply of POST users. */
export const CreatedPerson = v.object({ ...User.entries, link: PasswordLink })
export type CreatedPerson = v.InferOutput<typeof CreatedPerson>

const token = v.pipe(text, v.nonEmpty(), v.maxLength(200))

/** POST password_link/read. */
export const ReadPasswordLink = v.strictObject({ token })
/** Whose password a link sets. */
export const PasswordLinkOwner = v.object({ email: v.string(), first_name: v.string(), expires_at: Instant })
export type PasswordLinkOwner = v.InferOutput<typeof PasswordLinkOwner>

/** POST password_link: sets the password of the link's owner. */
export const SetPassword = v.pipe(
  v.strictObject({
    token,
    password: v.pipe(
      v.string(),
      v.nonEmpty(() => phrase('password.required')),
      v.maxLength(200, () => phrase('password.tooLong')),
      v.check(isStrong, () => phrase('password.mustMeetEveryRule')),
    ),
    confirm_password: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      (input) => input.password === input.confirm_password,
      () => phrase('password.mismatch'),
    ),
    ['confirm_password'],
  ),
)
export type SetPassword = v.InferOutput<typeof SetPassword>
