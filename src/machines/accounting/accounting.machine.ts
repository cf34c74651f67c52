import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  sendParent,
  sendTo,
  setup,
  type SnapshotFrom,
  stopChild,
} from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import { type AccountingSearch, parseAccounting, accountingSearch } from '../../routes/accounting.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { todayIn } from '../../clock/business-date.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { ExportFormat } from '../export/export-file.ts'
import type { ExportInput } from '../export/export.machine.ts'
import { addressOf, locationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { askedAgain } from '../query/asked-again.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { correctionMachine, type CorrectionRef, type CorrectionReport, type Posting } from './correction.machine.ts'
import { periodProblem } from './period.rules.ts'
import type { SectionRead } from '../read-ahead/section-read.ts'
import {
  accountingEntriesMachine,
  accountingExportMachine,
  accountingReportMachine,
  readReport,
} from './queries.machine.ts'
import { periodsMachine } from './periods.machine.ts'
import { schedulesMachine } from './schedules.machine.ts'
import { entriesQueryOf, reportQueryOf } from './query.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Capability to read and correct the accounts of one property. */
interface AccountingInput extends QueryInput, ExportInput {
  property: Property
  newKey: () => string
}

interface AccountingContext {
  input: AccountingInput
  search: AccountingSearch
  /** Today at the property; updated on every refresh. */
  today: string
  report: ActorRefFrom<typeof accountingReportMachine>
  entries: ActorRefFrom<typeof accountingEntriesMachine>
  file: ActorRefFrom<typeof accountingExportMachine>
  periods: ActorRefFrom<typeof periodsMachine>
  schedules: ActorRefFrom<typeof schedulesMachine>
  correction: CorrectionRef | null
  /** Serialised last queries, so that an unchanged URL causes no call; null if nothing is queried. */
  requested: { report: string | null; entries: string | null; periods: boolean }
}

export type AccountingEvent =
  | LocationChanged
  | { type: 'report.answered' }
  | { type: 'accounting.refreshed' }
  | { type: 'file.requested'; format: ExportFormat }
  | { type: 'correction.opened'; posting: Posting }
  | CorrectionReport

const textOf = (query: object | null) => (query === null ? null : JSON.stringify(query))
/** The loaded data, if it belongs to the query of the current URL. */
function currentData({ report, requested }: AccountingContext) {
  const { data, loadedKey } = report.getSnapshot().context
  return loadedKey === requested.report ? data : null
}

/** Setup of the accounting machine: events, queries, actions and guards. */
const accountingSetup = setup({
  types: {} as { input: AccountingInput; context: AccountingContext; events: AccountingEvent },
  actors: {
    watchReturn,
    /** The report's data determine the days of the entries, so a new report requests the entries again. */
    watchReport: fromCallback<EventObject, { parent: AnyActorRef; report: AccountingContext['report'] }>(
      ({ input }) => {
        let known: unknown = null
        const { unsubscribe } = input.report.subscribe(({ context: { data } }) => {
          if (data === known) return
          known = data
          input.parent.send({ type: 'report.answered' } satisfies AccountingEvent)
        })
        return unsubscribe
      },
    ),
    correctionMachine,
  },
  actions: {
    storeSearch: assign((_, { search }: { search: string }) => ({ search: parseAccounting(search) })),
    storeToday: assign(({ context }) => ({ today: todayIn(context.input.property) })),
    requestReport: enqueueActions(({ context, enqueue }) => {
      const query = reportQueryOf(context.search, context.today)
      const text = textOf(query)
      if (text === context.requested.report) return
      if (query) enqueue.sendTo(context.report, { type: 'query.requested', query })
      else enqueue.sendTo(context.report, { type: 'query.dismissed' })
      enqueue.assign(({ context: { requested } }) => ({ requested: { ...requested, report: text } }))
    }),
    requestEntries: enqueueActions(({ context, enqueue }) => {
      const query = entriesQueryOf(context.search, currentData(context))
      const text = textOf(query)
      if (text === context.requested.entries) return
      if (query) enqueue.sendTo(context.entries, { type: 'query.requested', query })
      else enqueue.sendTo(context.entries, { type: 'query.dismissed' })
      enqueue.assign(({ context: { requested } }) => ({ requested: { ...requested, entries: text } }))
    }),
    requestPeriods: enqueueActions(({ context, enqueue }) => {
      const periods = context.search.tab === 'periods'
      if (periods === context.requested.periods) return
      enqueue.sendTo(context.periods, { type: periods ? 'periods.shown' : 'periods.hidden' })
      enqueue.assign(({ context: { requested } }) => ({ requested: { ...requested, periods } }))
    }),
    refreshReport: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.report, { type: 'query.refreshed' })
      enqueue.sendTo(context.entries, { type: 'query.refreshed' })
    }),
    refreshOthers: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.periods, { type: 'periods.refreshed' })
      enqueue.sendTo(context.schedules, { type: 'schedules.refreshed' })
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      const report = reportQueryOf(context.search, context.today)
      const entries = entriesQueryOf(context.search, currentData(context))
      if (report) enqueue.sendTo(context.report, askedAgain(report))
      if (entries) enqueue.sendTo(context.entries, askedAgain(entries))
    }),
    /** Also tells whether the server offers schedules at all. */
    requestSchedules: sendTo(({ context }) => context.schedules, { type: 'schedules.shown' }),
    requestFile: enqueueActions(({ context, enqueue }, { format }: { format: ExportFormat }) => {
      const query = reportQueryOf(context.search, context.today)
      if (!query) return
      const { name, prefix } = context.input.property
      const patch = { report: query, sort: context.search.sort, property: { name, prefix } }
      enqueue.sendTo(context.file, { type: 'export.requested', format, query: patch })
    }),
    openCorrection: assign(({ context: { input }, spawn }, { posting }: { posting: Posting }) => ({
      correction: spawn('correctionMachine', { input: { scope: input.scope, newKey: input.newKey, posting } }),
    })),
    stopCorrection: stopChild(({ context }) => context.correction ?? ''),
    forgetCorrection: assign({ correction: null }),
    announceApplied: sendTo(({ context }) => context.input.notices, {
      type: 'announcement.made',
      text: phrase('accounting.postingReversedNotice'),
    }),
    reportLocationAccepted: sendParent(locationAccepted),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: { pathname: string }) =>
      isSectionUrl(context.input.scope.prefix, 'accounting-report', pathname),
  },
})

