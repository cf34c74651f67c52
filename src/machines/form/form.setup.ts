import { assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Http, Parse } from '../../api/http.ts'
import type { Created } from '../dialog/dialog-report.ts'
import { chosen, type Conflict, conflictOf, currentOf, mergedDraft, type Side } from './conflict.rules.ts'
import {
  type AnyDraft,
  type Checked,
  type DraftImage,
  type FieldErrors,
  fieldErrorsOf,
  type FieldName,
  fieldNamesOf,
  type FormFields,
  hasFieldError,
  isSameValue,
  movedImage,
  type Patch,
} from './form.rules.ts'
import { createdRecords, type NamedResult, SavedMany } from './saved-many.ts'

/** What every form is given: its calls, and which record it is about. */
export interface FormInput {
  http: Http
  newKey: () => string
  /** The record to edit, by what addresses it; null for a new one. */
  key: string | number | null
  /** The record that a new one begins as a copy of. */
  copyOf?: string | number | null
}

export interface FormRecord {
  id: number
  lock_version?: number | undefined
}

/** What makes one form differ from the next. */
export interface FormOptions<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission> {
  id: string
  fields: FormFields<Draft>
  emptyDraft: (input: Input) => Draft
  draftOf: (record: Rec) => Draft
  /** What a copy begins with; without it, everything of the record. */
  draftOfCopy?: (record: Rec) => Draft
  /** Reads the record of `key`, or of `copyOf`. */
  load: (input: Input, signal: AbortSignal) => Promise<Rec>
  /** The same rules as the server's, before anything is sent; `record` is null for a new one. */
  check: (draft: Draft, record: Rec | null, input: Input) => Checked<Submission, Draft>
  save: (
    input: Input,
    submission: Submission,
    record: Rec | null,
    idempotencyKey: string,
    signal: AbortSignal,
  ) => Promise<Rec | SavedMany<Draft>>
  /** Reads the current record out of a 409. */
  readCurrent: (http: Http, input: Input) => Parse<Rec>
  isSameField?: (a: Draft, b: Draft, name: FieldName<Draft>) => boolean
}

export interface FormContext<Rec, Draft, Input, Submission> {
  input: Input
  /** The record as last read: whose version a write carries; null for a new one. */
  record: Rec | null
  /** What "unsaved" is measured against. */
  base: Draft
  draft: Draft
  idempotencyKey: string
  errors: FieldErrors<Draft>
  error: ApiError | null
  /** What someone else has saved meanwhile (409). */
  conflict: (Conflict<Draft> & { current: Rec }) | null
  /** What became of each, after a save of which some were refused. */
  results: readonly NamedResult[]
  submission: Submission | null
}

export type FormEvent<Draft> =
  | { type: 'field.changed'; patch: Patch<Draft> }
  /** What was chosen and can be a picture, and why the rest cannot. */
  | { type: 'images.added'; files: File[]; rejections?: readonly string[] }
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

/** What a form tells its parent. */
export interface FormTouched {
  type: 'form.touched'
  isDirty: boolean
}
export interface FormSaved<Rec> {
  type: 'form.saved'
  record: Rec
  isNew: boolean
}
/** What became of the many that a form asked for; where it is not complete, the form stays open with the rest. */
export interface FormSavedMany {
  type: 'form.savedMany'
  text: string
  created: readonly Created[]
  isComplete: boolean
}

/** What the chart of a form is made of: its events, its calls, what it does and what it asks. */
export function formSetup<Rec extends FormRecord, Draft extends AnyDraft, Input extends FormInput, Submission>(
  options: FormOptions<Rec, Draft, Input, Submission>,
) {
  type Context = FormContext<Rec, Draft, Input, Submission>
  const names = fieldNamesOf(options.fields.labels)
  const isSame = options.isSameField ?? ((a: Draft, b: Draft, name: FieldName<Draft>) => isSameValue(a[name], b[name]))

  /** Takes the changed fields' errors away; other content is another request, so it has another key (domain D22). */
  function withPatch<Changed extends object>({ draft, errors: before, input }: Context, patch: Changed) {
    const errors = { ...before }
    for (const name of names) if (name in patch) delete errors[name]
    return { draft: { ...draft, ...patch }, errors, idempotencyKey: input.newKey() }
  }

  const withImages = (context: Context, change: (images: DraftImage[]) => DraftImage[]) => {
    const { images } = context.draft
    return images ? withPatch(context, { images: change(images) }) : {}
  }

  return setup({
    types: {
      input: {} as Input,
      context: {} as Context,
      events: {} as FormEvent<Draft>,
      tags: {} as FormTag,
    },
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
      addImages: assign(
        ({ context }, { files, rejections = [] }: { files: File[]; rejections?: readonly string[] }) => {
          const added = files.map((file): DraftImage => ({ key: context.input.newKey(), file }))
          const changes = withImages(context, (images) => [...images, ...added])
          return rejections.length > 0
            ? { ...changes, errors: { ...context.errors, images: rejections.join('; ') } }
            : changes
        },
      ),
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
      storeSubmitError: assign((_, { error }: { error: unknown }) => {
        const apiError = toApiError(error)
        const errors = fieldErrorsOf(options.fields, apiError.fields)
        return { errors, error: Object.keys(errors).length > 0 ? null : apiError }
      }),
      storeConflict: assign(({ context }, { error }: { error: unknown }) => {
        const current = currentOf(error, options.readCurrent(context.input.http, context.input))
        if (!current) return {}
        const theirs = options.draftOf(current)
        const versions = { base: context.base, mine: context.draft, theirs }
        return { conflict: { ...conflictOf(names, versions, isSame), current } }
      }),
      choose: assign(({ context: { conflict } }, { side, field }: { side: Side; field?: FieldName<Draft> }) => ({
        conflict: conflict && { ...conflict, ...chosen(conflict, side, field) },
      })),
      /** What was chosen becomes the draft, made against what is there now. */
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
