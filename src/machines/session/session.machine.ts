import { type ActorRefFrom, assign, fromPromise, sendTo, setup, stopChild, type SnapshotFrom } from 'xstate'
import { ApiError, toApiError } from '../../api/api-error.ts'
import type { Credentials, StoredUser } from '../../api/contract/session.ts'
import type { Http } from '../../api/http.ts'
import type { SessionEnd } from '../../api/session-http.ts'
import * as session from '../../api/session.ts'
import type { CodeOnDemand } from '../../on-demand/code-on-demand.ts'
import type { Capabilities } from '../capabilities.ts'
import type { Navigate } from '../location/location.actor.ts'
import type { NoticesRef } from '../notices/notices.machine.ts'
import type { shellMachine } from '../shell/shell.machine.ts'
import type { CookieJar } from './cookie-jar.ts'
import { type CookieChanged, cookieWatchActor } from './cookie-watch.actor.ts'
import { logOut } from './log-out.ts'
import { forgetOtherOwners } from './owned-storage.ts'
import {
  isSameSession,
  loginMessage,
  logoutMessage,
  notStoredMessage,
  signedOutMessages,
  type SignedOutReason,
} from './session.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

type ShellLogic = typeof shellMachine
/** The session loads the shell's code, since everything behind the sign-in page depends on it (ADR 0002). */
export interface SessionCapabilities extends Capabilities {
  shellCode: CodeOnDemand<ShellLogic>
  navigate: Navigate
}
type Input = SessionCapabilities & { notices: NoticesRef }

interface Context extends Input {
  user: StoredUser | null
  error: string | null
  reason: SignedOutReason | null
  /** What the server sent with the request for a second step (ADR 0094). */
  challenge?: unknown
  /** Actor of everything behind the sign-in page. Its code loads after that page (performance P1). */
  shell: ActorRefFrom<ShellLogic> | null
}

type SessionEvent =
  | { type: 'login.begun' }
  | { type: 'login.submitted'; credentials: Credentials }
  | { type: 'secondStep.left' }
  | { type: 'logout.requested' }
  | { type: 'session.ended'; end: SessionEnd; token: string | null }
  | { type: 'user.changed'; user: StoredUser }
  | { type: 'shell.retried' }
  | CookieChanged

/** Setup of the session machine: events, children, actions and guards. */
const sessionSetup = setup({
  types: {} as {
    input: Input
    context: Context
    events: SessionEvent
    tags: 'pending' | 'opening'
    children: { watch: 'watchCookie' }
  },
  actors: {
    watchCookie: cookieWatchActor,
    logIn: fromPromise<StoredUser, { http: Http; jar: CookieJar; credentials: Credentials }>(
      async ({ input, signal }) => {
        const user = await session.login(input.http, input.credentials, signal)
        if (!input.jar.writeUser(user)) throw new ApiError(0, notStoredMessage)
        return user
      },
    ),
    logOut: fromPromise<string, { http: Http; jar: CookieJar }>(({ input, signal }) =>
      logOut(input.http, input.jar, signal),
    ),
    loadShell: fromPromise<ShellLogic, CodeOnDemand<ShellLogic>>(({ input }) => input.load()),
  },
  actions: {
    storeUser: assign((_, { user }: { user: StoredUser | null }) => ({ user, error: null, reason: null })),
    storeLoginError: assign((_, { error }: { error: unknown }) => ({
      user: null,
      error: loginMessage(toApiError(error)),
    })),
    storeChallenge: assign((_, { error }: { error: unknown }) => ({ challenge: toApiError(error).current })),
    storeLogoutError: assign((_, { error }: { error: unknown }) => ({ error: logoutMessage(toApiError(error)) })),
    forgetError: assign({ error: null }),
    /**
     * Loads the shell's code while the person types, so that signing in waits only for data. Errors are ignored until the code is needed.
     */
    preloadShell: ({ context }) => void context.shellCode.load().catch(() => undefined),
    forgetUser: assign((_, { reason }: { reason: SignedOutReason }) => ({ user: null, error: null, reason })),
    /** Sends the call first, then removes the cookie whatever the response (domain D11). */
    revokeAndRemoveCookie: ({ context }) => {
      const token = context.user?.token
      if (token && context.jar.hasUser()) session.logout(context.http, token).catch(() => undefined)
      context.jar.removeUser()
    },
    /** Removes stored data of everyone but the signed-in person; of everyone if nobody is signed in. */
    forgetStored: ({ context: { storage, user } }) =>
      forgetOtherOwners(storage, user?.id === undefined ? null : String(user.id)),
    removePropertyCookie: ({ context }) => context.jar.removeProperty(),
    writeCookie: ({ context }, { user }: { user: StoredUser }) => void context.jar.writeUser(user),
    announce: sendTo(
      ({ context }) => context.notices,
      (_, { text }: { text: string }) => ({ type: 'announcement.made' as const, text }),
    ),
    clearNotices: sendTo(({ context }) => context.notices, { type: 'notices.cleared' as const }),
    giveError: sendTo(
      ({ context }) => context.notices,
      ({ context }) => ({
        type: 'notice.given' as const,
        text: context.error ?? phrase('sign-in.logoutFailed'),
        tone: 'critical' as const,
      }),
    ),
    startShell: assign(({ context, spawn, self }, { logic }: { logic: ShellLogic | null }) => ({
      shell:
        logic &&
        spawn(logic, {
          input: {
            ...context,
            user: context.user ?? { token: '' },
            session: self,
          },
        }),
    })),
    stopShell: stopChild(({ context }) => context.shell ?? ''),
    forgetShell: assign({ shell: null }),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    isStepAsked: (_, { error }: { error: unknown }) => toApiError(error).code === 'SECOND_FACTOR_REQUIRED',
    isShellLoaded: ({ context }) => context.shellCode.loaded !== null,
    isUser: (_, { user }: { user: StoredUser | null }) => user !== null,
    isSameUser: ({ context }, { user }: { user: StoredUser | null }) => isSameSession(context.user, user),
    /** A late 401 of an earlier session must not end this one. */
    isThisSession: ({ context }, { token }: { token: string | null }) =>
      token === null || token === context.user?.token,
  },
})

