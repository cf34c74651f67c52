import { passwordRules } from '../../api/contract/password.ts'
import type { PasswordSnapshot } from './password.machine.ts'
import { isComplete, type PasswordDraft, passwordErrors } from './password.rules.ts'

export const selectIsOpen = (password: PasswordSnapshot) => password.hasTag('open')
export const selectIsForm = (password: PasswordSnapshot) => password.hasTag('form')
export const selectIsBusy = (password: PasswordSnapshot) => password.hasTag('busy')
export const selectIsUpdated = (password: PasswordSnapshot) => password.matches('updated')
export const selectIsFirstTime = (password: PasswordSnapshot) => password.context.isFirstTime
export const selectDraft = (password: PasswordSnapshot) => password.context.draft
/** Error of a field. Current validation takes precedence over the server's last error. */
export const selectError = (field: keyof PasswordDraft) => (password: PasswordSnapshot) =>
  passwordErrors(password.context.draft, password.context.touched)[field] ?? password.context.serverErrors[field]
export const selectCanUpdate = (password: PasswordSnapshot) => isComplete(password.context.draft)
export const selectMessage = (password: PasswordSnapshot) => password.context.message

/** The live checklist (requirement 5.password). */
export const checklistOf = (password: string) =>
  passwordRules.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password) }))
