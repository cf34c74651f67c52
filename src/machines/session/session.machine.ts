import type { SnapshotFrom } from 'xstate'
import { sessionSetup } from './session.setup.ts'

/** The session: signed in or not (requirement 4.login, 4.logout; domain D8, D9, D10, D11, D12, D13). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, user: input.jar.readUser(), error: null, reason: null, shell: null }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: 'forgetStored',
      invoke: { src: 'watchCookie', id: 'watch', input: ({ context, self }) => ({ parent: self, jar: context.jar }) },
      on: {
        'login.begun': { actions: 'preloadShell' },
        'cookie.changed': {
          guard: { type: 'isUser', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'storeUser', params: ({ event }) => event },
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
            onError: {
              target: 'refused',
              actions: { type: 'storeLoginError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
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
          guard: { type: 'isThisSession', params: ({ event }) => event },
          target: 'signedOut',
          actions: [
            'revokeAndRemoveCookie',
            'removePropertyCookie',
            'clearNotices',
            { type: 'forgetUser', params: { reason: 'expired' } },
            { type: 'announceEnd', params: { reason: 'expired' } },
          ],
        },
        'cookie.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          {
            guard: { type: 'isUser', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: ['clearNotices', { type: 'storeUser', params: ({ event }) => event }],
          },
          {
            target: 'signedOut',
            actions: [
              'removePropertyCookie',
              'clearNotices',
              { type: 'forgetUser', params: { reason: 'elsewhere' } },
              { type: 'announceEnd', params: { reason: 'elsewhere' } },
            ],
          },
        ],
        'user.changed': {
          actions: [
            { type: 'storeUser', params: ({ event }) => event },
            { type: 'writeCookie', params: ({ event }) => event },
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
