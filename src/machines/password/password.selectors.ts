import { passwordRules } from '../../api/contract/password.ts'
import type { PasswordSnapshot } from './password.machine.ts'
import { confirmError, isComplete } from './password.rules.ts'

export const selectIsOpen = (password: PasswordSnapshot) => password.hasTag('open')
export const selectIsForm = (password: PasswordSnapshot) => password.hasTag('form')
export const selectIsBusy = (password: PasswordSnapshot) => password.hasTag('busy')
export const selectIsUpdated = (password: PasswordSnapshot) => password.matches('updated')
export const selectIsFirstTime = (password: PasswordSnapshot) => password.context.isFirstTime
export const selectDraft = (password: PasswordSnapshot) => password.context.draft
export const selectCurrentError = (password: PasswordSnapshot) => password.context.currentError
export const selectConfirmError = (password: PasswordSnapshot) => confirmError(password.context.draft)
export const selectCanUpdate = (password: PasswordSnapshot) => isComplete(password.context.draft)
export const selectMessage = (password: PasswordSnapshot) => password.context.message

/** The live checklist of spec section 5. */
export const checklistOf = (password: string) =>
  passwordRules.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password) }))
