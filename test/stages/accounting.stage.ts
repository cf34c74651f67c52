import { accountingMachine } from '../../src/machines/accounting/accounting.machine.ts'
import { correctionMachine } from '../../src/machines/accounting/correction.machine.ts'
import type { ApiError } from '../../src/api/api-error.ts'
import { properties } from '../../src/paths.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { entryOf } from '../support/accounting-records.ts'
import { inlineThread } from '../support/import-actor.ts'
import { button, ends, field, link, lost, menuItem, press, refused, type } from './moves.ts'
import { awayAndBack, house, sectionInput } from './reading-stages.ts'

const correct = 'POST v1/hotel_management/correct_accounting_posting'
const report = `${house}/accounting-report`
const lastMonth = { type: 'location.changed', pathname: report, search: '?period=last_month' }
/** The entries of a figure, each with the way to take its posting back. */
const entries = `${report}?period=last_month&figure=net&currency=EUR`
const takeBack = press({ ...button('Take back posting *'), nth: 0 })
/** On these stages there is no parent to tell. */
const untold = () => undefined
const input = { ...sectionInput, posting: entryOf(), startThread: async () => inlineThread() }
const section = accountingMachine.provide({ actions: { reportFollowed: untold } })

const windowMove: Move = {
  name: 'come back to the window',
  event: { type: 'accounting.refreshed' },
  actions: [{ do: 'return' }],
}

const reportMoves: Move[] = [
  {
    name: 'look at the taxes',
    event: { ...lastMonth, search: '?tab=taxes&period=last_month' },
    when: ({ search: { tab } }: { search: { tab: string } }) => tab === 'revenue',
    actions: [press(link('Taxes'))],
  },
  {
    name: 'go away and come back',
    event: { ...lastMonth, pathname: properties(), search: '' },
    actions: awayAndBack,
  },
  windowMove,
  {
    name: 'ask for a file',
    event: { type: 'file.requested', format: 'csv' },
    actions: [press(button('Export')), press(menuItem('Comma-separated (.csv)'))],
  },
]

const entriesMoves: Move[] = [
  {
    name: 'ask to take a posting back',
    event: { type: 'correction.opened', posting: entryOf() },
    in: ['reading'],
    actions: [takeBack],
  },
  { name: 'cancel', event: { type: 'correction.left' }, in: ['correcting'], actions: [press(button('Cancel'))] },
  {
    name: 'take it back',
    event: { type: 'correction.applied' },
    in: ['correcting'],
    actions: [type(field('Reason'), 'Charged twice'), press(button('Take back')), press(button('Okay, thanks!'))],
  },
  windowMove,
]

interface Correcting {
  reason: string
  error: ApiError | null
}

const correctionMoves: Move[] = [
  ...['Charged twice', 'no'].map((reason): Move => ({
    name: `type “${reason}”`,
    event: { type: 'reason.typed', reason },
    when: (known: Correcting) => known.reason !== reason,
    actions: [type(field('Reason'), reason)],
  })),
  {
    name: 'confirm',
    event: { type: 'correction.confirmed' },
    when: ({ error }: Correcting) => error === null,
    actions: [press(button('Take back'))],
  },
  {
    name: 'try again',
    event: { type: 'correction.confirmed' },
    when: ({ error }: Correcting) => error !== null,
    actions: [press(button('Try again'))],
  },
  { name: 'cancel', event: { type: 'correction.closed' }, in: ['asking'], actions: [press(button('Cancel'))] },
  { name: 'thanks', event: { type: 'correction.closed' }, in: ['done'], actions: [press(button('Okay, thanks!'))] },
  ends('takeBack', correct, { posting_id: 13, business_date: '2026-03-03', entries: 2 }),
  refused('takeBack', correct, 'invalid'),
  refused('takeBack', correct, 'posting taken back'),
  refused('takeBack', correct, 'fault of the server'),
  ...lost('takeBack', correct),
]

export const accountingStages: Stage[] = [
  {
    id: 'accounting: a report',
    machine: section,
    as: 'accountant',
    at: `${report}?period=last_month`,
    input,
    begins: [lastMonth],
    context: ({ search: { tab } }: { search: { tab: string } }) => tab,
    // Its days are told by the report, and what is asked with them.
    echo: ({ type: happened, pathname }) =>
      happened === 'location.changed' && pathname === report ? { type: 'report.answered' } : null,
    moves: reportMoves,
  },
  {
    id: 'accounting: entries',
    machine: section,
    as: 'accountant',
    at: entries,
    input,
    begins: [lastMonth, { type: 'report.answered' }],
    echo: ({ type: happened }) => (happened === 'correction.applied' ? { type: 'correction.left' } : null),
    moves: entriesMoves,
  },
  {
    id: 'correction: a posting',
    machine: correctionMachine.provide({ actions: { reportApplied: untold, reportLeft: untold } }),
    as: 'accountant',
    at: entries,
    holds: [correct],
    before: [takeBack],
    input,
    context: ['reason', 'reasonError', 'error'],
    moves: correctionMoves,
  },
]
