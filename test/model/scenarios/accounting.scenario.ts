import { accountingMachine } from '../../../src/machines/accounting/accounting.machine.ts'
import { correctionMachine } from '../../../src/machines/accounting/correction.machine.ts'
import type { ApiError } from '../../../src/api/api-error.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { entryOf } from '../../support/accounting-records.ts'
import { inlineThread } from '../../support/import-actor.ts'
import { button, succeeds, field, link, connectionFailures, menuItem, press, failsWith, type } from './steps.ts'
import { leaveAndReturn, propertyPath, sectionInput } from './query-scenarios.ts'

const correct = 'POST v1/hotel_management/correct_accounting_posting'
const report = `${propertyPath}/accounting-report`
const lastMonth = { type: 'location.changed', pathname: report, search: '?period=last_month' }
/** The entries of a figure; each posting can be reversed. */
const entries = `${report}?period=last_month&figure=net&currency=EUR`
const revert = press({ ...button('Reverse posting *'), index: 0 })
/** These scenarios run without a parent. */
const noop = () => undefined
const input = { ...sectionInput, posting: entryOf(), startThread: async () => inlineThread() }
const section = accountingMachine.provide({ actions: { reportLocationAccepted: noop } })

const windowMove: ScenarioStep = {
  name: 'come back to the window',
  event: { type: 'accounting.refreshed' },
  actions: [{ do: 'return' }],
}

const reportSteps: ScenarioStep[] = [
  {
    name: 'look at the taxes',
    event: { ...lastMonth, search: '?tab=taxes&period=last_month' },
    when: ({ search: { tab } }: { search: { tab: string } }) => tab === 'revenue',
    actions: [press(link('Taxes'))],
  },
  {
    name: 'go away and come back',
    event: { ...lastMonth, pathname: properties(), search: '' },
    actions: leaveAndReturn,
  },
  windowMove,
  {
    name: 'ask for a file',
    event: { type: 'file.requested', format: 'csv' },
    actions: [press(button('Export')), press(menuItem('Comma-separated (.csv)'))],
  },
]

const entriesSteps: ScenarioStep[] = [
  {
    name: 'ask to reverse a posting',
    event: { type: 'correction.opened', posting: entryOf() },
    in: ['reading'],
    actions: [revert],
  },
  { name: 'cancel', event: { type: 'correction.left' }, in: ['correcting'], actions: [press(button('Cancel'))] },
  {
    name: 'reverse it',
    event: { type: 'correction.applied' },
    in: ['correcting'],
    actions: [type(field('Reason'), 'Charged twice'), press(button('Reverse')), press(button('Okay, thanks!'))],
  },
  windowMove,
]

interface Correcting {
  reason: string
  error: ApiError | null
}

const correctionSteps: ScenarioStep[] = [
  ...['Charged twice', 'no'].map((reason): ScenarioStep => ({
    name: `type “${reason}”`,
    event: { type: 'reason.typed', reason },
    when: (known: Correcting) => known.reason !== reason,
    actions: [type(field('Reason'), reason)],
  })),
  {
    name: 'confirm',
    event: { type: 'correction.confirmed' },
    when: ({ error }: Correcting) => error === null,
    actions: [press(button('Reverse'))],
  },
  {
    name: 'try again',
    event: { type: 'correction.confirmed' },
    when: ({ error }: Correcting) => error !== null,
    actions: [press(button('Try again'))],
  },
  { name: 'cancel', event: { type: 'correction.closed' }, in: ['asking'], actions: [press(button('Cancel'))] },
  { name: 'thanks', event: { type: 'correction.closed' }, in: ['done'], actions: [press(button('Okay, thanks!'))] },
  succeeds('revert', correct, { posting_id: 13, business_date: '2026-03-03', entries: 2 }),
  failsWith('revert', correct, 'invalid'),
  failsWith('revert', correct, 'posting already reversed'),
  failsWith('revert', correct, 'fault of the server'),
  ...connectionFailures('revert', correct),
]

export const accountingScenarios: Scenario[] = [
  {
    id: 'accounting: a report',
    machine: section,
    account: 'accountant',
    address: `${report}?period=last_month`,
    input,
    initialEvents: [lastMonth],
    contextKey: ({ search: { tab } }: { search: { tab: string } }) => tab,
    // The report sends its days, and the parameters of the request.
    neighbours: ({ type: happened, pathname }) =>
      happened === 'location.changed' && pathname === report ? { type: 'report.answered' } : null,
    steps: reportSteps,
  },
  {
    id: 'accounting: entries',
    machine: section,
    account: 'accountant',
    address: entries,
    input,
    initialEvents: [lastMonth, { type: 'report.answered' }],
    neighbours: ({ type: happened }) => (happened === 'correction.applied' ? { type: 'correction.left' } : null),
    steps: entriesSteps,
  },
  {
    id: 'correction: a posting',
    machine: correctionMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    account: 'accountant',
    address: entries,
    heldCalls: [correct],
    before: [revert],
    input,
    contextKey: ['reason', 'reasonError', 'error'],
    steps: correctionSteps,
  },
]
