import { type ActorRefFrom, assign, sendTo, setup, type SnapshotFrom, stopChild } from 'xstate'
import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import { askedAgain } from '../query/asked-again.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { longDayText, monthText } from './accounting-texts.rules.ts'
import type { BooksChange } from './books-change.machine.ts'
import { dayChangeMachine, type DayChangeRef, type DayChangeReport } from './day-change.machine.ts'
import { monthChangeMachine, type MonthChangeRef, type MonthChangeReport } from './month-change.machine.ts'
import { accountingMonthsMachine } from './queries.machine.ts'
import { reopenedDates, reopeningFrom } from './reopening.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface PeriodsInput extends QueryInput {
  newKey: () => string
}

interface PeriodsContext {
  input: PeriodsInput
  months: ActorRefFrom<typeof accountingMonthsMachine>
  change: MonthChangeRef | null
  dayChange: DayChangeRef | null
}

export type PeriodsEvent =
  | { type: 'periods.shown' }
  | { type: 'periods.hidden' }
  | { type: 'periods.refreshed' }
  | { type: 'monthChange.opened'; change: BooksChange; month: AccountingMonth }
  | { type: 'dayChange.opened'; change: BooksChange; day: AccountingDay }
  | MonthChangeReport
  | DayChangeReport

/** The open months before a month, which close with it. */
const openBefore = (months: readonly AccountingMonth[], { month }: AccountingMonth) =>
  months.filter((one) => one.month < month && one.status === 'open')

/** "9 dates are open again, from 1 October 2025."; null if a date or month was reopened alone. */
function reopenedTogether(change: MonthChangeRef | DayChangeRef | null): string | null {
  const reopening = change?.getSnapshot().context.input.reopening ?? null
  if (reopening === null) return null
  return phrase('accounting.datesReopenedNotice', {
    count: reopenedDates(reopening),
    day: longDayText(reopening.from),
  })
}

/** The months and business dates of the books of one property, and the dialogs that close or reopen one (ADR 0065, 0075). */
export const periodsMachine = setup({
  types: {} as { input: PeriodsInput; context: PeriodsContext; events: PeriodsEvent },
  actors: { monthChangeMachine, dayChangeMachine },
  actions: {
    requestMonths: sendTo(({ context }) => context.months, { type: 'query.requested', query: {} }),
    dismissMonths: sendTo(({ context }) => context.months, { type: 'query.dismissed' }),
    refreshMonths: sendTo(({ context }) => context.months, { type: 'query.refreshed' }),
    askAgain: sendTo(({ context }) => context.months, askedAgain({})),
    openChange: assign(
      ({ context: { input, months }, spawn }, { change, month }: { change: BooksChange; month: AccountingMonth }) => {
        const known = months.getSnapshot().context.data
        const earlier = change === 'close' ? openBefore(known?.months ?? [], month) : []
        const isAlone = change === 'close' || month.is_last_closed || known === null
        const reopening = isAlone ? null : reopeningFrom(known, `${month.month}-01`)
        const { scope, newKey } = input
        return { change: spawn('monthChangeMachine', { input: { scope, newKey, change, reopening, month, earlier } }) }
      },
    ),
    stopChange: stopChild(({ context }) => context.change ?? ''),
    forgetChange: assign({ change: null }),
    openDayChange: assign(
      ({ context: { input, months }, spawn }, { change, day }: { change: BooksChange; day: AccountingDay }) => {
        const known = months.getSnapshot().context.data
        const isAlone = change === 'close' || day.is_last_closed || known === null
        const reopening = isAlone ? null : reopeningFrom(known, day.day)
        const { scope, newKey } = input
        return { dayChange: spawn('dayChangeMachine', { input: { scope, newKey, change, reopening, day } }) }
      },
    ),
    stopDayChange: stopChild(({ context }) => context.dayChange ?? ''),
    forgetDayChange: assign({ dayChange: null }),
    announceDayApplied: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { day }: { day: AccountingDay }) => ({
        type: 'announcement.made',
        text:
          day.status === 'closed'
            ? phrase('accounting.dayClosedNotice', { day: longDayText(day.day) })
            : (reopenedTogether(context.dayChange) ??
              phrase('accounting.dayReopenedNotice', { day: longDayText(day.day) })),
      }),
    ),
    announceApplied: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { month }: { month: AccountingMonth }) => ({
        type: 'announcement.made',
        text:
          month.status === 'closed'
            ? phrase('accounting.monthClosedNotice', { month: monthText(month) })
            : (reopenedTogether(context.change) ??
              phrase('accounting.monthReopenedNotice', { month: monthText(month) })),
      }),
    ),
  },
}).createMachine({
  id: 'periods',
  context: ({ input, spawn }) => ({
    input,
    months: spawn(accountingMonthsMachine, { input }),
    change: null,
    dayChange: null,
  }),
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
        'dayChange.opened': {
          target: 'changingDay',
          actions: { type: 'openDayChange', params: ({ event }) => ({ change: event.change, day: event.day }) },
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
        'monthChange.left': { target: 'reading', actions: 'askAgain' },
      },
    },
    changingDay: {
      exit: ['stopDayChange', 'forgetDayChange'],
      on: {
        'dayChange.applied': {
          actions: { type: 'announceDayApplied', params: ({ event }) => ({ day: event.day }) },
        },
        'dayChange.left': { target: 'reading', actions: 'askAgain' },
        // A link of its checks leads to another tab.
        'periods.hidden': { target: 'reading', actions: 'dismissMonths' },
      },
    },
  },
})

type PeriodsSnapshot = SnapshotFrom<typeof periodsMachine>

export const selectDayChange = (periods: PeriodsSnapshot) => periods.context.dayChange
export const selectChange = (periods: PeriodsSnapshot) => periods.context.change
