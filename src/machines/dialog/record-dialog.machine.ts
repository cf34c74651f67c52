import { type AnyActorRef, assign, type ErrorActorEvent, fromPromise, sendParent, setup } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { Parse } from '../../api/http.ts'
import { changedBy, type ChangedBy, currentOf } from '../form/conflict.rules.ts'
import { type Checked, type FieldErrors, type FormFields, hasFieldError, submitErrorsOf } from '../form/form.rules.ts'
import type { DialogApplied } from './dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Minimum fields of a record. */
export interface DialogRecord {
  id: number
  name: string
}

/** Options of a record dialog. */
export interface RecordDialogOptions<Input, Rec extends DialogRecord, Draft, Submission> {
  id: string
  fields: FormFields<Draft>
  /** Initial form values; `record` is null for a new record. */
  draftOf: (record: Rec | null) => Draft
  /** Validates the draft by the server's rules before it is sent. */
  check: (draft: Draft) => Checked<Submission, Draft>
  save: (
    input: Input,
    submission: Submission,
    record: Rec | null,
    idempotencyKey: string,
    signal: AbortSignal,
  ) => Promise<Rec>
  /** Parses the current record in a 409. Absent if records cannot be changed. */
  readCurrent?: (input: Input) => Parse<Rec>
}

export interface RecordDialogContext<Input, Rec, Draft, Submission> {
  input: Input
  /** The record to change, as last read; null for a new record. */
  record: Rec | null
  draft: Draft
  /** Who changed the record meanwhile (409). */
  changedBy: ChangedBy
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
    ? phrase('forms.created', { name })
    : before.name === name
      ? phrase('forms.saved', { name })
      : phrase('forms.isRenamed', { before: before.name, after: name })

/**
 * Dialog over a list that adds or changes one record of one to three fields. Keeps all input: a 422 shows errors at their fields, and a
 * 409 shows the current record and asks what to do (quality Q26).
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
    types: {} as {
      input: { input: Input; record: Rec | null }
      context: Context
      events: RecordDialogEvent<Draft>
      tags: RecordDialogTag
    },
    actors: {
      save: fromPromise<Rec, Context>(({ input: { input, submission, record, idempotencyKey }, signal }) =>
        submission === null
          ? Promise.reject(new Error('Nothing was checked'))
          : options.save(input, submission, record, idempotencyKey, signal),
      ),
    },
    actions: {
      /** Different content is a different request, so it gets a new idempotency key (domain D22). */
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
      storeSubmitError: assign((_, { error }: { error: unknown }) => submitErrorsOf(options.fields, error)),
      /** The next request is based on the version that was saved meanwhile. */
      storeCurrent: assign(({ context }, { error }: { error: unknown }) => ({
        record: currentFrom(context, error),
        changedBy: changedBy(error),
      })),
      reportSaved: sendParent(({ context }, { output }: { output: Rec }): DialogApplied => ({
        type: 'dialog.applied',
        created: [{ id: output.id, name: output.name, isChanged: context.record !== null }],
        text: savedText(context.record, output),
        failed: [],
        submission: context.record === null ? 'created' : 'saved',
      })),
      reportTaken: sendParent(({ context }): DialogApplied => ({
        type: 'dialog.applied',
        text: phrase('forms.unchanged', { name: context.record?.name ?? '' }),
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
      changedBy: 'other',
      errors: {},
      error: null,
      idempotencyKey: input.newKey(),
      submission: null,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) } },
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
          onDone: {
            target: 'closed',
            actions: { type: 'reportSaved', params: ({ event }) => ({ output: event.output }) },
          },
          onError: [
            ...(options.readCurrent
              ? [
                  {
                    guard: {
                      type: 'isStale' as const,
                      params: ({ event: { error } }: { event: ErrorActorEvent }) => ({ error }),
                    },
                    target: 'stale',
                    actions: {
                      type: 'storeCurrent' as const,
                      params: ({ event: { error } }: { event: ErrorActorEvent }) => ({ error }),
                    },
                  },
                ]
              : []),
            {
              guard: { type: 'isFieldError', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'refused',
              actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      /** The error dialog is open; closing it returns to the form. */
      refused: { tags: 'refused', on: { 'error.closed': 'editing' } },
      ...(options.readCurrent
        ? {
            /** The record was saved meanwhile; the dialog shows the current record. */
            stale: {
              tags: 'stale' as const,
              on: {
                'mine.kept': 'submitting',
                'theirs.taken': { target: 'closed', actions: 'reportTaken' as const },
                'field.changed': {
                  target: 'editing',
                  actions: {
                    type: 'storePatch' as const,
                    params: ({ event: { patch } }: { event: { patch: Partial<Draft> } }) => ({ patch }),
                  },
                },
                'dialog.closed': 'closed',
              },
            },
          }
        : {}),
      closed: { type: 'final' },
    },
  })
}

/** Any record dialog of this draft, as the selectors read it. */
interface AnyRecordDialog<Draft> {
  context: Pick<
    RecordDialogContext<unknown, DialogRecord, Draft, unknown>,
    'record' | 'draft' | 'changedBy' | 'errors' | 'error'
  >
  hasTag: (tag: RecordDialogTag) => boolean
}

/** A running record dialog, as its component uses it. */
export interface RecordDialogActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyRecordDialog<Draft>
  send: (event: RecordDialogEvent<Draft>) => void
}

export const selectRecord = (dialog: AnyRecordDialog<unknown>) => dialog.context.record
export const selectChangedBy = (dialog: AnyRecordDialog<unknown>) => dialog.context.changedBy
export const selectDraft = <Draft>(dialog: AnyRecordDialog<Draft>) => dialog.context.draft
export const selectErrors = <Draft>(dialog: AnyRecordDialog<Draft>) => dialog.context.errors
export const selectError = (dialog: AnyRecordDialog<unknown>) => dialog.context.error
export const selectIsBusy = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('busy')
export const selectIsRefused = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('refused')
export const selectIsStale = (dialog: AnyRecordDialog<unknown>) => dialog.hasTag('stale')
