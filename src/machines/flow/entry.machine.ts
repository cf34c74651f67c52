import { type AnyActorRef, assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Read } from '../../api/http.ts'
import { currentOf } from '../form/conflict.rules.ts'
import { type Checked, type FieldErrors, fieldErrorsOf, type FormFields, hasFieldError } from '../form/form.rules.ts'
import type { FlowApplied } from './flow-report.ts'

/** What every small record has. */
export interface EntryRecord {
  id: number
  name: string
}

/** What makes one entry differ from the next. */
export interface EntryOptions<Input, Rec extends EntryRecord, Draft, Submission> {
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
  readCurrent?: (input: Input) => Read<Rec>
}

export interface EntryContext<Input, Rec, Draft, Submission> {
  input: Input
  /** The record to change, as last read; null for a new one. */
  record: Rec | null
  draft: Draft
  errors: FieldErrors<Draft>
  error: ApiError | null
  idempotencyKey: string
  submission: Submission | null
}

export type EntryEvent<Draft> =
  | { type: 'field.changed'; patch: Partial<Draft> }
  | { type: 'entry.submitted' }
  | { type: 'entry.closed' }
  | { type: 'refusal.closed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
export type EntryTag = 'busy' | 'stale' | 'refused'

const savedText = (before: EntryRecord | null, { name }: EntryRecord) =>
  before === null
    ? `“${name}” created.`
    : before.name === name
      ? `“${name}” saved.`
      : `“${before.name}” is now “${name}”.`

/**
 * Adds or changes one record of one to three fields in a dialog over its list. Nothing typed is lost: 422 lands on its
 * field, and a 409 says what the record is now and asks (quality Q26).
 */
export function createEntryMachine<
  Input extends { newKey: () => string },
  Rec extends EntryRecord,
  Draft extends object,
  Submission,
>(options: EntryOptions<Input, Rec, Draft, Submission>) {
  type Context = EntryContext<Input, Rec, Draft, Submission>
  const currentIn = ({ input }: Context, error: unknown) =>
    options.readCurrent ? currentOf(error, options.readCurrent(input)) : null
  return setup({
    types: {
      input: {} as { input: Input; record: Rec | null },
      context: {} as Context,
      events: {} as EntryEvent<Draft>,
      tags: {} as EntryTag,
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
      storeRefusal: assign((_, { error }: { error: unknown }) => {
        const refusal = toApiError(error)
        const errors = fieldErrorsOf(options.fields, refusal.fields)
        return { errors, error: Object.keys(errors).length > 0 ? null : refusal }
      }),
      /** What is sent from now on is made against the other's version. */
      storeCurrent: assign(({ context }, { error }: { error: unknown }) => ({ record: currentIn(context, error) })),
      reportSaved: sendParent(({ context }, { output }: { output: Rec }): FlowApplied => ({
        type: 'flow.applied',
        created: context.record === null ? [{ id: output.id, name: output.name }] : [],
        text: savedText(context.record, output),
        failed: [],
        submission: context.record === null ? 'created' : 'saved',
      })),
      reportTaken: sendParent(({ context }): FlowApplied => ({
        type: 'flow.applied',
        text: `“${context.record?.name ?? ''}” stays as it is.`,
        failed: [],
      })),
    },
    guards: {
      isOfField: (_, { error }: { error: unknown }) => hasFieldError(options.fields, error),
      isWrong: ({ context }) => context.submission === null,
      isStale: ({ context }, { error }: { error: unknown }) => currentIn(context, error) !== null,
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
          'entry.submitted': { target: 'checking', actions: 'check' },
          'entry.closed': 'closed',
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
              guard: { type: 'isOfField', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'storeRefusal', params: ({ event }) => event },
            },
            { target: 'refused', actions: { type: 'storeRefusal', params: ({ event }) => event } },
          ],
        },
      },
      /** The error dialog lies over it; closing that leads back to what was typed. */
      refused: { tags: 'refused', on: { 'refusal.closed': 'editing' } },
      /** Someone else has saved first: the person has been told what it is now. */
      stale: {
        tags: 'stale',
        on: {
          'mine.kept': 'submitting',
          'theirs.taken': { target: 'closed', actions: 'reportTaken' },
          'field.changed': { target: 'editing', actions: { type: 'storePatch', params: ({ event }) => event } },
          'entry.closed': 'closed',
        },
      },
      closed: { type: 'final' },
    },
  })
}

/** Any entry of this draft: what its dialog reads. */
interface AnyEntry<Draft> {
  context: Pick<EntryContext<unknown, EntryRecord, Draft, unknown>, 'record' | 'draft' | 'errors' | 'error'>
  hasTag: (tag: EntryTag) => boolean
}

/** A running entry, as its dialog sees it. */
export interface EntryActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyEntry<Draft>
  send: (event: EntryEvent<Draft>) => void
}

export const selectRecord = (entry: AnyEntry<unknown>) => entry.context.record
export const selectDraft = <Draft>(entry: AnyEntry<Draft>) => entry.context.draft
export const selectErrors = <Draft>(entry: AnyEntry<Draft>) => entry.context.errors
export const selectError = (entry: AnyEntry<unknown>) => entry.context.error
export const selectIsBusy = (entry: AnyEntry<unknown>) => entry.hasTag('busy')
export const selectIsRefused = (entry: AnyEntry<unknown>) => entry.hasTag('refused')
export const selectIsStale = (entry: AnyEntry<unknown>) => entry.hasTag('stale')
