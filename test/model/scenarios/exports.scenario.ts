import { accountingExportMachine } from '../../../src/machines/accounting/queries.machine.ts'
import { activityExportMachine } from '../../../src/machines/activity-log/export.machine.ts'
import { ApiError, localError } from '../../../src/api/api-error.ts'
import { activitySearch } from '../../../src/routes/activity-log.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  answer,
  button,
  cut,
  succeeds,
  hold,
  connectionFailures,
  menuItem,
  press,
  refuseWith,
  failsWith,
  wait,
} from './steps.ts'
import { propertyPath, graphqlCall, sectionInput } from './query-scenarios.ts'

const report = graphqlCall('accounting_report')
const log = graphqlCall('activity_log')
/** Files are written by a worker, which needs its code. */
const thread = 'GET assets/import.worker*'
const file = new ArrayBuffer(0)

const written: ScenarioStep[] = [
  succeeds('writeFile', thread, file),
  {
    name: 'there is no thread to write in',
    event: { failed: 'writeFile', error: new Error() },
    actions: [cut(thread)],
  },
]

const bookSteps: ScenarioStep[] = [
  {
    name: 'ask for a file',
    event: { type: 'export.requested', format: 'csv', query: {} },
    in: ['idle', 'saved', 'failed', 'cancelled'],
    actions: [press(button('Export')), press(menuItem('Comma-separated (.csv)'))],
  },
  succeeds('readFile', report, { name: 'report', book: { about: [], sheets: [] } }),
  failsWith('readFile', report, 'fault of the server'),
  failsWith('readFile', report, 'not permitted'),
  ...connectionFailures('readFile', report),
  ...written,
  { name: 'it takes long', event: { after: 'slowAfter' }, actions: [wait(10_000)] },
  {
    name: 'it takes for ever',
    event: { after: 'limit' },
    // A load would have been cancelled long before.
    in: ['working.task.writing'],
    actions: [wait(120_000)],
  },
  { name: 'cancel', event: { type: 'export.cancelled' }, actions: [press(button('Cancel export'))] },
  { name: 'export again', event: { type: 'export.retried' }, actions: [press(button('Export again'))] },
  { name: 'dismiss', event: { type: 'export.dismissed' }, actions: [press(button('Dismiss'))] },
]

const failed = (name: string, error: ApiError, actions: ScenarioStep['actions']): ScenarioStep => ({
  name,
  event: { type: 'pages.failed', error },
  actions,
})

const logSteps: ScenarioStep[] = [
  { name: 'the entries come', event: { type: 'pages.progressed', count: 1 }, actions: [answer(log)] },
  failed('the entries are refused', new ApiError(403, 'Not yours.'), [refuseWith(log, 'not permitted')]),
  failed('there is no connection', localError('UNREACHABLE'), [cut(log)]),
  failed('the entries take too long', localError('TIMEOUT'), [wait(30_000)]),
  { name: 'cancel', event: { type: 'export.cancelled' }, actions: [press(button('Cancel export'))] },
  ...written,
]

/** The export of each screen as a file. */
export const exportScenarios: Scenario[] = [
  {
    id: 'accountingExport: a report',
    machine: accountingExportMachine,
    account: 'accountant',
    address: `${propertyPath}/accounting-report?period=last_month`,
    heldCalls: [report, thread],
    before: [answer(report)],
    input: sectionInput,
    steps: bookSteps,
  },
  {
    id: 'activityExport: a log',
    machine: activityExportMachine,
    account: 'manager',
    address: `${propertyPath}/activity-logs?modules[]=addons`,
    // The list has loaded before its file is requested.
    before: [press(button('Details *')), hold(log), hold(thread), press(button('Export')), press(menuItem('CSV'))],
    input: {
      ...sectionInput,
      search: activitySearch.empty,
      property: { name: 'Harbour View', timezone: 'UTC', people: [] },
      format: 'csv',
    },
    // All entries fit into one page.
    neighbours: ({ type }) =>
      type === 'pages.progressed' ? { type: 'pages.read', all: { data: [], isCut: false } } : null,
    steps: logSteps,
  },
]
