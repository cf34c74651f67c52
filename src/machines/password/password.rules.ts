import { isStrong } from '../../api/contract/password.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface PasswordDraft {
  current: string
  password: string
  confirm: string
}

export const emptyDraft: PasswordDraft = { current: '', password: '', confirm: '' }

/** Update is enabled only while all rules pass and the passwords match (requirement 5.password.update). */
export const isComplete = ({ password, confirm }: PasswordDraft) => isStrong(password) && password === confirm

export type PasswordErrors = Partial<Record<keyof PasswordDraft, string | undefined>>

/** The server's errors, under the names of the form. */
export const serverErrors = (fields: Readonly<Record<string, readonly string[]>>): PasswordErrors => ({
  current: fields['current_password']?.[0],
  password: fields['password']?.[0],
  confirm: fields['confirm_password']?.[0],
})

/** Errors of the two new-password fields; an untouched field has none (requirement 5.password.new, 5.password.confirm). */
export const passwordErrors = (
  { password, confirm }: PasswordDraft,
  touched: readonly (keyof PasswordDraft)[],
): PasswordErrors => ({
  password: password === '' && touched.includes('password') ? phrase('password.required') : undefined,
  confirm:
    confirm === ''
      ? touched.includes('confirm')
        ? phrase('password.confirmationRequired')
        : undefined
      : confirm === password
        ? undefined
        : phrase('password.mismatch'),
})
