import type { ApiError } from '../../../src/api/api-error.ts'
import { monthChangeMachine } from '../../../src/machines/accounting/month-change.machine.ts'
import { periodsMachine } from '../../../src/machines/accounting/periods.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { monthOf } from '../../support/accounting-records.ts'
import { propertyPath, sectionInput } from './query-scenarios.ts'
import { button, connectionFailures, failsWith, field, link, press, reply, succeeds, type } from './steps.ts'

const list = 'GET v1/hotel_management/accounting_months'
const close = 'POST v1/hotel_management/close_accounting_month'
const reopen = 'POST v1/hotel_management/reopen_accounting_month'
const periods = `${propertyPath}/accounting-report?tab=periods`

const closing = { closed_at: '2026-03-03T08:12:00.000Z', closed_by: 'Marta Sousa', lock_version: 1 }
const march = monthOf({ month: '2026-03' })
const february = monthOf({ status: 'closed', is_last_closed: true, ...closing })
const closedMarch = { ...march, status: 'closed', is_last_closed: true, ...closing }
const reopened = { reopened_at: '2026-03-04T08:12:00.000Z', reopened_by: 'Marta Sousa', reason: 'Invoice missing' }
/** The same months on every day. */
const known = reply(list, { data: { months: [march, february], late_postings: [] } })
const closeMarch = press(button('Close March 2026'))
const reopenFebruary = press(button('Reopen February 2026'))
/** These scenarios run without a parent. */
const noop = () => undefined
const input = { ...sectionInput, newKey: () => 'key', earlier: [] }
const change = monthChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } })

interface Changing {
  reason: string
  error: ApiError | null
}

const outcomes = (call: string, month: object): ScenarioStep[] => [
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
    actions: [press(button('Back to the months'))],
  },
  { ...succeeds('apply', call, month), actions: [reply(call, { data: month })] },
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
    steps: [confirm('Close March 2026'), ...outcomes(close, closedMarch)],
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
      ...['Invoice missing', 'no'].map((reason): ScenarioStep => ({
        name: `type “${reason}”`,
        event: { type: 'reason.typed', reason },
        in: ['asking'],
        when: (context: Changing) => context.reason !== reason,
        actions: [type(field('Reason'), reason)],
      })),
      confirm('Reopen February 2026'),
      ...outcomes(reopen, { ...february, status: 'open', ...reopened }),
    ],
  },
  {
    ...common,
    id: 'periods: on their tab',
    machine: periodsMachine,
    heldCalls: [list, close],
    before: [known],
    input,
    initialEvents: [{ type: 'periods.shown' }],
    neighbours: ({ type: happened }) => {
      if (happened === 'periods.hidden') return { type: 'periods.shown' }
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
        name: 'come back to the window',
        event: { type: 'periods.refreshed' },
        actions: [{ do: 'return' }],
      },
      {
        name: 'look at the revenue and come back',
        event: { type: 'periods.hidden' },
        in: ['reading'],
        actions: [press(link('Revenue')), press(link('Periods')), known],
      },
    ],
  },
]
