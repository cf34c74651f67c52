import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromPromise,
  sendParent,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Problem } from '../../api/contract/problems.ts'
import * as problems from '../../api/problems.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { type NetworkEvent, networkActor } from '../connectivity/network.actor.ts'
import { isTransient } from '../housekeeping/queue.rules.ts'
import { type LockAcquired, type Locks, tabLockActor } from '../housekeeping/tab-lock.actor.ts'
import { backoffMs } from '../room-changes/room-changes.rules.ts'
import { type ReportStored, reportStorageActor } from './report-storage.actor.ts'
import type { Report, ReportStore } from './report-store.ts'

interface Input {
  scope: PropertyScope
  store: ReportStore
  lock: { locks: Locks; name: string }
}

interface Context extends Input {
  /** Oldest first. Those that were refused wait for the person. */
  reports: readonly Report[]
  /** The report being sent. */
  sent: Report | null
  /** Keys of reports that are not in storage, so that only this tab has them. */
  notStored: ReadonlySet<string>
  /** The ones among them that the browser failed to store. */
  notStorable: ReadonlySet<string>
  /** Keys of reports that could not be sent at once. */
  waited: ReadonlySet<string>
  failures: number
}

type QueueEvent =
  | NetworkEvent
  | LockAcquired
  | ReportStored
  | { type: 'report.made'; report: Report }
  | { type: 'report.discarded'; key: string }
  | { type: 'reports.retried' }

export type ReportQueueEvent =
  | { type: 'report.answered'; report: Report; problem: Problem }
  | { type: 'report.delayed'; key: string }
  | { type: 'report.refused'; report: Report; error: ApiError }

const isWaiting = ({ refusal }: Report) => refusal === null
const without = (reports: readonly Report[], key: string) => reports.filter((report) => report.key !== key)

type ReportMade = Extract<QueueEvent, { type: 'report.made' }>
const madeReport = ({ event: { report } }: { event: ReportMade }) => ({ report })
/** Adds a report to those that wait for the connection. */
const hold = [
  { type: 'storeReport', params: madeReport },
  { type: 'write', params: madeReport },
  'markWaited',
  { type: 'reportDelayOf', params: ({ event }: { event: ReportMade }) => ({ key: event.report.key }) },
] as const

/**
 * Sends reports of problems, one at a time and in order. A report that cannot be sent stays in browser storage with its photos, and is
 * sent with the same key once there is a connection (requirement 2.problems.report-offline; domain D47). All tabs of a person share the storage; one tab sends at a time.
 */
