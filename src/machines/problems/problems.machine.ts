import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import { tabLocks } from '../housekeeping/tab-lock.actor.ts'
import type { ApiError } from '../../api/api-error.ts'
import type { Capabilities } from '../capabilities.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import { ownerPrefix } from '../session/owned-storage.ts'
import { type ProblemTabInput, problemTabMachine } from './problem-tab.machine.ts'
import { type ReportQueueEvent, reportQueueMachine } from './report-queue.machine.ts'
import { type Report, reportStore } from './report-store.ts'
import {
  draftOf,
  emptyReport,
  type ReportDialogEvent,
  type ReportDraft,
  reportMachine,
  type ReportRoom,
} from './report.machine.ts'
import type { ProblemSearch } from '../../routes/problems.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Capability to report problems of one property and to work on them. */
export interface ProblemsInput extends Omit<ProblemTabInput, 'http'>, Pick<Capabilities, 'storage'> {
  jar: Pick<CookieJar, 'readUser'>
}

/** Values with which the dialog opens. */
interface Opened {
  room: ReportRoom
  draft: ReportDraft
  refusal: string | null
  /** Key of the refused report that this one replaces. */
  replaces: string | null
}

interface Context {
  input: ProblemsInput
  tab: ActorRefFrom<typeof problemTabMachine>
  opened: Opened | null
  /** What was typed in dialogs that were closed without a report, by room. */
  left: ReadonlyMap<number, ReportDraft>
  /** Key of the report that the dialog waits for. */
  submitted: string | null
}

type ProblemsEvent =
  | ReportQueueEvent
  | ReportDialogEvent
  | { type: 'list.shown'; search: ProblemSearch }
  | { type: 'list.hidden' }
  /** Rooms have changed, and perhaps their problems. */
  | { type: 'rooms.changed' }
  | { type: 'report.opened'; room: ReportRoom }
  /** Opens a refused report again, to correct it. */
  | { type: 'report.reopened'; report: Report }
  | { type: 'report.discarded'; key: string }
  | { type: 'reports.retried' }

const notice = (text: string, tone: 'ok' | 'critical' = 'ok') => ({ type: 'notice.given' as const, text, tone })

/**
 * Problems of a property's rooms: the list, the dialog that reports one, and the queue that sends the reports (ADR 0060). Housekeeping and
 * the products each start one while they are open.
 */
