import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Http, Parse } from '../../api/http.ts'
import type { Created } from '../dialog/dialog-report.ts'
import {
  changedBy,
  type ChangedBy,
  chosen,
  type Conflict,
  conflictOf,
  currentOf,
  mergedDraft,
  namingSentence,
  type Side,
} from './conflict.rules.ts'
import {
  type AnyDraft,
  type Checked,
  type DraftImage,
  type FieldErrors,
  type FieldName,
  fieldNamesOf,
  type FormFields,
  hasFieldError,
  isSameValue,
  movedImage,
  type Patch,
  submitErrorsOf,
} from './form.rules.ts'
import { createdRecords, type NamedResult, SavedMany } from './saved-many.ts'

/** Input of every form: its calls and the record to edit. */
export interface FormInput {
  http: Http
  newKey: () => string
  /** Key of the record to edit; null for a new record. */
  key: string | number | null
  /** Key of the record to copy. */
  copyOf?: string | number | null
}

export interface FormRecord {
  id: number
  lock_version?: number | undefined
}

/** Options of a form. */
export interface FormOptions<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission> {
  id: string
  fields: FormFields<Draft>
  emptyDraft: (input: Input) => Draft
  draftOf: (record: Rec) => Draft
  /** Initial values of a copy; by default all values of the record. */
  draftOfCopy?: (record: Rec) => Draft
  /** Reads the record of `key` or `copyOf`. */
  load: (input: Input, signal: AbortSignal) => Promise<Rec>
  /** Validates the draft by the server's rules before it is sent; `record` is null for a new record. */
  check: (draft: Draft, record: Rec | null, input: Input) => Checked<Submission, Draft>
  save: (
    input: Input,
    submission: Submission,
    record: Rec | null,
    idempotencyKey: string,
    signal: AbortSignal,
  ) => Promise<Rec | SavedMany<Draft>>
  /** A save can create many records, some of which the server refuses. */
  savesMany?: boolean
  /** Parses the current record in a 409. */
  readCurrent: (http: Http, input: Input) => Parse<Rec>
  isSameField?: (a: Draft, b: Draft, name: FieldName<Draft>) => boolean
}

export interface FormContext<Rec, Draft, Input, Submission> {
  input: Input
  /** The record as last read; a write carries its version. Null for a new record. */
  record: Rec | null
  /** The values that unsaved changes are compared with. */
  base: Draft
  draft: Draft
  idempotencyKey: string
  errors: FieldErrors<Draft>
  error: ApiError | null
  /** The version that was saved meanwhile (409), and by whom; `sentence` names the person if the server does. */
  conflict: (Conflict<Draft> & { current: Rec; by: ChangedBy; sentence: string | null }) | null
  /** Results per record, after a save that was partly refused. */
  results: readonly NamedResult[]
  submission: Submission | null
}

export type FormEvent<Draft> =
  | { type: 'field.changed'; patch: Patch<Draft> }
  /** Chosen files that can be pictures, and why others can't; empty if all can. */
  | { type: 'images.added'; files: File[]; rejection?: string }
  | { type: 'image.moved'; key: string; to: number }
  | { type: 'image.removed'; key: string }
  | { type: 'form.submitted' }
  | { type: 'error.closed' }
  | { type: 'load.retried' }
  | { type: 'conflict.chosen'; field: FieldName<Draft>; side: Side }
  | { type: 'conflict.allChosen'; side: Side }
  | { type: 'conflict.resolved' }
  | { type: 'conflict.closed' }

export type FormTag = 'form' | 'busy' | 'loading' | 'loadFailed' | 'conflict' | 'refused'

/** Event of a form to its parent. */
export interface FormTouched {
  type: 'form.touched'
  isDirty: boolean
}
export interface FormSaved<Rec> {
  type: 'form.saved'
  record: Rec
  isNew: boolean
}
/** Result of a save of many records. If some were refused, the form stays open with them. */
export interface FormSavedMany {
  type: 'form.savedMany'
  text: string
  created: readonly Created[]
  isComplete: boolean
}

