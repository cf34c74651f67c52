import type { ApiError } from '../../../src/api/api-error.ts'
import { dayChangeMachine } from '../../../src/machines/accounting/day-change.machine.ts'
import { monthChangeMachine } from '../../../src/machines/accounting/month-change.machine.ts'
import { periodsMachine } from '../../../src/machines/accounting/periods.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { dayOf, monthOf } from '../../support/accounting-records.ts'
import { propertyPath, sectionInput } from './query-scenarios.ts'
import { button, connectionFailures, failsWith, field, link, press, reply, succeeds, type } from './steps.ts'

const list = 'GET v1/hotel_management/accounting_months'
const close = 'POST v1/hotel_management/close_accounting_month'
const reopen = 'POST v1/hotel_management/reopen_accounting_month'
const closeDay = 'POST v1/hotel_management/close_accounting_day'
const reopenDay = 'POST v1/hotel_management/reopen_accounting_day'
const periods = `${propertyPath}/accounting-report?tab=periods`

const closing = { closed_at: '2026-03-03T08:12:00.000Z', closed_by: 'Marta Sousa', lock_version: 1 }
const march = monthOf({ month: '2026-03' })
const february = monthOf({ status: 'closed', is_last_closed: true, ...closing })
const closedMarch = { ...march, status: 'closed', is_last_closed: true, ...closing }
const reopened = { reopened_at: '2026-03-04T08:12:00.000Z', reopened_by: 'Marta Sousa', reason: 'Invoice missing' }
const checks = { arrivals: 2, departures: 0, discrepancies: 1, unposted_nights: 3 }
const second = dayOf({ day: '2026-03-02', checks, open_before: 1 })
const first = dayOf({ day: '2026-02-27', status: 'closed', is_last_closed: true, ...closing })
const closedSecond = dayOf({ ...second, status: 'closed', is_last_closed: true, open_before: 0, ...closing })
/** The same months on every day, from a server that closes no dates. */
const known = reply(list, { data: { months: [march, february], late_postings: [] } })
const knownDays = reply(list, { data: { months: [march, february], late_postings: [], days: [second, first] } })
const closeSecond = press(button('Close 2 March 2026'))
const reopenFirst = press(button('Reopen 27 February 2026'))
const closeMarch = press(button('Close March 2026'))
const reopenFebruary = press(button('Reopen February 2026'))
/** These scenarios run without a parent. */
const noop = () => undefined
const input = { ...sectionInput, newKey: () => 'key', reopening: null, earlier: [] }
const change = monthChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } })
const dayChange = dayChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } })

interface Changing {
  reason: string
  error: ApiError | null
}

const outcomes = (call: string, changed: object, backText: string): ScenarioStep[] => [
  { name: 'cancel', event: { type: 'change.closed' }, in: ['asking'], actions: [press(button('Cancel'))] },
  {
    name: 'try again',
    event: { type: 'change.confirmed' },
    when: ({ error }: Changing) => error !== null,
    in: ['asking'],
    actions: [press(button('Try again'))],
  },
  {
    name: 'back',
    event: { type: 'change.closed' },
    in: ['refused'],
    actions: [press(button(backText))],
  },
  { ...succeeds('apply', call, changed), actions: [reply(call, { data: changed })] },
  failsWith('apply', call, 'posting already reversed'),
  failsWith('apply', call, 'fault of the server'),
  ...connectionFailures('apply', call),
]

const confirm = (name: string): ScenarioStep => ({
  name: 'confirm',
  event: { type: 'change.confirmed' },
  when: ({ error }: Changing) => error === null,
  in: ['asking'],
  actions: [press(button(name, { role: 'dialog', name }))],
})

const typeReasons = ['Invoice missing', 'no'].map((reason): ScenarioStep => ({
  name: `type “${reason}”`,
  event: { type: 'reason.typed', reason },
  in: ['asking'],
  when: (context: Changing) => context.reason !== reason,
  actions: [type(field('Reason'), reason)],
}))

const [backToMonths, backToDays] = ['Back to the months', 'Back to the dates'] as const
const common = { account: 'accountant', address: periods }

