import { isStrong } from '../../api/contract/password.ts'

export interface PasswordDraft {
  current: string
  password: string
  confirm: string
}

export const emptyDraft: PasswordDraft = { current: '', password: '', confirm: '' }

/** Spec section 5: Update is enabled only when all rules pass and the passwords match. */
export const isComplete = ({ password, confirm }: PasswordDraft) => isStrong(password) && password === confirm

/** What stands under the two new fields; a field not yet touched has no error. */
export const confirmError = ({ password, confirm }: PasswordDraft) =>
  confirm !== '' && confirm !== password ? 'Passwords do not match!' : null
