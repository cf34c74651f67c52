import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as v from 'valibot'
import { type CreateProperty, Property, type UpdateProperty } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import {
  checkedCreate,
  checkedUpdate,
  type DraftImage,
  draftOf,
  emptyDraft,
  type FieldErrors,
  fieldErrorsOf,
  isSameDraft,
  movedImage,
  type PropertyDraft,
} from './property-form.rules.ts'

interface Input {
  http: Http
  newKey: () => string
  /** The property to edit, or null for a new one. */
  prefix: string | null
}

interface Context extends Input {
  /** The record as last read: what "unsaved" is measured against, and whose version a write carries. */
  record: Property | null
  base: PropertyDraft
  draft: PropertyDraft
  key: string
  errors: FieldErrors
  error: ApiError | null
  /** What someone else has saved meanwhile (409). */
  current: Property | null
  submission: { create: CreateProperty | null; update: UpdateProperty | null }
}

type FormEvent =
  | { type: 'field.changed'; patch: Partial<Omit<PropertyDraft, 'images'>> }
  | { type: 'images.added'; files: File[] }
  | { type: 'image.moved'; key: string; to: number }
  | { type: 'image.removed'; key: string }
  | { type: 'form.submitted' }
  | { type: 'load.retried' }
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' }
  | { type: 'conflict.closed' }

/** What the form tells its parent. */
export type FormReport =
  { type: 'form.touched'; isDirty: boolean } | { type: 'property.saved'; property: Property; isNew: boolean }

/** Create and edit of one property: nothing typed is lost, 422 lands on its field, 409 shows both versions. */
export const propertyFormMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    fetchProperty: fromPromise<Property, Context>(({ input, signal }) =>
      properties.view(input.http, input.prefix ?? '', signal),
    ),
    save: fromPromise<Property, Context>(({ input: { http, record, key, submission }, signal }) => {
      if (submission.update && record) return properties.update(http, record.id, submission.update, signal)
      if (submission.create) return properties.create(http, submission.create, key, signal)
      return Promise.reject(new Error('Nothing was checked'))
    }),
  },
  actions: {
    storeRecord: assign((_, { output }: { output: Property }) => {
      const draft = draftOf(output)
      return { record: output, base: draft, draft, error: null, errors: {}, current: null }
    }),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    // The key belongs to what is sent: other content is another request (readings 22).
    storePatch: assign(({ context }, { patch }: { patch: Partial<PropertyDraft> }) => {
      const errors = { ...context.errors }
      for (const name of Object.keys(patch) as (keyof PropertyDraft)[]) delete errors[name]
      return { draft: { ...context.draft, ...patch }, errors, key: context.newKey() }
    }),
    check: assign(({ context }) => {
      if (context.record) {
        const { input, errors } = checkedUpdate(context.draft, context.record.lock_version)
        return { submission: { create: null, update: input }, errors: errors ?? {}, error: null }
      }
      const { input, errors } = checkedCreate(context.draft)
      return { submission: { create: input, update: null }, errors: errors ?? {}, error: null }
    }),
    storeRefusal: assign((_, { error }: { error: unknown }) => {
      const refusal = toApiError(error)
      const errors = fieldErrorsOf(refusal.fields)
      return { errors, error: Object.keys(errors).length > 0 ? null : refusal }
    }),
    storeCurrent: assign((_, { error }: { error: unknown }) => {
      const current = v.safeParse(Property, toApiError(error).current)
      return { current: current.success ? current.output : null }
    }),
    /** Mine again, but made against what is there now. */
    keepMine: assign(({ context }) => ({ record: context.current ?? context.record, current: null })),
    takeTheirs: assign(({ context }) => {
      const draft = context.current ? draftOf(context.current) : context.draft
      return { record: context.current, base: draft, draft, current: null, errors: {} }
    }),
    reportTouched: sendParent(({ context }) => ({
      type: 'form.touched',
      isDirty: !isSameDraft(context.draft, context.base),
    })),
    reportSaved: sendParent(({ context }, { output }: { output: Property }) => ({
      type: 'property.saved',
      property: output,
      isNew: context.record === null,
    })),
  },
  guards: {
    isEdit: ({ context }) => context.prefix !== null,
    isWrong: ({ context }) => Object.keys(context.errors).length > 0,
    isStale: (_, { error }: { error: unknown }) => {
      const { status, code, current } = toApiError(error)
      return status === 409 && code !== 'REFUSED' && v.is(Property, current)
    },
  },
}).createMachine({
  id: 'propertyForm',
  context: ({ input }) => ({
    ...input,
    record: null,
    base: emptyDraft,
    draft: emptyDraft,
    key: input.newKey(),
    errors: {},
    error: null,
    current: null,
    submission: { create: null, update: null },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEdit', target: 'loading' }, { target: 'editing' }] },
    loading: {
      invoke: {
        src: 'fetchProperty',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'storeRecord', params: ({ event }) => event } },
        onError: { target: 'unloaded', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    unloaded: { on: { 'load.retried': 'loading' } },
    editing: {
      tags: 'form',
      entry: 'reportTouched',
      on: {
        'field.changed': { actions: [{ type: 'storePatch', params: ({ event }) => event }, 'reportTouched'] },
        'images.added': {
          actions: [
            {
              type: 'storePatch',
              params: ({ context, event }) => ({
                patch: {
                  images: [
                    ...context.draft.images,
                    ...event.files.map((file): DraftImage => ({ key: context.newKey(), file })),
                  ],
                },
              }),
            },
            'reportTouched',
          ],
        },
        'image.moved': {
          actions: [
            {
              type: 'storePatch',
              params: ({ context, event }) => ({
                patch: { images: movedImage(context.draft.images, event.key, event.to) },
              }),
            },
            'reportTouched',
          ],
        },
        'image.removed': {
          actions: [
            {
              type: 'storePatch',
              params: ({ context, event }) => ({
                patch: { images: context.draft.images.filter((image) => image.key !== event.key) },
              }),
            },
            'reportTouched',
          ],
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
        onDone: { target: 'saved', actions: { type: 'reportSaved', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'storeCurrent', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
    conflict: {
      tags: 'form',
      on: {
        'conflict.mineKept': { target: 'checking', actions: ['keepMine', 'check'] },
        'conflict.theirsTaken': { target: 'editing', actions: 'takeTheirs' },
        'conflict.closed': 'editing',
      },
    },
    saved: { type: 'final' },
  },
})

export type PropertyFormRef = ActorRefFrom<typeof propertyFormMachine>
export type PropertyFormSnapshot = SnapshotFrom<typeof propertyFormMachine>