export const problemsMachine = setup({
  types: {} as {
    input: ProblemsInput
    context: Context
    events: ProblemsEvent
    children: { queue: 'queue'; report: 'report'; tab: 'tab' }
  },
  actors: { queue: reportQueueMachine, report: reportMachine, tab: problemTabMachine },
  actions: {
    showList: sendTo(
      ({ context }) => context.tab,
      (_, { search }: { search: ProblemSearch }) => ({ type: 'tab.shown' as const, search }),
    ),
    hideList: sendTo(({ context }) => context.tab, { type: 'tab.hidden' as const }),
    refreshList: sendTo(({ context }) => context.tab, { type: 'tab.refreshed' as const }),
    storeRoom: assign(({ context: { left } }, { room }: { room: ReportRoom }) => ({
      opened: { room, draft: left.get(room.id) ?? emptyReport, refusal: null, replaces: null },
    })),
    storeRefused: assign(({ context: { input } }, { report }: { report: Report }) => ({
      opened: {
        room: report.room,
        draft: draftOf(report, input.newKey),
        refusal: report.refusal,
        replaces: report.key,
      },
    })),
    discard: sendTo('queue', (_, { key }: { key: string }) => ({ type: 'report.discarded' as const, key })),
    retry: sendTo('queue', { type: 'reports.retried' as const }),
    /** A refused report is still in the queue, as it was. */
    storeLeft: assign(({ context: { left, opened } }, { room, draft }: { room: ReportRoom; draft: ReportDraft }) =>
      opened?.replaces ? {} : { left: new Map([...left, [room.id, draft]]) },
    ),
    queueReport: enqueueActions(({ context: { left, opened }, enqueue }, { report }: { report: Report }) => {
      const others = [...left].filter(([roomId]) => roomId !== report.room.id)
      enqueue.assign({ submitted: report.key, left: new Map(others) })
      if (opened?.replaces) enqueue.sendTo('queue', { type: 'report.discarded', key: opened.replaces })
      enqueue.sendTo('queue', { type: 'report.made', report })
    }),
    forgetSubmitted: assign({ submitted: null, opened: null }),
    /** The dialog waits for its own report alone. */
    takeAnswer: enqueueActions(({ context, enqueue }, { report }: { report: Report }) => {
      if (context.submitted === report.key) enqueue.sendTo('report', { type: 'report.taken' })
      enqueue.sendTo(context.input.notices, notice(phrase('problems.reportedInRoom', { room: report.room.name })))
    }),
    takeDelay: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      if (context.submitted !== key) return
      enqueue.sendTo('report', { type: 'report.taken' })
      enqueue.sendTo(context.input.notices, notice(phrase('problems.reportWaits')))
    }),
    takeError: enqueueActions(({ context, enqueue }, { report, error }: { report: Report; error: ApiError }) => {
      if (context.submitted === report.key) {
        enqueue.sendTo('report', { type: 'report.rejected', error })
        enqueue.sendTo('queue', { type: 'report.discarded', key: report.key })
      } else
        enqueue.sendTo(
          context.input.notices,
          notice(phrase('problems.notReportedInRoom', { room: report.room.name, message: error.message }), 'critical'),
        )
    }),
  },
}).createMachine({
  id: 'problems',
  context: ({ input, spawn }) => ({
    input,
    tab: spawn('tab', { id: 'tab', input: { ...input, http: input.scope.http } }),
    opened: null,
    left: new Map(),
    submitted: null,
  }),
  invoke: {
    src: 'queue',
    id: 'queue',
    input: ({ context: { input } }) => {
      const { propertyId } = input.scope
      const owner = String(input.jar.readUser()?.id ?? '')
      return {
        scope: input.scope,
        store: reportStore({ jar: input.jar, storage: input.storage, propertyId }),
        lock: { locks: tabLocks(), name: `${ownerPrefix(owner)}reports:${propertyId}` },
      }
    },
  },
  on: {
    'list.shown': { actions: { type: 'showList', params: ({ event }) => ({ search: event.search }) } },
    'list.hidden': { actions: 'hideList' },
    'rooms.changed': { actions: 'refreshList' },
    'report.submitted': { actions: { type: 'queueReport', params: ({ event }) => ({ report: event.report }) } },
    'draft.left': { actions: { type: 'storeLeft', params: ({ event: { room, draft } }) => ({ room, draft }) } },
    'report.answered': {
      actions: [{ type: 'takeAnswer', params: ({ event }) => ({ report: event.report }) }, 'refreshList'],
    },
    'report.delayed': { actions: { type: 'takeDelay', params: ({ event }) => ({ key: event.key }) } },
    'report.refused': {
      actions: { type: 'takeError', params: ({ event: { report, error } }) => ({ report, error }) },
    },
    'report.discarded': { actions: { type: 'discard', params: ({ event }) => ({ key: event.key }) } },
    'reports.retried': { actions: 'retry' },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'report.opened': {
          target: 'open',
          actions: { type: 'storeRoom', params: ({ event }) => ({ room: event.room }) },
        },
        'report.reopened': {
          target: 'open',
          actions: { type: 'storeRefused', params: ({ event }) => ({ report: event.report }) },
        },
      },
    },
    open: {
      exit: 'forgetSubmitted',
      invoke: {
        src: 'report',
        id: 'report',
        input: ({ context: { input, opened } }) => ({
          propertyId: input.scope.propertyId,
          newKey: input.newKey,
          ...(opened ?? { room: { id: 0, name: '' }, draft: emptyReport, refusal: null }),
        }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})

export type ProblemsRef = ActorRefFrom<typeof problemsMachine>
type Snapshot = SnapshotFrom<typeof problemsMachine>

/** The open dialog; undefined if none is open. */
export const selectReportDialog = (problems: Snapshot) => problems.children.report
export const selectQueue = (problems: Snapshot) => problems.children.queue
