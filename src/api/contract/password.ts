import * as v from 'valibot'
import { Flag, Id } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/**
 * Password checklist, in display order (requirement 5.password). A symbol is any character except letters and digits
 * (domain D14).
 */
export const passwordRules = [
  {
    id: 'length',
    get label() {
      return phrase('password.ruleLength')
    },
    isMet: (password: string) => [...password].length >= 8,
  },
  {
    id: 'number',
    get label() {
      return phrase('password.ruleNumber')
    },
    isMet: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: 'lowercase',
    get label() {
      return phrase('password.ruleLowercase')
    },
    isMet: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: 'uppercase',
    get label() {
      return phrase('password.ruleUppercase')
    },
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'symbol',
    get label() {
      return phrase('password.ruleSymbol')
    },
    isMet: (password: string) => /[^\p{L}\p{Nd}]/u.test(password),
  },
] as const

/** True when every rule of the checklist is met. */
export const isStrong = (password: string) => passwordRules.every((rule) => rule.isMet(password))

/**
 * POST users/change_password. Passwords can be any text, because only hashes are stored. The first-time dialog omits
 * `current_password`.
 */
export const ChangePassword = v.pipe(
  v.strictObject({
    current_password: v.optional(v.pipe(v.string(), v.maxLength(200))),
    password: v.pipe(
      v.string(),
      v.nonEmpty(() => phrase('password.required')),
      v.maxLength(200, () => phrase('password.tooLong')),
      v.check(isStrong, () => phrase('password.mustMeetEveryRule')),
    ),
    confirm_password: v.pipe(v.string(), v.maxLength(200)),
    user_id: Id,
    first_time_login: Flag,
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
export type ChangePassword = v.InferOutput<typeof ChangePassword>

/** If the server rotates the token on a password change, the client updates the stored session (domain D13). */
export const PasswordChanged = v.looseObject({
  message: v.optional(v.string()),
  token: v.optional(v.string()),
})
export type PasswordChanged = v.InferOutput<typeof PasswordChanged>
