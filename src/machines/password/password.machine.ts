import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { PasswordChanged } from '../../api/contract/password.ts'
import type { StoredUser } from '../../api/contract/session.ts'
import type { Http } from '../../api/http.ts'
import * as users from '../../api/users.ts'
import { emptyDraft, isComplete, type PasswordDraft } from './password.rules.ts'

interface Context {
  http: Http
  session: AnyActorRef
  user: StoredUser
  isFirstTime: boolean
  draft: PasswordDraft
  /** 'Required' stands here after a submit without the current password (readings 14). */
  currentError: string | null
  message: string | null
}

export type PasswordEvent =
  | { type: 'password.opened' }
  | { type: 'password.closed' }
  | { type: 'password.typed'; field: keyof PasswordDraft; value: string }
  | { type: 'password.submitted' }

/** The password dialog, first-time and ordinary (spec sections 4, 5 and 8; readings 13 and 14). */
export const passwordMachine = setup({
  types: {
    input: {} as { http: Http; session: AnyActorRef; user: StoredUser },
    context: {} as Context,
    events: {} as PasswordEvent,
    tags: {} as 'open' | 'form' | 'busy',
  },
  actors: {
    changePassword: fromPromise<PasswordChanged, Context>(({ input, signal }) =>
      users.changePassword(
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
    storeTyped: assign(({ context }, { field, value }: { field: keyof PasswordDraft; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      currentError: field === 'current' ? null : context.currentError,
    })),
    forgetDraft: assign({ draft: emptyDraft, currentError: null, message: null }),
    requireCurrent: assign({ currentError: 'Required' }),
    storeMessage: assign((_, { error }: { error: unknown }) => ({ message: toApiError(error).message })),
    storeUser: assign(({ context }, { output }: { output: PasswordChanged }) => ({
      user: { ...context.user, is_pass_updated: 1, token: output.token ?? context.user.token },
    })),
    /** Or the first-time dialog would come back at the next start (readings 13). */
    reportUser: sendTo(
      ({ context }) => context.session,
      ({ context }) => ({ type: 'user.changed', user: context.user }),
    ),
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
    currentError: null,
    message: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFirstTime', target: 'editing' }, { target: 'closed' }] },
    closed: { entry: 'forgetDraft', on: { 'password.opened': 'editing' } },
    editing: {
      tags: ['open', 'form'],
      on: {
        'password.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
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
          actions: [{ type: 'storeUser', params: ({ event }) => event }, 'reportUser', 'forgetFirstTime'],
        },
        onError: { target: 'refused', actions: { type: 'storeMessage', params: ({ event }) => event } },
      },
    },
    updated: { tags: 'open', on: { 'password.closed': 'closed' } },
    refused: {
      tags: 'open',
      on: { 'password.closed': [{ guard: 'isFirstTime', target: 'editing' }, { target: 'closed' }] },
    },
  },
})

export type PasswordRef = ActorRefFrom<typeof passwordMachine>
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>
