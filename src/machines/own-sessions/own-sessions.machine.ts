import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { OwnSession } from '../../api/contract/own-session.ts'
import type { Http } from '../../api/http.ts'
import * as ownSessions from '../../api/own-sessions.ts'
import { phrase } from '../../phrases/phrase.ts'
import { deviceText } from './own-sessions.rules.ts'

interface Input {
  http: Http
  /** Speaks what was ended. */
  notices: AnyActorRef
}

interface Context extends Input {
  sessions: readonly OwnSession[]
  /** The session that is being ended; null for all others. */
  ending: OwnSession | null
  error: ApiError | null
}

type OwnSessionsEvent =
  { type: 'list.retried' } | { type: 'end.requested'; session: OwnSession } | { type: 'endOfOthers.requested' }

/** A session that has ended meanwhile is what the person wanted. */
async function endSession({ http, ending }: Context, signal: AbortSignal): Promise<number> {
  if (ending === null) return (await ownSessions.endOthers(http, signal)).ended
  const { ended } = await ownSessions.end(http, ending.id, signal).catch((thrown: unknown) => {
    if (toApiError(thrown).status === 404) return { ended: 1 }
    throw thrown
  })
  return ended
}

const endedText = ({ ending }: Context, count: number) =>
  ending ? phrase('sessions.ended', { device: deviceText(ending) }) : phrase('sessions.othersEnded', { count })

/** Where the person is signed in (ADR 0092). Starts with its dialog. */
export const ownSessionsMachine = setup({
  types: {} as { input: Input; context: Context; events: OwnSessionsEvent; tags: 'busy' },
  actors: {
    fetchSessions: fromPromise<OwnSession[], Context>(({ input, signal }) => ownSessions.list(input.http, signal)),
    end: fromPromise<number, Context>(({ input, signal }) => endSession(input, signal)),
  },
  actions: {
    storeSessions: assign((_, { output }: { output: OwnSession[] }) => ({ sessions: output })),
    storeEnding: assign((_, { ending }: { ending: OwnSession | null }) => ({ ending, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetError: assign({ error: null }),
    announceEnd: sendTo(
      ({ context }) => context.notices,
      ({ context }, { count }: { count: number }) => ({ type: 'announcement.made', text: endedText(context, count) }),
    ),
  },
  guards: {
    isWithoutEndpoint: (_, { error }: { error: unknown }) => [404, 405].includes(toApiError(error).status),
  },
}).createMachine({
  id: 'ownSessions',
  context: ({ input }) => ({ ...input, sessions: [], ending: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'fetchSessions',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: { type: 'storeSessions', params: ({ event }) => ({ output: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isWithoutEndpoint', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: {
      on: {
        'end.requested': {
          target: 'ending',
          actions: { type: 'storeEnding', params: ({ event }) => ({ ending: event.session }) },
        },
        'endOfOthers.requested': {
          target: 'ending',
          actions: { type: 'storeEnding', params: { ending: null } },
        },
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        src: 'end',
        input: ({ context }) => context,
        onDone: {
          target: 'loading',
          actions: { type: 'announceEnd', params: ({ event }) => ({ count: event.output }) },
        },
        onError: {
          target: 'ready',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'list.retried': { target: 'loading', actions: 'forgetError' } } },
    /** The server does not tell sessions. */
    unavailable: {},
  },
})
export type OwnSessionsRef = ActorRefFrom<typeof ownSessionsMachine>
type Snapshot = SnapshotFrom<typeof ownSessionsMachine>

export const selectSessions = (snapshot: Snapshot) => snapshot.context.sessions
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
/** The session that is being ended; null for all others. */
export const selectEnding = (snapshot: Snapshot) => snapshot.context.ending
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed')
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable')
/** Why the sessions could not be read, or the last end was refused. */
export const selectSessionsError = (snapshot: Snapshot) => snapshot.context.error
