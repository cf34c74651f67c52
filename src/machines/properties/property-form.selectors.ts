import type { PropertyFormSnapshot } from './property-form.machine.ts'
import { draftOf } from './property-form.rules.ts'

export const selectDraft = (form: PropertyFormSnapshot) => form.context.draft
export const selectErrors = (form: PropertyFormSnapshot) => form.context.errors
export const selectError = (form: PropertyFormSnapshot) => form.context.error
export const selectRecord = (form: PropertyFormSnapshot) => form.context.record
export const selectIsNew = (form: PropertyFormSnapshot) => form.context.prefix === null
export const selectIsLoading = (form: PropertyFormSnapshot) => form.matches('loading')
export const selectIsUnloaded = (form: PropertyFormSnapshot) => form.matches('unloaded')
export const selectIsBusy = (form: PropertyFormSnapshot) => form.hasTag('busy')
export const selectIsConflict = (form: PropertyFormSnapshot) => form.matches('conflict')
export const selectCurrent = (form: PropertyFormSnapshot) => form.context.current
/** Both versions of a 409, as drafts. */
export const theirDraft = (form: PropertyFormSnapshot) => (form.context.current ? draftOf(form.context.current) : null)