/** The session: signed in or not (requirement 4.login, 4.logout; domain D8, D9, D10, D11, D12, D13). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    user: input.jar.readUser(),
    error: null,
    reason: null,
    shell: null,
  }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: 'forgetStored',
      invoke: { src: 'watchCookie', id: 'watch', input: ({ context, self }) => ({ parent: self, jar: context.jar }) },
      on: {
        'login.begun': { actions: 'preloadShell' },
        'cookie.changed': {
          guard: { type: 'isUser', params: ({ event }) => ({ user: event.user }) },
          target: 'signedIn',
          actions: { type: 'storeUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      initial: 'idle',
      states: {
        idle: { on: { 'login.submitted': 'submitting' } },
        submitting: {
          tags: 'pending',
          entry: ['forgetError', { type: 'storeUser', params: { user: null } }],
          invoke: {
            src: 'logIn',
            input: ({ context, event }) => {
              const credentials = event.type === 'login.submitted' ? event.credentials : { email: '', password: '' }
              return { http: context.http, jar: context.jar, credentials }
            },
            onDone: {
              target: '#session.signedIn',
              actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isStepAsked', params: ({ event }) => ({ error: event.error }) },
                target: 'secondStep',
                actions: { type: 'storeChallenge', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'refused',
                actions: { type: 'storeLoginError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        /** The second step is an actor of its own, loaded with its screen. It writes the cookie (ADR 0094). */
        secondStep: { on: { 'secondStep.left': 'idle' } },
        refused: { on: { 'login.submitted': 'submitting' } },
      },
    },
    signedIn: {
      type: 'parallel',
      entry: 'forgetStored',
      exit: ['stopShell', 'forgetShell'],
      invoke: { src: 'watchCookie', id: 'watch', input: ({ context, self }) => ({ parent: self, jar: context.jar }) },
      on: {
        'session.ended': {
          guard: { type: 'isThisSession', params: ({ event }) => ({ token: event.token }) },
          target: 'signedOut',
          actions: [
            'revokeAndRemoveCookie',
            'removePropertyCookie',
            'clearNotices',
            { type: 'forgetUser', params: { reason: 'expired' } },
            { type: 'announce', params: { text: signedOutMessages.expired } },
          ],
        },
        'cookie.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => ({ user: event.user }) } },
          {
            guard: { type: 'isUser', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            reenter: true,
            actions: ['clearNotices', { type: 'storeUser', params: ({ event }) => ({ user: event.user }) }],
          },
          {
            target: 'signedOut',
            actions: [
              'removePropertyCookie',
              'clearNotices',
              { type: 'forgetUser', params: { reason: 'elsewhere' } },
              { type: 'announce', params: { text: signedOutMessages.elsewhere } },
            ],
          },
        ],
        'user.changed': {
          actions: [
            { type: 'storeUser', params: ({ event }) => ({ user: event.user }) },
            { type: 'writeCookie', params: ({ event }) => ({ user: event.user }) },
          ],
        },
      },
      states: {
        shell: {
          initial: 'opening',
          states: {
            opening: {
              tags: 'opening',
              always: {
                guard: 'isShellLoaded',
                target: 'open',
                actions: { type: 'startShell', params: ({ context }) => ({ logic: context.shellCode.loaded }) },
              },
              invoke: {
                src: 'loadShell',
                input: ({ context }) => context.shellCode,
                onDone: {
                  target: 'open',
                  actions: { type: 'startShell', params: ({ event }) => ({ logic: event.output }) },
                },
                onError: 'loadFailed',
              },
            },
            open: {},
            loadFailed: { on: { 'shell.retried': 'opening' } },
          },
        },
        signOut: {
          initial: 'idle',
          states: {
            idle: { on: { 'logout.requested': 'loggingOut' } },
            loggingOut: {
              tags: 'pending',
              entry: 'forgetError',
              invoke: {
                src: 'logOut',
                input: ({ context }) => context,
                onDone: {
                  target: '#session.signedOut',
                  actions: [
                    'removePropertyCookie',
                    'clearNotices',
                    { type: 'forgetUser', params: { reason: 'voluntary' } },
                    { type: 'announce', params: ({ event }) => ({ text: event.output }) },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: [{ type: 'storeLogoutError', params: ({ event }) => ({ error: event.error }) }, 'giveError'],
                },
              },
            },
          },
        },
      },
    },
  },
})
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