export const periodScenarios: Scenario[] = [
  {
    ...common,
    id: 'monthChange: closing',
    machine: change,
    heldCalls: [list, close],
    before: [known, closeMarch],
    input: { ...input, change: 'close', month: march },
    contextKey: ['error'],
    steps: [confirm('Close March 2026'), ...outcomes(close, closedMarch, backToMonths)],
  },
  {
    ...common,
    id: 'monthChange: reopening',
    machine: change,
    heldCalls: [list, reopen],
    before: [known, reopenFebruary],
    input: { ...input, change: 'reopen', month: february },
    contextKey: ['reason', 'reasonError', 'error'],
    steps: [
      ...typeReasons,
      confirm('Reopen February 2026'),
      ...outcomes(reopen, { ...february, status: 'open', ...reopened }, backToMonths),
    ],
  },
  {
    ...common,
    id: 'dayChange: closing',
    machine: dayChange,
    heldCalls: [list, closeDay],
    before: [knownDays, closeSecond],
    input: { ...input, change: 'close', day: second },
    contextKey: ['error'],
    steps: [confirm('Close 2 March 2026'), ...outcomes(closeDay, closedSecond, backToDays)],
  },
  {
    ...common,
    id: 'dayChange: reopening',
    machine: dayChange,
    heldCalls: [list, reopenDay],
    before: [knownDays, reopenFirst],
    input: { ...input, change: 'reopen', day: first },
    contextKey: ['reason', 'reasonError', 'error'],
    steps: [
      ...typeReasons,
      confirm('Reopen 27 February 2026'),
      ...outcomes(reopenDay, { ...first, status: 'open', is_last_closed: false, ...reopened }, backToDays),
    ],
  },
  {
    ...common,
    id: 'periods: on their tab',
    machine: periodsMachine,
    heldCalls: [list, close, closeDay],
    before: [knownDays],
    input,
    initialEvents: [{ type: 'periods.shown' }],
    neighbours: ({ type: happened }) => {
      if (happened === 'periods.hidden') return { type: 'periods.shown' }
      if (happened === 'dayChange.applied') return { type: 'dayChange.left' }
      return happened === 'monthChange.applied' ? { type: 'monthChange.left' } : null
    },
    steps: [
      {
        name: 'ask to close a month',
        event: { type: 'monthChange.opened', change: 'close', month: march },
        in: ['reading'],
        actions: [closeMarch],
      },
      { name: 'cancel', event: { type: 'monthChange.left' }, in: ['changing'], actions: [press(button('Cancel'))] },
      {
        name: 'close it',
        event: { type: 'monthChange.applied', month: closedMarch },
        in: ['changing'],
        actions: [
          press(button('Close March 2026', { role: 'dialog', name: 'Close March 2026' })),
          reply(close, { data: closedMarch }),
        ],
      },
      {
        name: 'ask to close a date',
        event: { type: 'dayChange.opened', change: 'close', day: second },
        in: ['reading'],
        actions: [closeSecond],
      },
      {
        name: 'leave the date open',
        event: { type: 'dayChange.left' },
        in: ['changingDay'],
        actions: [press(button('Cancel'))],
      },
      {
        name: 'close the date',
        event: { type: 'dayChange.applied', day: closedSecond },
        in: ['changingDay'],
        actions: [
          press(button('Close 2 March 2026', { role: 'dialog', name: 'Close 2 March 2026' })),
          reply(closeDay, { data: closedSecond }),
        ],
      },
      {
        name: 'look at the room charges of the date and come back',
        event: { type: 'periods.hidden' },
        in: ['changingDay'],
        actions: [press(link('3 room nights have no room charge')), press(link('Periods')), knownDays],
      },
      {
        name: 'come back to the window',
        event: { type: 'periods.refreshed' },
        actions: [{ do: 'return' }],
      },
      {
        name: 'look at the revenue and come back',
        event: { type: 'periods.hidden' },
        in: ['reading'],
        actions: [press(link('Revenue')), press(link('Periods')), knownDays],
      },
    ],
  },
]
