import { type ActorRefFrom, assign, sendTo, setup, type SnapshotFrom, stopChild } from 'xstate'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { monthText } from './accounting-texts.rules.ts'
import {
  type MonthChange,
  monthChangeMachine,
  type MonthChangeRef,
  type MonthChangeReport,
} from './month-change.machine.ts'
import { accountingMonthsMachine } from './queries.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

interface PeriodsInput extends QueryInput {
  newKey: () => string
}

interface PeriodsContext {
  input: PeriodsInput
  months: ActorRefFrom<typeof accountingMonthsMachine>
  change: MonthChangeRef | null
}

export type PeriodsEvent =
  | { type: 'periods.shown' }
  | { type: 'periods.hidden' }
  | { type: 'periods.refreshed' }
  | { type: 'monthChange.opened'; change: MonthChange; month: AccountingMonth }
  | MonthChangeReport

/** The open months before a month, which close with it. */
const openBefore = (months: readonly AccountingMonth[], { month }: AccountingMonth) =>
  months.filter((one) => one.month < month && one.status === 'open')

/** The months of the books of one property, and the dialog that closes or reopens one (ADR 0065). */
export const periodsMachine = setup({
  types: {} as { input: PeriodsInput; context: PeriodsContext; events: PeriodsEvent },
  actors: { monthChangeMachine },
  actions: {
    requestMonths: sendTo(({ context }) => context.months, { type: 'query.requested', query: {} }),
    dismissMonths: sendTo(({ context }) => context.months, { type: 'query.dismissed' }),
    refreshMonths: sendTo(({ context }) => context.months, { type: 'query.refreshed' }),
    openChange: assign(
      ({ context: { input, months }, spawn }, { change, month }: { change: MonthChange; month: AccountingMonth }) => {
        const known = months.getSnapshot().context.data?.months ?? []
        const earlier = change === 'close' ? openBefore(known, month) : []
        const { scope, newKey } = input
        return { change: spawn('monthChangeMachine', { input: { scope, newKey, change, month, earlier } }) }
      },
    ),
    stopChange: stopChild(({ context }) => context.change ?? ''),
    forgetChange: assign({ change: null }),
    announceApplied: sendTo(
      ({ context }) => context.input.notices,
      (_, { month }: { month: AccountingMonth }) => ({
        type: 'announcement.made',
        text:
          month.status === 'closed'
            ? phrase('accounting.monthClosedNotice', { month: monthText(month) })
            : phrase('accounting.monthReopenedNotice', { month: monthText(month) }),
      }),
    ),
  },
}).createMachine({
  id: 'periods',
  context: ({ input, spawn }) => ({ input, months: spawn(accountingMonthsMachine, { input }), change: null }),
  on: {
    'periods.shown': { actions: 'requestMonths' },
    'periods.hidden': { actions: 'dismissMonths' },
    'periods.refreshed': { actions: 'refreshMonths' },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'monthChange.opened': {
          target: 'changing',
          actions: { type: 'openChange', params: ({ event }) => ({ change: event.change, month: event.month }) },
        },
      },
    },
    changing: {
      exit: ['stopChange', 'forgetChange'],
      on: {
        'monthChange.applied': {
          actions: { type: 'announceApplied', params: ({ event }) => ({ month: event.month }) },
        },
        // Also after a refusal: the month is then not what the list shows.
        'monthChange.left': { target: 'reading', actions: 'refreshMonths' },
      },
    },
  },
})

type PeriodsSnapshot = SnapshotFrom<typeof periodsMachine>

export const selectChange = (periods: PeriodsSnapshot) => periods.context.change
