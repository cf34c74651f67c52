import { ApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { noReporting } from '../../src/api/reporting.ts'
import { accountingMachine } from '../../src/machines/accounting/accounting.machine.ts'
import { correctionMachine } from '../../src/machines/accounting/correction.machine.ts'
import {
  accountingEntriesMachine,
  accountingExportMachine,
  accountingReportMachine,
} from '../../src/machines/accounting/readings.machine.ts'
import { entriesOf, entryOf, reportOf } from './accounting-records.ts'
import { inlineThread } from './import-actor.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const input = {
  at: withProperty(openWire().http, property()),
  property: property(),
  posting: entryOf(),
  newKey: () => 'key',
  startThread: async () => inlineThread(),
}
const errors = [new ApiError(404, 'No reporting', { code: noReporting })]
const question = { tab: 'revenue', from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }
/** On these walks there is no parent to tell. */
const untold = () => undefined

export const accountingWalks: Walk[] = [
  {
    machine: accountingReportMachine,
    outputs: [{ kind: 'report', report: reportOf() }],
    events: [{ type: 'reading.asked', question }],
    errors,
    input,
  },
  {
    machine: accountingEntriesMachine,
    outputs: [entriesOf()],
    events: [{ type: 'reading.asked', question: { ...question, currency: 'EUR' } }],
    errors,
    input,
  },
  {
    machine: accountingExportMachine,
    outputs: [{ name: 'report', book: { about: [], sheets: [] } }],
    events: [{ type: 'export.requested', format: 'csv', question }],
    input,
  },
  {
    machine: correctionMachine.provide({ actions: { reportApplied: untold, reportLeft: untold } }),
    outputs: [{ posting_id: 13, business_date: '2026-03-03', entries: 2 }],
    events: [{ type: 'reason.typed', reason: 'Charged twice' }],
    context: ['reason', 'reasonError'],
    input,
  },
  {
    machine: accountingMachine.provide({ actions: { reportFollowed: untold } }),
    events: [
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'file.requested', format: 'csv' },
      { type: 'correction.opened', posting: entryOf() },
    ],
    input,
  },
]
