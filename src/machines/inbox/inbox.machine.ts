import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  fromPromise,
  raise,
  setup,
  type SnapshotFrom,
} from 'xstate'
import { ApiError, toApiError } from '../../api/api-error.ts'
import type { NoticesPage, ReadNotices } from '../../api/contract/notices.ts'
import type { Http } from '../../api/http.ts'
import * as notices from '../../api/notices.ts'
import { arrivalText, type Shown, withNewest, withOlder } from './inbox.rules.ts'

interface Input {
  http: Http
  /** Speaks what arrives. */
  notices: AnyActorRef
}

interface Context extends Input, Shown {
  /** Id of the newest notice seen so far; null before the first reply. */
  lastId: number | null
  error: ApiError | null
  /** Notices that were unread when the open panel first showed them. */
  fresh: ReadonlySet<number>
  /** True if all notices are to be read, not only those shown. */
  isAll: boolean
}

type StreamReport = { type: 'notices.outdated' } | { type: 'stream.ended'; isAbsent: boolean }
type PageReport = { type: 'page.left' } | { type: 'page.returned' }
export type InboxEvent =
  | StreamReport
  | PageReport
  | { type: 'inbox.opened' }
  | { type: 'inbox.closed' }
  | { type: 'inbox.retried' }
  | { type: 'older.requested' }
  | { type: 'all.read' }
  | { type: 'entries.shown' }

/** Statuses of a server without notices, or of a person who may not have any. */
const absentStatuses = new Set([403, 404, 405])

/** Milliseconds until a lost stream is opened again. Until then the notices are read at that pace. */
export const streamRetryMs = 30_000

const listen = fromCallback<EventObject, { http: Http }>(({ input: { http }, sendBack }) => {
  const stop = new AbortController()
  const report = (event: StreamReport) => stop.signal.aborted || sendBack(event)
  const end = (error?: unknown) =>
    report({ type: 'stream.ended', isAbsent: error instanceof ApiError && absentStatuses.has(error.status) })
  notices
    .changes(http, { onChanged: () => report({ type: 'notices.outdated' }), signal: stop.signal })
    .then(() => end(), end)
  return () => stop.abort()
})

/** Reports whether the page is visible and has a network, at first only if not. A hidden page needs no connection (ADR 0070). */
const watchPage = fromCallback<EventObject>(({ sendBack }) => {
  const isAway = () => globalThis.document?.hidden === true || globalThis.navigator?.onLine === false
  const report = () => sendBack({ type: isAway() ? 'page.left' : 'page.returned' } satisfies PageReport)
  const watched = [
    ['visibilitychange', globalThis.document],
    ['online', globalThis],
    ['offline', globalThis],
  ] as const
  for (const [name, target] of watched) target?.addEventListener?.(name, report)
  if (isAway()) report()
  return () => {
    for (const [name, target] of watched) target?.removeEventListener?.(name, report)
  }
})

const unreadIds = ({ entries }: Shown) => entries.filter(({ is_read }) => !is_read).map(({ id }) => id)

/** Most ids of one call. */
const mostIds = 200

const toRead = ({ isAll, entries, ...shown }: Context): ReadNotices => {
  const [newest] = entries
  return isAll && newest ? { up_to: newest.id } : { ids: unreadIds({ ...shown, entries }).slice(0, mostIds) }
}

