import type { AnyActorRef } from 'xstate'
import type { FormContext, FormEvent, FormInput, FormRecord, FormTag } from './form.machine.ts'

type Context<Draft> = FormContext<FormRecord, Draft, FormInput, unknown>

/** Any form of this draft; its selectors don't depend on the record type. */
interface AnyForm<Draft> {
  context: Pick<Context<Draft>, 'draft' | 'errors' | 'error' | 'conflict' | 'results'> & {
    input: Pick<FormInput, 'key'>
  }
  hasTag: (tag: FormTag) => boolean
}

/** A running form, as shared parts of form screens use it. */
export interface FormActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyForm<Draft>
  send: (event: FormEvent<Draft>) => void
}

export const selectDraft = <Draft>(form: AnyForm<Draft>) => form.context.draft
export const selectErrors = <Draft>(form: AnyForm<Draft>) => form.context.errors
export const selectError = <Draft>(form: AnyForm<Draft>) => form.context.error
/** Results of a save of many records, if some were refused. */
export const selectResults = <Draft>(form: AnyForm<Draft>) => form.context.results
export const selectRecord = <Rec>(form: { context: { record: Rec | null } }) => form.context.record
export const selectIsNew = <Draft>(form: AnyForm<Draft>) => form.context.input.key === null
export const selectIsLoading = <Draft>(form: AnyForm<Draft>) => form.hasTag('loading')
export const selectHasLoadFailed = <Draft>(form: AnyForm<Draft>) => form.hasTag('loadFailed')
/** True if saving failed for a reason other than a field; the error dialog is open. */
export const selectIsRefused = <Draft>(form: AnyForm<Draft>) => form.hasTag('refused')
export const selectIsBusy = <Draft>(form: AnyForm<Draft>) => form.hasTag('busy')
/** Both versions of a 409 while the person decides; null otherwise. */
export const selectConflict = <Draft>(form: AnyForm<Draft>) => (form.hasTag('conflict') ? form.context.conflict : null)

/** Any unsaved-changes guard: its question and the open form. */
interface AnyFormGuard<Opened> {
  context: { opened: Opened | null }
  hasTag: (tag: 'asking') => boolean
}

export interface FormGuardActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyFormGuard<unknown>
  send: (event: { type: 'leave.confirmed' } | { type: 'leave.declined' }) => void
}

export const selectOpened = <Opened>(formGuard: AnyFormGuard<Opened>) => formGuard.context.opened
/** True while the person is asked about unsaved changes before a navigation. */
export const selectIsAsking = (formGuard: AnyFormGuard<unknown>) => formGuard.hasTag('asking')
