import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { accountingSearch } from '../../routes/accounting.ts'
import { type AccountingEvent, accountingSetup } from './accounting.setup.ts'
import { periodProblem } from './period.rules.ts'
import { accountingEntriesMachine, accountingExportMachine, accountingReportMachine } from './queries.machine.ts'
import { todayIn } from '../clock/hotel-clock.rules.ts'

/**
 * The accounting report of the open property (domain D21, D38). The URL selects the report and the entries. Both are refetched on focus,
 * on reconnecting and after a correction.
 */
export const accountingMachine = accountingSetup.createMachine({
  id: 'accounting',
  context: ({ input, spawn }) => ({
    input,
    search: accountingSearch.empty,
    today: todayIn(input.property.timezone),
    report: spawn(accountingReportMachine, { input }),
    entries: spawn(accountingEntriesMachine, { input }),
    file: spawn(accountingExportMachine, { input }),
    correction: null,
    requested: { report: null, entries: null },
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
        guard: { type: 'isThisSection', params: ({ event }) => event },
        actions: [
          { type: 'storeSearch', params: ({ event }) => event },
          'storeToday',
          'requestReport',
          'requestEntries',
          { type: 'reportLocationAccepted', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: ({ event }) => event } },
    ],
    'report.answered': { actions: 'requestEntries' },
    // After midnight at the property, the same URL selects other days.
    'accounting.refreshed': { actions: ['refreshBoth', 'storeToday', 'requestReport', 'requestEntries'] },
    'file.requested': { actions: { type: 'requestFile', params: ({ event }) => event } },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'correction.opened': {
          target: 'correcting',
          actions: { type: 'openCorrection', params: ({ event }) => event },
        },
      },
    },
    correcting: {
      exit: ['stopCorrection', 'forgetCorrection'],
      on: {
        'correction.applied': { actions: ['refreshBoth', 'announceApplied'] },
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