export const reportQueueMachine = setup({
  types: {} as { input: Input; context: Context; events: QueueEvent; children: { storage: 'storage' } },
  actors: {
    storage: reportStorageActor,
    network: networkActor,
    acquireLock: tabLockActor,
    readReports: fromPromise<Report[], ReportStore>(({ input }) => input.read()),
    sendReport: fromPromise<Problem | null, Context>(async ({ input: { scope, sent }, signal }) => {
      if (!sent) return null
      const { room, kind, text, priority, photos, key } = sent
      const images = photos.length > 0 ? [...photos] : undefined
      return problems.create(scope, { facility_id: room.id, kind, text, priority, images }, key, signal)
    }),
    removeReport: fromPromise<void, Context>(async ({ input: { store, sent } }) => {
      if (sent) await store.remove(sent.key)
    }),
  },
  actions: {
    storeReport: assign(({ context }, { report }: { report: Report }) => ({
      reports: [...without(context.reports, report.key), report],
      notStored: new Set([...context.notStored, report.key]),
    })),
    write: sendTo('storage', (_, { report }: { report: Report }) => ({ type: 'write.ordered', report })),
    storeStored: assign(({ context: { notStored, notStorable } }, { key, isStored }: Omit<ReportStored, 'type'>) =>
      isStored
        ? { notStored: new Set([...notStored].filter((other) => other !== key)) }
        : { notStorable: new Set([...notStorable, key]) },
    ),
    /** Takes what other tabs have added or sent. */
    share: assign(({ context: { reports, notStored } }, { output }: { output: Report[] }) => ({
      reports: [
        ...output,
        ...reports.filter(({ key }) => notStored.has(key) && !output.some((one) => one.key === key)),
      ],
    })),
    markWaited: assign(({ context }) => ({ waited: new Set(context.reports.map(({ key }) => key)) })),
    takeFirst: assign(({ context }) => ({ sent: context.reports.find(isWaiting) ?? null })),
    forgetSent: assign({ sent: null }),
    settle: enqueueActions(({ context, enqueue }, { output }: { output: Problem | null }) => {
      const { sent } = context
      if (!sent || !output) return
      enqueue.assign({ reports: without(context.reports, sent.key), failures: 0 })
      enqueue.sendParent({ type: 'report.answered', report: sent, problem: output } satisfies ReportQueueEvent)
    }),
    /** The server refused the report. A retry is pointless until the person has changed it. */
    refuse: enqueueActions(({ context, enqueue }, { error: thrown }: { error: unknown }) => {
      const { sent, reports } = context
      if (!sent) return
      const error = toApiError(thrown)
      const report = { ...sent, refusal: error.message }
      enqueue.sendTo('storage', { type: 'write.ordered', report })
      enqueue.assign({ reports: reports.map((one) => (one.key === sent.key ? report : one)), failures: 0 })
      enqueue.sendParent({ type: 'report.refused', report, error } satisfies ReportQueueEvent)
    }),
    discard: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      enqueue.sendTo('storage', { type: 'remove.ordered', key })
      enqueue.assign({ reports: without(context.reports, key) })
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportDelay: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.reports.filter(isWaiting))
        enqueue.sendParent({ type: 'report.delayed', key } satisfies ReportQueueEvent)
    }),
    reportDelayOf: sendParent((_, { key }: { key: string }): ReportQueueEvent => ({ type: 'report.delayed', key })),
  },
  guards: {
    hasWaiting: ({ context }) => context.reports.some(isWaiting),
    isTransient: (_, { error }: { error: unknown }) => isTransient(toApiError(error)),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures) },
}).createMachine({
  id: 'problemReports',
  context: ({ input }) => ({
    ...input,
    reports: [],
    sent: null,
    notStored: new Set<string>(),
    notStorable: new Set<string>(),
    waited: new Set<string>(),
    failures: 0,
  }),
  invoke: [
    { src: 'storage', id: 'storage', input: ({ context }) => ({ store: context.store }) },
    { src: 'network', id: 'network' },
  ],
  on: {
    'network.lost': '.offline',
    'report.made': {
      actions: [
        { type: 'storeReport', params: madeReport },
        { type: 'write', params: madeReport },
      ],
    },
    'report.stored': {
      actions: { type: 'storeStored', params: ({ event: { key, isStored } }) => ({ key, isStored }) },
    },
    'report.discarded': { actions: { type: 'discard', params: ({ event }) => ({ key: event.key }) } },
  },
  initial: 'restoring',
  states: {
    /** Reports left from before a page reload are sent first. */
    restoring: {
      invoke: {
        src: 'readReports',
        input: ({ context }) => context.store,
        onDone: {
          target: 'idle',
          actions: [{ type: 'share', params: ({ event }) => ({ output: event.output }) }, 'markWaited'],
        },
        onError: 'idle',
      },
    },
    idle: { always: { guard: 'hasWaiting', target: 'sending' } },
    sending: {
      invoke: { src: 'acquireLock', input: ({ context }) => context.lock },
      initial: 'awaitingLock',
      states: {
        /** Waits while another tab sends. */
        awaitingLock: { on: { 'lock.acquired': 'sharing' } },
        sharing: {
          invoke: {
            src: 'readReports',
            input: ({ context }) => context.store,
            onDone: { target: 'next', actions: { type: 'share', params: ({ event }) => ({ output: event.output }) } },
            onError: 'next',
          },
        },
        next: {
          entry: 'forgetSent',
          always: [{ guard: 'hasWaiting', target: 'calling' }, { target: '#problemReports.idle' }],
        },
        calling: {
          entry: 'takeFirst',
          invoke: {
            src: 'sendReport',
            input: ({ context }) => context,
            onDone: {
              target: 'removing',
              actions: { type: 'settle', params: ({ event }) => ({ output: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isTransient', params: ({ event }) => ({ error: event.error }) },
                target: '#problemReports.waiting',
                actions: 'countFailure',
              },
              { target: 'next', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        /** Keeps the lock until the report is removed from storage. Otherwise another tab would find it there and send it again. */
        removing: {
          invoke: { src: 'removeReport', input: ({ context }) => context, onDone: 'next', onError: 'next' },
        },
      },
    },
    /** The connection failed although the browser is online. */
    waiting: {
      entry: ['forgetSent', 'markWaited', 'reportDelay'],
      on: {
        'reports.retried': 'idle',
        'report.made': { actions: hold },
      },
      after: { backoff: 'idle' },
    },
    /** Shows the reports left from before a page reload, too. */
    offline: {
      entry: ['forgetSent', 'markWaited', 'reportDelay'],
      invoke: {
        src: 'readReports',
        input: ({ context }) => context.store,
        onDone: {
          actions: [{ type: 'share', params: ({ event }) => ({ output: event.output }) }, 'markWaited'],
        },
      },
      on: {
        'network.restored': 'restoring',
        'report.made': { actions: hold },
      },
    },
  },
})

export type ReportQueueRef = ActorRefFrom<typeof reportQueueMachine>
type Snapshot = SnapshotFrom<typeof reportQueueMachine>

/** Unanswered reports. */
export const selectReports = ({ context }: Snapshot) => context.reports
/** Keys of the reports that could not be sent at once. */
export const selectWaited = ({ context }: Snapshot) => context.waited
/** True if the browser could not store all of them. */
export const selectHasUnstored = ({ context: { reports, notStorable } }: Snapshot) =>
  reports.some(({ key }) => notStorable.has(key))
