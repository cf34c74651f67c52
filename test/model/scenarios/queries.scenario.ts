import { accountingEntriesMachine, accountingReportMachine } from '../../../src/machines/accounting/queries.machine.ts'
import { activityEntriesMachine } from '../../../src/machines/activity-log/entries.machine.ts'
import { figureRowsMachine, figuresMachine } from '../../../src/machines/dashboard/queries.machine.ts'
import { activitySearch, queryOf } from '../../../src/routes/activity-log.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { entriesOf, reportOf } from '../../support/accounting-records.ts'
import { activityEntry } from '../../support/activity-records.ts'
import { dashboardOf, rowsOf } from '../../support/dashboard-records.ts'
import { button, choose, link, press, select } from './steps.ts'
import { graphqlCall, propertyPath, queryScenario } from './query-scenarios.ts'

const period = { tab: 'revenue', from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }
const log = { search: queryOf(activitySearch.empty), timezone: 'UTC' }
const page = { data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }
const closeDialog = [press(button('Close *'))]

export const queryScenarios: Scenario[] = [
  queryScenario({
    machine: figuresMachine,
    account: 'manager',
    // With a day in the address, the link to another day is there before any figure.
    address: `${propertyPath}?date=2024-02-29`,
    call: graphqlCall('dashboard'),
    question: { date: '2024-02-28' },
    answer: dashboardOf(),
    ask: { actions: [press(link('Previous day'))] },
    isAsked: true,
    isFollowing: true,
  }),
  queryScenario({
    machine: figureRowsMachine,
    account: 'manager',
    address: propertyPath,
    call: graphqlCall('dashboard_rows'),
    question: { date: null, figure: 'occupancy', page: 1 },
    answer: rowsOf(),
    ask: { actions: [press(link('Occupancy: *'))], in: ['dormant'] },
    dismiss: closeDialog,
    isAsked: false,
    isFollowing: true,
  }),
  queryScenario({
    machine: accountingReportMachine,
    account: 'accountant',
    // The last day is before the first, so nothing can be requested yet.
    address: `${propertyPath}/accounting-report?period=own&from=2026-03-09&to=2026-03-01`,
    call: graphqlCall('accounting_report'),
    question: period,
    answer: { kind: 'report', report: reportOf() },
    ask: { actions: [choose(select('Period'), 'Last month')], in: ['dormant'] },
    dismiss: [{ do: 'back' }],
    isAsked: false,
    isFollowing: true,
  }),
  queryScenario({
    machine: accountingEntriesMachine,
    account: 'accountant',
    address: `${propertyPath}/accounting-report?period=last_month`,
    call: graphqlCall('accounting_entries'),
    question: { ...period, currency: 'EUR' },
    answer: entriesOf(),
    ask: { actions: [press(link('Total, Net: *'))], in: ['dormant'] },
    dismiss: closeDialog,
    isAsked: false,
    isFollowing: true,
  }),
  queryScenario({
    machine: activityEntriesMachine,
    account: 'manager',
    address: `${propertyPath}/activity-logs`,
    call: graphqlCall('activity_log'),
    question: log,
    answer: page,
    ask: { actions: [press(button('Refresh'))] },
    isAsked: true,
    isFollowing: false,
  }),
]
