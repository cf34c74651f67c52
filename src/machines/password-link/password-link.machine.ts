import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PasswordLinkOwner } from '../../api/contract/people.ts'
import type { Http } from '../../api/http.ts'
import * as people from '../../api/people.ts'
import {
  emptyDraft,
  isComplete,
  type PasswordDraft,
  type PasswordErrors,
  passwordErrors,
  serverErrors,
} from '../password/password.rules.ts'

interface Input {
  http: Http
  token: string
}

type Field = Exclude<keyof PasswordDraft, 'current'>

interface Context extends Input {
  owner: PasswordLinkOwner | null
  draft: PasswordDraft
  /** Fields that the person typed in or left; only these show "required" errors. */
  touched: readonly Field[]
  serverErrors: PasswordErrors
  error: ApiError | null
}

type PasswordLinkEvent =
  | { type: 'password.typed'; field: Field; value: string }
  | { type: 'password.blurred'; field: Field }
  | { type: 'password.submitted' }
  | { type: 'link.retried' }

/** The page of a link that sets a password (ADR 0096). Starts with the page. */
export const passwordLinkMachine = setup({
  types: {} as { input: Input; context: Context; events: PasswordLinkEvent; tags: 'busy' | 'form' },
  actors: {
    readLink: fromPromise<PasswordLinkOwner, Context>(({ input, signal }) =>
      people.readLink(input.http, input.token, signal),
    ),
    setPassword: fromPromise<unknown, Context>(({ input: { http, token, draft }, signal }) =>
      people.setPassword(http, { token, password: draft.password, confirm_password: draft.confirm }, signal),
    ),
  },
  actions: {
    storeOwner: assign((_, { owner }: { owner: PasswordLinkOwner }) => ({ owner })),
    storeField: assign(({ context }, { field, value }: { field: Field; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      serverErrors: { ...context.serverErrors, [field]: undefined },
      error: null,
    })),
    storeTouched: assign(({ context }, { field }: { field: Field }) => ({
      touched: [...context.touched.filter((touched) => touched !== field), field],
    })),
    touchAll: assign({ touched: ['password', 'confirm'] }),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    storeSubmitError: assign((_, { error: thrown }: { error: unknown }) => {
      const error = toApiError(thrown)
      const errors = serverErrors(error.fields)
      return { serverErrors: errors, error: (errors.password ?? errors.confirm) ? null : error }
    }),
    forgetError: assign({ error: null }),
    forgetDraft: assign({ draft: emptyDraft, touched: [] }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isComplete: ({ context }) => isComplete(context.draft),
    isLinkOver: (_, { error }: { error: unknown }) => toApiError(error).status === 404,
  },
}).createMachine({
  id: 'passwordLink',
  context: ({ input }) => ({ ...input, owner: null, draft: emptyDraft, touched: [], serverErrors: {}, error: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'reading' }, { target: 'over' }] },
    reading: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'readLink',
        input: ({ context }) => context,
        onDone: {
          target: 'editing',
          actions: { type: 'storeOwner', params: ({ event }) => ({ owner: event.output }) },
        },
        onError: [
          { guard: { type: 'isLinkOver', params: ({ event }) => ({ error: event.error }) }, target: 'over' },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    failed: { on: { 'link.retried': 'reading' } },
    editing: {
      tags: 'form',
      on: {
        'password.typed': {
          actions: [
            { type: 'storeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
            { type: 'storeTouched', params: ({ event }) => ({ field: event.field }) },
          ],
        },
        'password.blurred': { actions: { type: 'storeTouched', params: ({ event }) => ({ field: event.field }) } },
        'password.submitted': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'touchAll' }],
      },
    },
    submitting: {
      tags: ['form', 'busy'],
      entry: 'forgetError',
      invoke: {
        src: 'setPassword',
        input: ({ context }) => context,
        onDone: { target: 'done', actions: 'forgetDraft' },
        onError: [
          {
            guard: { type: 'isLinkOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: 'forgetDraft',
          },
          {
            target: 'editing',
            actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** The link is incomplete, unknown, used, replaced or expired. */
    over: {},
    done: {},
  },
})

export type PasswordLinkRef = ActorRefFrom<typeof passwordLinkMachine>
type Snapshot = SnapshotFrom<typeof passwordLinkMachine>

export const selectIsForm = (link: Snapshot) => link.hasTag('form')
export const selectIsBusy = (link: Snapshot) => link.hasTag('busy')
export const selectIsOver = (link: Snapshot) => link.matches('over')
export const selectIsDone = (link: Snapshot) => link.matches('done')
export const selectHasFailed = (link: Snapshot) => link.matches('failed')
export const selectOwner = (link: Snapshot) => link.context.owner
export const selectDraft = (link: Snapshot) => link.context.draft
export const selectLinkError = (link: Snapshot) => link.context.error
/** Error of a field. Current validation takes precedence over the server's last error. */
export const selectFieldError = (field: Field) => (link: Snapshot) =>
  passwordErrors(link.context.draft, link.context.touched)[field] ?? link.context.serverErrors[field]