/** Setup of a form machine: events, calls, actions and guards. */
function formSetup<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission>(
  options: FormOptions<Rec, Draft, Input, Submission>,
) {
  type Context = FormContext<Rec, Draft, Input, Submission>
  const names = fieldNamesOf(options.fields.labels)
  const isSame = options.isSameField ?? ((a: Draft, b: Draft, name: FieldName<Draft>) => isSameValue(a[name], b[name]))

  /** Clears the errors of changed fields. Different content is a different request, so it gets a new idempotency key (domain D22). */
  function withPatch<Changed extends object>({ draft, errors: before, input }: Context, patch: Changed) {
    const cleared = names.filter((name) => name in patch && name in before)
    // Keeps the object's identity while no error changes, so that the page doesn't render again.
    const errors = cleared.length > 0 ? { ...before } : before
    for (const name of cleared) delete errors[name]
    return { draft: { ...draft, ...patch }, errors, idempotencyKey: input.newKey() }
  }

  const withImages = (context: Context, change: (images: DraftImage[]) => DraftImage[]) => {
    const { images } = context.draft
    return images ? withPatch(context, { images: change(images) }) : {}
  }

  return setup({
    types: {} as { input: Input; context: Context; events: FormEvent<Draft>; tags: FormTag },
    actors: {
      fetchRecord: fromPromise<Rec, Context>(({ input: { input }, signal }) => options.load(input, signal)),
      save: fromPromise<Rec | SavedMany<Draft>, Context>(
        ({ input: { input, submission, record, idempotencyKey }, signal }) =>
          submission === null
            ? Promise.reject(new Error('Nothing was checked'))
            : options.save(input, submission, record, idempotencyKey, signal),
      ),
    },
    actions: {
      storeRecord: assign(({ context }, { output }: { output: Rec }) => {
        const isCopy = context.input.key === null
        const draft = isCopy ? (options.draftOfCopy ?? options.draftOf)(output) : options.draftOf(output)
        return { record: isCopy ? null : output, base: draft, draft, error: null, errors: {} }
      }),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      storePatch: assign(({ context }, { patch }: { patch: Patch<Draft> }) => withPatch(context, patch)),
      addImages: assign(({ context }, { files, rejection }: { files: File[]; rejection?: string | undefined }) => {
        const added = files.map((file): DraftImage => ({ key: context.input.newKey(), file }))
        const changes = withImages(context, (images) => [...images, ...added])
        return rejection ? { ...changes, errors: { ...context.errors, images: rejection } } : changes
      }),
      moveImage: assign(({ context }, { key, to }: { key: string; to: number }) =>
        withImages(context, (images) => movedImage(images, key, to)),
      ),
      removeImage: assign(({ context }, { key }: { key: string }) =>
        withImages(context, (images) => images.filter((image) => image.key !== key)),
      ),
      check: assign(({ context }) => {
        const { submission, errors } = options.check(context.draft, context.record, context.input)
        return { submission, errors: errors ?? {}, error: null }
      }),
      storeSubmitError: assign((_, { error }: { error: unknown }) => submitErrorsOf(options.fields, error)),
      storeConflict: assign(({ context }, { error }: { error: unknown }) => {
        const current = currentOf(error, options.readCurrent(context.input.http, context.input))
        if (!current) return {}
        const theirs = options.draftOf(current)
        const versions = { base: context.base, mine: context.draft, theirs }
        const who = { by: changedBy(error), sentence: namingSentence(error) }
        return { conflict: { ...conflictOf(names, versions, isSame), current, ...who } }
      }),
      choose: assign(({ context: { conflict } }, { side, field }: { side: Side; field?: FieldName<Draft> }) => ({
        conflict: conflict && { ...conflict, ...chosen(conflict, side, field) },
      })),
      /** The merged values become the draft, based on the current version. */
      mergeVersions: assign(({ context: { conflict, draft, input } }) =>
        conflict
          ? {
              record: conflict.current,
              base: conflict.theirs,
              draft: mergedDraft(draft, conflict),
              idempotencyKey: input.newKey(),
              conflict: null,
            }
          : {},
      ),
      forgetConflict: assign({ conflict: null }),
      reportTouched: sendParent(({ context: { draft, base } }) => ({
        type: 'form.touched',
        isDirty: !names.every((name) => isSame(draft, base, name)),
      })),
      storeRemainder: assign(({ context }, { output }: { output: Rec | SavedMany<Draft> }) =>
        output instanceof SavedMany && output.rest
          ? { ...withPatch(context, output.rest.patch), errors: output.rest.errors, results: output.results }
          : {},
      ),
      reportSaved: sendParent(
        ({ context }, { output }: { output: Rec | SavedMany<Draft> }): FormSaved<Rec> | FormSavedMany =>
          output instanceof SavedMany
            ? {
                type: 'form.savedMany',
                text: output.text,
                created: createdRecords(output.results),
                isComplete: !output.rest,
              }
            : { type: 'form.saved', record: output, isNew: context.record === null },
      ),
    },
    guards: {
      hasSource: ({ context: { input } }) => input.key !== null || (input.copyOf ?? null) !== null,
      isPartial: (_, { output }: { output: Rec | SavedMany<Draft> }) =>
        output instanceof SavedMany && output.rest !== null,
      isFieldError: (_, { error }: { error: unknown }) => hasFieldError(options.fields, error),
      isWrong: ({ context }) => context.submission === null,
      isStale: ({ context }, { error }: { error: unknown }) =>
        currentOf(error, options.readCurrent(context.input.http, context.input)) !== null,
    },
  })
}