/** The inbox: what others did that concerns the person, behind the bell (ADR 0070). Loaded once the page is calm. */
export const inboxMachine = setup({
  types: {} as { input: Input; context: Context; events: InboxEvent },
  actors: {
    listen,
    watchPage,
    fetchNewest: fromPromise<NoticesPage, Context>(({ input: { http }, signal }) => notices.list(http, {}, signal)),
    fetchOlder: fromPromise<NoticesPage, Context>(({ input: { http, entries }, signal }) =>
      notices.list(http, { before: entries.at(-1)?.id }, signal),
    ),
    markRead: fromPromise<{ unread: number }, Context>(({ input, signal }) =>
      notices.read(input.http, toRead(input), signal),
    ),
  },
  actions: {
    storeNewest: enqueueActions(({ context, enqueue }, { page }: { page: NoticesPage }) => {
      const text = context.lastId === null ? null : arrivalText(context.lastId, page)
      if (text !== null) enqueue.sendTo(context.notices, { type: 'announcement.made', text })
      const lastId = Math.max(context.lastId ?? 0, page.data[0]?.id ?? 0)
      enqueue.assign({ ...withNewest(context, page), lastId, error: null })
    }),
    storeOlder: assign(({ context }, { page }: { page: NoticesPage }) => ({
      ...withOlder(context, page),
      error: null,
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    markFresh: assign(({ context }) => ({ fresh: new Set([...context.fresh, ...unreadIds(context)]) })),
    forgetFresh: assign({ fresh: new Set<number>() }),
    wantAll: assign({ isAll: true }),
    storeRead: assign(({ context }, { unread }: { unread: number }) => ({
      unread,
      isAll: false,
      entries: context.entries.map((entry) => ({ ...entry, is_read: true })),
    })),
    forgetAll: assign({ isAll: false }),
    askNewest: raise({ type: 'notices.outdated' }),
    show: raise({ type: 'entries.shown' }),
  },
  guards: {
    isAbsent: (_, { isAbsent }: { isAbsent: boolean }) => isAbsent,
    hasUnreadShown: ({ context }) => unreadIds(context).length > 0,
  },
  delays: { streamRetry: streamRetryMs },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({
    ...input,
    entries: [],
    unread: 0,
    hasMore: false,
    lastId: null,
    error: null,
    fresh: new Set<number>(),
    isAll: false,
  }),
  initial: 'working',
  states: {
    /** There is no bell. */
    absent: {},
    working: {
      type: 'parallel',
      invoke: { src: 'watchPage' },
      states: {
        stream: {
          initial: 'open',
          on: { 'page.left': '.away' },
          states: {
            open: {
              invoke: { src: 'listen', input: ({ context }) => context },
              on: {
                'stream.ended': [
                  {
                    guard: { type: 'isAbsent', params: ({ event }) => ({ isAbsent: event.isAbsent }) },
                    target: '#inbox.absent',
                  },
                  { target: 'waiting' },
                ],
              },
            },
            waiting: { after: { streamRetry: { target: 'open', actions: 'askNewest' } } },
            away: { on: { 'page.returned': 'open' } },
          },
        },
        list: {
          initial: 'idle',
          on: { 'notices.outdated': '.loading' },
          states: {
            idle: { on: { 'older.requested': 'loadingOlder' } },
            loading: {
              invoke: {
                src: 'fetchNewest',
                input: ({ context }) => context,
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'storeNewest', params: ({ event }) => ({ page: event.output }) }, 'show'],
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'storeError', params: ({ event }) => event },
                },
              },
            },
            loadingOlder: {
              invoke: {
                src: 'fetchOlder',
                input: ({ context }) => context,
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'storeOlder', params: ({ event }) => ({ page: event.output }) }, 'show'],
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'storeError', params: ({ event }) => event },
                },
              },
            },
            failed: { on: { 'inbox.retried': 'loading' } },
          },
        },
        panel: {
          initial: 'closed',
          states: {
            closed: { on: { 'inbox.opened': { target: 'open', actions: 'askNewest' } } },
            open: {
              exit: 'forgetFresh',
              initial: 'shown',
              on: {
                'inbox.closed': 'closed',
                'all.read': { target: '.marking', actions: 'wantAll' },
                'entries.shown': { guard: 'hasUnreadShown', target: '.marking', actions: 'markFresh' },
              },
              states: {
                shown: {},
                marking: {
                  invoke: {
                    src: 'markRead',
                    input: ({ context }) => context,
                    onDone: {
                      target: 'shown',
                      actions: { type: 'storeRead', params: ({ event }) => ({ unread: event.output.unread }) },
                    },
                    /** They stay unread, and are sent again when they are shown again. */
                    onError: { target: 'shown', actions: 'forgetAll' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})

export type InboxRef = ActorRefFrom<typeof inboxMachine>
type Snapshot = SnapshotFrom<typeof inboxMachine>

export const selectIsAbsent = (inbox: Snapshot) => inbox.matches('absent')
export const selectIsOpen = (inbox: Snapshot) => inbox.matches({ working: { panel: 'open' } })
export const selectUnread = (inbox: Snapshot) => inbox.context.unread
export const selectEntries = (inbox: Snapshot) => inbox.context.entries
export const selectFresh = (inbox: Snapshot) => inbox.context.fresh
export const selectHasMore = (inbox: Snapshot) => inbox.context.hasMore
export const selectIsLoadingOlder = (inbox: Snapshot) => inbox.matches({ working: { list: 'loadingOlder' } })
export const selectInboxError = (inbox: Snapshot) =>
  inbox.matches({ working: { list: 'failed' } }) ? inbox.context.error : null
/** True before the first reply. */
export const selectIsFirstLoad = (inbox: Snapshot) => inbox.context.lastId === null
