import { type AnyActorRef, assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Parse } from '../../api/http.ts'
import { currentOf } from '../form/conflict.rules.ts'
import { type Checked, type FieldErrors, fieldErrorsOf, type FormFields, hasFieldError } from '../form/form.rules.ts'
import type { DialogApplied } from './dialog-report.ts'

/** What every small record has. */
export interface DialogRecord {
  id: number
  name: string
}

/** What makes one entry differ from the next. */
export interface RecordDialogOptions<Input, Rec extends DialogRecord, Draft, Submission> {
  id: string
  fields: FormFields<Draft>
  /** What stands in the fields at first; `record` is null for a new one. */
  draftOf: (record: Rec | null) => Draft
  /** The same rules as the server's, before anything is sent. */
  check: (draft: Draft) => Checked<Submission, Draft>
  save: (
    input: Input,
    submission: Submission,
    record: Rec | null,
    idempotencyKey: string,
    signal: AbortSignal,
  ) => Promise<Rec>
  /** Reads the current record out of a 409; what is only ever added has none. */
  readCurrent?: (input: Input) => Parse<Rec>
}

export interface RecordDialogContext<Input, Rec, Draft, Submission> {
  input: Input
  /** The record to change, as last read; null for a new one. */
  record: Rec | null
  draft: Draft
  errors: FieldErrors<Draft>
  error: ApiError | null
  idempotencyKey: string
  submission: Submission | null
}

type RecordDialogEvent<Draft> =
  | { type: 'field.changed'; patch: Partial<Draft> }
  | { type: 'dialog.submitted' }
  | { type: 'dialog.closed' }
  | { type: 'error.closed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
type RecordDialogTag = 'busy' | 'stale' | 'refused'

const savedText = (before: DialogRecord | null, { name }: DialogRecord) =>
  before === null
    ? `“${name}” created.`
    : before.name === name
      ? `“${name}” saved.`
      : `“${before.name}” is now “${name}”.`

/**
 * Adds or changes one record of one to three fields in a dialog over its list. Nothing typed is lost: 422 lands on its
 * field, and a 409 says what the record is now and asks (quality Q26).
 */
export function createRecordDialog<
  Input extends { newKey: () => string },
  Rec extends DialogRecord,
  Draft extends object,
  Submission,
>(options: RecordDialogOptions<Input, Rec, Draft, Submission>) {
  type Context = RecordDialogContext<Input, Rec, Draft, Submission>
  const currentFrom = ({ input }: Context, error: unknown) =>
    options.readCurrent ? currentOf(error, options.readCurrent(input)) : null
  return setup({
    types: {
      input: {} as { input: Input; record: Rec | null },
      context: {} as Context,
      events: {} as RecordDialogEvent<Draft>,
      tags: {} as RecordDialogTag,
    },
    actors: {
      save: fromPromise<Rec, Context>(({ input: { input, submission, record, idempotencyKey }, signal }) =>
        submission === null
          ? Promise.reject(new Error('Nothing was checked'))
          : options.save(input, submission, record, idempotencyKey, signal),
      ),
    },
    actions: {
      /** Other content is another request, so it has another key (domain D22). */
      storePatch: assign(({ context }, { patch }: { patch: Partial<Draft> }) => ({
        draft: { ...context.draft, ...patch },
        errors: Object.fromEntries(
          Object.entries(context.errors).filter(([name]) => !(name in patch)),
        ) as FieldErrors<Draft>,
        error: null,
        idempotencyKey: context.input.newKey(),
      })),
      check: assign(({ context }) => {
        const { submission, errors } = options.check(context.draft)
        return { submission, errors: errors ?? {}, error: null }
      }),
      storeSubmitError: assign((_, { error }: { error: unknown }) => {
        const apiError = toApiError(error)
        const errors = fieldErrorsOf(options.fields, apiError.fields)
        return { errors, error: Object.keys(errors).length > 0 ? null : apiError }
      }),
      /** What is sent from now on is made against the other's version. */
      storeCurrent: assign(({ context }, { error }: { error: unknown }) => ({ record: currentFrom(context, error) })),
      reportSaved: sendParent(({ context }, { output }: { output: Rec }): DialogApplied => ({
        type: 'dialog.applied',
        created: context.record === null ? [{ id: output.id, name: output.name }] : [],
        text: savedText(context.record, output),
        failed: [],
        submission: context.record === null ? 'created' : 'saved',
      })),
      reportTaken: sendParent(({ context }): DialogApplied => ({
        type: 'dialog.applied',
        text: `“${context.record?.name ?? ''}” stays as it is.`,
        failed: [],
      })),
    },
    guards: {
      isFieldError: (_, { error }: { error: unknown }) => hasFieldError(options.fields, error),
      isWrong: ({ context }) => context.submission === null,
      isStale: ({ context }, { error }: { error: unknown }) => currentFrom(context, error) !== null,
    },
  }).createMachine({
    id: options.id,
    context: ({ input: { input, record } }) => ({
      input,
      record,
      draft: options.draftOf(record),
      errors: {},
      error: null,
      idempotencyKey: input.newKey(),
      submission: null,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'storePatch', params: ({ event }) => event } },
          'dialog.submitted': { target: 'checking', actions: 'check' },
          'dialog.closed': 'closed',
        },
      },
      checking: { always: [{ guard: 'isWrong', target: 'editing' }, { target: 'submitting' }] },
      submitting: {
        tags: 'busy',
        invoke: {
          src: 'save',
          input: ({ context }) => context,
          onDone: { target: 'closed', actions: { type: 'reportSaved', params: ({ event }) => event } },
          onError: [
            {
              guard: { type: 'isStale', params: ({ event }) => event },
              target: 'stale',
              actions: { type: 'storeCurrent', params: ({ event }) => event },
            },
            {
              guard: { type: 'isFieldError', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'storeSubmitError', params: ({ event }) => event },
            },
            { target: 'refused', actions: { type: 'storeSubmitError', params: ({ event }) => event } },
          ],
        },
      },
      /** The error dialog lies over it; closing that leads back to what was typed. */
      refused: { tags: 'refused', on: { 'error.closed': 'editing' } },
      /** Someone else has saved first: the person has been told what it is now. */
      stale: {
        tags: 'stale',
        on: {
          'mine.kept': 'submitting',
          'theirs.taken': { target: 'closed', actions: 'reportTaken' },
          'field.changed': { target: 'editing', actions: { type: 'storePatch', params: ({ event }) => event } },
          'dialog.closed': 'closed',
        },
      },
      closed: { type: 'final' },
    },
  })
}

/** Any entry of this draft: what its dialog reads. */
interface AnyRecordDialog<Draft> {
  context: Pick<RecordDialogContext<unknown, DialogRecord, Draft, unknown>, 'record' | 'draft' | 'errors' | 'error'>
  hasTag: (tag: RecordDialogTag) => boolean
}

/** A running entry, as its dialog sees it. */
export interface RecordDialogActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyRecordDialog<Draft>
  send: (event: RecordDialogEvent<Draft>) => void
}

export const selectRecord = (dialog: AnyRecordDialog<unknown>) => dialog.context.record
export const selectDraft = <Draft>(dialog: AnyRecordDialog<Draft>) => dialog.context.draft
export const selectErrors = <Draft>(dialog: AnyRecordDialog<Draft>) => dialog.context.errors
export const selectError = (dialog: AnyRecordDialog<unknown>) => dialog.context.error
export const selectIsBusy = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('busy')
export const selectIsRefused = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('refused')
export const selectIsStale = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('stale')
