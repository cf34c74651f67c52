import { isStrong } from '../../api/contract/password.ts'

export interface PasswordDraft {
  current: string
  password: string
  confirm: string
}

export const emptyDraft: PasswordDraft = { current: '', password: '', confirm: '' }

/** Spec section 5: Update is enabled only when all rules pass and the passwords match. */
export const isComplete = ({ password, confirm }: PasswordDraft) => isStrong(password) && password === confirm

export type PasswordErrors = Partial<Record<keyof PasswordDraft, string | undefined>>

/** What the server refused, by the form's own fields. */
export const refusalsOf = (fields: Readonly<Record<string, readonly string[]>>): PasswordErrors => ({
  current: fields['current_password']?.[0],
  password: fields['password']?.[0],
  confirm: fields['confirm_password']?.[0],
})

/** Spec section 5: what stands under the two new fields; one that is not yet touched has no error. */
export const passwordErrors = (
  { password, confirm }: PasswordDraft,
  touched: readonly (keyof PasswordDraft)[],
): PasswordErrors => ({
  password: password === '' && touched.includes('password') ? 'Required' : undefined,
  confirm:
    confirm === ''
      ? touched.includes('confirm')
        ? 'Confirm the new password'
        : undefined
      : confirm === password
        ? undefined
        : 'Passwords do not match!',
})
