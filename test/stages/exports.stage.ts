import { accountingExportMachine } from '../../src/machines/accounting/readings.machine.ts'
import { activityExportMachine } from '../../src/machines/activity-log/export.machine.ts'
import { ApiError, localError } from '../../src/api/api-error.ts'
import { activitySearch } from '../../src/paths/activity-log.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { answer, button, cut, ends, hold, lost, menuItem, press, refuse, refused, wait } from './moves.ts'
import { house, reporting, sectionInput } from './reading-stages.ts'

const report = reporting('accounting_report')
const log = reporting('activity_log')
/** Files are written in a thread; without its code there is none. */
const thread = 'GET assets/import.worker*'
const file = new ArrayBuffer(0)

const written: Move[] = [
  ends('writeFile', thread, file),
  {
    name: 'there is no thread to write in',
    event: { failed: 'writeFile', error: new Error() },
    actions: [cut(thread)],
  },
]

const bookMoves: Move[] = [
  {
    name: 'ask for a file',
    event: { type: 'export.requested', format: 'csv', question: {} },
    in: ['idle', 'saved', 'failed', 'cancelled'],
    actions: [press(button('Export')), press(menuItem('Comma-separated (.csv)'))],
  },
  ends('readFile', report, { name: 'report', book: { about: [], sheets: [] } }),
  refused('readFile', report, 'fault of the server'),
  refused('readFile', report, 'not permitted'),
  ...lost('readFile', report),
  ...written,
  { name: 'it takes long', event: { after: 'patience' }, actions: [wait(10_000)] },
  {
    name: 'it takes for ever',
    event: { after: 'limit' },
    // What is read is given up long before.
    in: ['working.task.writing'],
    actions: [wait(120_000)],
  },
  { name: 'cancel', event: { type: 'export.cancelled' }, actions: [press(button('Cancel the export'))] },
  { name: 'export again', event: { type: 'export.retried' }, actions: [press(button('Export again'))] },
  { name: 'dismiss', event: { type: 'export.dismissed' }, actions: [press(button('Dismiss'))] },
]

const failed = (name: string, error: ApiError, actions: Move['actions']): Move => ({
  name,
  event: { type: 'pages.failed', error },
  actions,
})

const logMoves: Move[] = [
  { name: 'the entries come', event: { type: 'pages.progressed', count: 1 }, actions: [answer(log)] },
  failed('the entries are refused', new ApiError(403, 'Not yours.'), [refuse(log, 'not permitted')]),
  failed('there is no connection', localError('UNREACHABLE'), [cut(log)]),
  failed('the entries take too long', localError('TIMEOUT'), [wait(30_000)]),
  { name: 'cancel', event: { type: 'export.cancelled' }, actions: [press(button('Cancel export'))] },
  ...written,
]

/** What is on a screen, as a file. */
export const exportStages: Stage[] = [
  {
    id: 'accountingExport: a report',
    machine: accountingExportMachine,
    as: 'accountant',
    at: `${house}/accounting-report?period=last_month`,
    holds: [report, thread],
    before: [answer(report)],
    input: sectionInput,
    moves: bookMoves,
  },
  {
    id: 'activityExport: a log',
    machine: activityExportMachine,
    as: 'manager',
    at: `${house}/activity-logs?modules[]=addons`,
    // The list is there before its file is asked for.
    before: [press(button('Details *')), hold(log), hold(thread), press(button('Export')), press(menuItem('CSV'))],
    input: {
      ...sectionInput,
      search: activitySearch.empty,
      house: { name: 'Harbour View', timezone: 'UTC', people: [] },
      format: 'csv',
    },
    // All of them fit into one page.
    echo: ({ type }) => (type === 'pages.progressed' ? { type: 'pages.read', all: { data: [], isCut: false } } : null),
    moves: logMoves,
  },
]