/**
 * The accounting report of the open property (domain D21, D38). The URL selects the report and the entries, or the months of the books. They
 * are refetched on focus, on reconnecting and after a correction.
 */
export const accountingMachine = accountingSetup.createMachine({
  id: 'accounting',
  context: ({ input, spawn }) => ({
    input,
    search: accountingSearch.empty,
    today: todayIn(input.property),
    report: spawn(accountingReportMachine, { input }),
    entries: spawn(accountingEntriesMachine, { input }),
    file: spawn(accountingExportMachine, { input }),
    periods: spawn(periodsMachine, { input }),
    schedules: spawn(schedulesMachine, { input }),
    correction: null,
    requested: { report: null, entries: null, periods: false },
  }),
  invoke: [
    {
      src: 'watchReturn',
      input: ({ self }) => ({ parent: self, event: { type: 'accounting.refreshed' } satisfies AccountingEvent }),
    },
    { src: 'watchReport', input: ({ self, context }) => ({ parent: self, report: context.report }) },
  ],
  on: {
    'location.changed': [
      {
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          { type: 'storeSearch', params: ({ event }) => ({ search: event.search }) },
          'storeToday',
          'requestReport',
          'requestEntries',
          'requestPeriods',
          'requestSchedules',
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'report.answered': { actions: 'requestEntries' },
    // After midnight at the property, the same URL selects other days.
    'accounting.refreshed': {
      actions: ['refreshReport', 'refreshOthers', 'storeToday', 'requestReport', 'requestEntries'],
    },
    'file.requested': { actions: { type: 'requestFile', params: ({ event }) => ({ format: event.format }) } },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'correction.opened': {
          target: 'correcting',
          actions: { type: 'openCorrection', params: ({ event }) => ({ posting: event.posting }) },
        },
      },
    },
    correcting: {
      exit: ['stopCorrection', 'forgetCorrection'],
      on: {
        'correction.applied': { actions: ['askAgain', 'refreshOthers', 'announceApplied'] },
        'correction.left': 'reading',
      },
    },
  },
})

export type AccountingRef = ActorRefFrom<typeof accountingMachine>
type AccountingSnapshot = SnapshotFrom<typeof accountingMachine>

export const selectSearch = (accounting: AccountingSnapshot) => accounting.context.search
export const selectToday = (accounting: AccountingSnapshot) => accounting.context.today
export const selectCorrection = (accounting: AccountingSnapshot) => accounting.context.correction
/** Validation message of the selected period. */
export const selectPeriodProblem = (accounting: AccountingSnapshot) => periodProblem(accounting.context.search)

/** Reads the report that an accounting URL selects. */
export const readAccounting: SectionRead = async ({ scope, property, search, signal }) => {
  const query = reportQueryOf(parseAccounting(search), todayIn(property))
  return query && readReport(scope, query, signal)
}