/**
 * Creates, copies and edits one record. Keeps all input: a 422 shows errors at their fields, a 409 is resolved field by field (ADR 0023).
 * When many records are created at once, the refused ones stay in the form. Sends `form.touched`, `form.saved` and `form.savedMany` to
 * its parent.
 */
export function createFormMachine<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission>(
  options: FormOptions<Rec, Draft, Input, Submission>,
) {
  type Saved = DoneActorEvent<Rec | SavedMany<Draft>>
  return formSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => {
      const draft = options.emptyDraft(input)
      return {
        input,
        record: null,
        base: draft,
        draft,
        idempotencyKey: input.newKey(),
        errors: {},
        error: null,
        conflict: null,
        results: [],
        submission: null,
      }
    },
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasSource', target: 'loading' }, { target: 'editing' }] },
      loading: {
        tags: 'loading',
        invoke: {
          src: 'fetchRecord',
          input: ({ context }) => context,
          onDone: {
            target: 'editing',
            actions: { type: 'storeRecord', params: ({ event }) => ({ output: event.output }) },
          },
          onError: {
            target: 'loadFailed',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      loadFailed: { tags: 'loadFailed', on: { 'load.retried': 'loading' } },
      editing: {
        tags: 'form',
        entry: 'reportTouched',
        on: {
          'field.changed': {
            actions: [{ type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) }, 'reportTouched'],
          },
          'images.added': {
            actions: [
              { type: 'addImages', params: ({ event }) => ({ files: event.files, rejection: event.rejection }) },
              'reportTouched',
            ],
          },
          'image.moved': {
            actions: [
              { type: 'moveImage', params: ({ event }) => ({ key: event.key, to: event.to }) },
              'reportTouched',
            ],
          },
          'image.removed': {
            actions: [{ type: 'removeImage', params: ({ event }) => ({ key: event.key }) }, 'reportTouched'],
          },
          'form.submitted': { target: 'checking', actions: 'check' },
        },
      },
      checking: { always: [{ guard: 'isWrong', target: 'editing' }, { target: 'submitting' }] },
      submitting: {
        tags: ['form', 'busy'],
        invoke: {
          src: 'save',
          input: ({ context }) => context,
          onDone: [
            ...(options.savesMany
              ? [
                  {
                    guard: {
                      type: 'isPartial' as const,
                      params: ({ event: { output } }: { event: Saved }) => ({ output }),
                    },
                    target: 'editing',
                    actions: [
                      {
                        type: 'storeRemainder' as const,
                        params: ({ event: { output } }: { event: Saved }) => ({ output }),
                      },
                      {
                        type: 'reportSaved' as const,
                        params: ({ event: { output } }: { event: Saved }) => ({ output }),
                      },
                    ],
                  },
                ]
              : []),
            { target: 'saved', actions: { type: 'reportSaved', params: ({ event }) => ({ output: event.output }) } },
          ],
          onError: [
            {
              guard: { type: 'isStale', params: ({ event }) => ({ error: event.error }) },
              target: 'conflict',
              actions: { type: 'storeConflict', params: ({ event }) => ({ error: event.error }) },
            },
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
      refused: { tags: ['form', 'refused'], on: { 'error.closed': 'editing' } },
      conflict: {
        tags: ['form', 'conflict'],
        on: {
          'conflict.chosen': {
            actions: { type: 'choose', params: ({ event }) => ({ side: event.side, field: event.field }) },
          },
          'conflict.allChosen': { actions: { type: 'choose', params: ({ event: { side } }) => ({ side }) } },
          'conflict.resolved': { target: 'checking', actions: ['mergeVersions', 'check'] },
          'conflict.closed': { target: 'editing', actions: 'forgetConflict' },
        },
      },
      saved: { type: 'final' },
    },
  })
}
