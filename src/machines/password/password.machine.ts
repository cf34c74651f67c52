import { type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { PasswordChanged } from '../../api/contract/password.ts'
import type { StoredUser } from '../../api/contract/session.ts'
import type { Http } from '../../api/http.ts'
import * as passwords from '../../api/password.ts'
import { emptyDraft, isComplete, type PasswordDraft, type PasswordErrors, serverErrors } from './password.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Context {
  http: Http
  session: AnyActorRef
  parent: AnyActorRef
  user: StoredUser
  isFirstTime: boolean
  draft: PasswordDraft
  /** Fields that the person typed in or left; only these show "required" errors. */
  touched: readonly (keyof PasswordDraft)[]
  /** The server's field errors; cleared when the field changes. */
  serverErrors: PasswordErrors
  /** The server's message; null if it sent none. */
  message: string | null
}

/** Reports that the person has set a password of their own. */
export interface PasswordReplaced {
  type: 'password.replaced'
}

export type PasswordEvent =
  | { type: 'password.opened' }
  /** The server rejects every call until the password is changed (ADR 0041). */
  | { type: 'password.required' }
  | { type: 'password.closed' }
  | { type: 'password.typed'; field: keyof PasswordDraft; value: string }
  | { type: 'password.blurred'; field: keyof PasswordDraft }
  | { type: 'password.submitted' }

/** The password dialog, first-time and ordinary (requirement 4.first-time, 5.password; domain D13, D14). */
export const passwordMachine = setup({
  types: {} as {
    input: { http: Http; session: AnyActorRef; parent: AnyActorRef; user: StoredUser }
    context: Context
    events: PasswordEvent
    tags: 'open' | 'form' | 'busy'
  },
  actors: {
    changePassword: fromPromise<PasswordChanged, Context>(({ input, signal }) =>
      passwords.change(
        input.http,
        {
          current_password: input.isFirstTime ? undefined : input.draft.current,
          password: input.draft.password,
          confirm_password: input.draft.confirm,
          user_id: input.user.id ?? 0,
          first_time_login: input.isFirstTime,
        },
        signal,
      ),
    ),
  },
  actions: {
    storeField: assign(({ context }, { field, value }: { field: keyof PasswordDraft; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      serverErrors: { ...context.serverErrors, [field]: undefined },
    })),
    storeTouched: assign(({ context }, { field }: { field: keyof PasswordDraft }) => ({
      touched: [...context.touched.filter((touched) => touched !== field), field],
    })),
    forgetDraft: assign({ draft: emptyDraft, touched: [], serverErrors: {}, message: null }),
    requireCurrent: assign({ serverErrors: { current: phrase('password.required') } }),
    storeSubmitError: assign((_, { error }: { error: unknown }) => {
      const { fields, message, hasNoMessage } = toApiError(error)
      return { serverErrors: serverErrors(fields), message: hasNoMessage ? null : message }
    }),
    storeUser: assign(({ context }, { output }: { output: PasswordChanged }) => ({
      user: { ...context.user, is_pass_updated: 1, token: output.token ?? context.user.token },
    })),
    /** Without this, the first-time dialog would open again at the next start (domain D13). */
    reportUser: sendTo(
      ({ context }) => context.session,
      ({ context }) => ({ type: 'user.changed', user: context.user }),
    ),
    reportReplaced: sendTo(({ context }) => context.parent, { type: 'password.replaced' } satisfies PasswordReplaced),
    storeFirstTime: assign({ isFirstTime: true }),
    forgetFirstTime: assign({ isFirstTime: false }),
  },
  guards: {
    isFirstTime: ({ context }) => context.isFirstTime,
    isComplete: ({ context }) => isComplete(context.draft),
    isCurrentMissing: ({ context }) => !context.isFirstTime && context.draft.current === '',
  },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({
    ...input,
    isFirstTime: input.user.is_pass_updated === 0,
    draft: emptyDraft,
    touched: [],
    serverErrors: {},
    message: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFirstTime', target: 'editing' }, { target: 'closed' }] },
    closed: {
      entry: 'forgetDraft',
      on: {
        'password.opened': 'editing',
        'password.required': { target: 'editing', actions: 'storeFirstTime' },
      },
    },
    editing: {
      tags: ['open', 'form'],
      on: {
        'password.typed': {
          actions: [
            { type: 'storeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
            { type: 'storeTouched', params: ({ event }) => ({ field: event.field }) },
          ],
        },
        'password.blurred': { actions: { type: 'storeTouched', params: ({ event }) => ({ field: event.field }) } },
        'password.submitted': [
          { guard: 'isCurrentMissing', actions: 'requireCurrent' },
          { guard: 'isComplete', target: 'submitting' },
        ],
        'password.closed': { guard: ({ context }) => !context.isFirstTime, target: 'closed' },
      },
    },
    submitting: {
      tags: ['open', 'form', 'busy'],
      invoke: {
        src: 'changePassword',
        input: ({ context }) => context,
        onDone: {
          target: 'updated',
          actions: [
            { type: 'storeUser', params: ({ event }) => ({ output: event.output }) },
            'reportUser',
            'reportReplaced',
            'forgetFirstTime',
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    updated: { tags: 'open', on: { 'password.closed': 'closed' } },
    /** Closing the result returns to the form; its input stays. */
    refused: { tags: 'open', on: { 'password.closed': 'editing' } },
  },
})
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>
