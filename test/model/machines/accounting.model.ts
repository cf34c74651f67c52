import { ApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import { accountingMachine } from '../../../src/machines/accounting/accounting.machine.ts'
import { correctionMachine } from '../../../src/machines/accounting/correction.machine.ts'
import { dayChangeMachine } from '../../../src/machines/accounting/day-change.machine.ts'
import { monthChangeMachine } from '../../../src/machines/accounting/month-change.machine.ts'
import { draftOfSchedule } from '../../../src/machines/accounting/schedule.rules.ts'
import { scheduleChangeMachine } from '../../../src/machines/accounting/schedule-change.machine.ts'
import { schedulesMachine } from '../../../src/machines/accounting/schedules.machine.ts'
import { periodsMachine } from '../../../src/machines/accounting/periods.machine.ts'
import {
  accountingEntriesMachine,
  accountingExportMachine,
  accountingMonthsMachine,
  accountingReportMachine,
  reportSchedulesMachine,
} from '../../../src/machines/accounting/queries.machine.ts'
import {
  dayOf,
  entriesOf,
  entryOf,
  monthOf,
  reportFileOf,
  reportOf,
  scheduleOf,
} from '../../support/accounting-records.ts'
import { inlineThread } from '../../support/import-actor.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

/** These models run without a parent. */
const noop = () => undefined

const input = {
  scope: withProperty(openWire().http, property()),
  property: property(),
  posting: entryOf(),
  newKey: () => 'key',
  startThread: async () => inlineThread(),
  saveFile: noop,
}
const errors = [new ApiError(404, 'No reporting', { code: noReportingCode })]
const query = { tab: 'revenue', from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }

const scheduling = {
  change: { kind: 'create', schedule: null },
  draft: draftOfSchedule(scheduleOf()),
  people: [],
  canEmail: false,
}

/** The machines of the accounting report and its corrections: sample input, results, errors and events to explore them with. */
export const accountingModels: MachineModel[] = [
  {
    machine: accountingReportMachine,
    outputs: [{ kind: 'report', report: reportOf() }],
    events: [{ type: 'query.requested', query }],
    errors,
    input,
  },
  {
    machine: accountingEntriesMachine,
    outputs: [entriesOf()],
    events: [{ type: 'query.requested', query: { ...query, currency: 'EUR' } }],
    errors,
    input,
  },
  {
    machine: accountingExportMachine,
    outputs: [{ name: 'report', book: { about: [], sheets: [] } }],
    events: [{ type: 'export.requested', format: 'csv', query }],
    input,
  },
  {
    machine: correctionMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    outputs: [{ posting_id: 13, business_date: '2026-03-03', entries: 2 }],
    events: [{ type: 'reason.typed', reason: 'Charged twice' }],
    context: ['reason', 'reasonError'],
    input,
  },
  {
    machine: accountingMonthsMachine,
    outputs: [{ months: [monthOf()], late_postings: [] }],
    events: [{ type: 'query.requested', query: {} }],
    errors,
    context: ['isNewQuery'],
    input,
  },
  {
    machine: monthChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    outputs: [monthOf({ status: 'open' })],
    events: [{ type: 'reason.typed', reason: 'Charged twice' }],
    errors: [new ApiError(409, 'This month is open.')],
    context: ['reason', 'reasonError'],
    input: { ...input, change: 'reopen', month: monthOf({ status: 'closed' }), earlier: [] },
  },
  {
    machine: dayChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    outputs: [dayOf({ status: 'open' })],
    events: [{ type: 'reason.typed', reason: 'Charged twice' }],
    errors: [new ApiError(409, 'This date is open.')],
    context: ['reason', 'reasonError'],
    input: { ...input, change: 'reopen', day: dayOf({ status: 'closed' }) },
  },
  {
    machine: periodsMachine,
    events: [
      { type: 'dayChange.opened', change: 'close', day: dayOf() },
      { type: 'dayChange.applied', day: dayOf({ status: 'closed' }) },
      { type: 'monthChange.opened', change: 'close', month: monthOf() },
      { type: 'monthChange.applied', month: monthOf({ status: 'closed' }) },
    ],
    input,
  },
  {
    machine: reportSchedulesMachine,
    outputs: [{ schedules: [scheduleOf()], people: [], can_email: false }],
    events: [{ type: 'query.requested', query: {} }],
    errors,
    context: ['isNewQuery'],
    input,
  },
  {
    machine: scheduleChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    outputs: [scheduleOf()],
    events: [
      { type: 'draft.changed', patch: { time: null } },
      { type: 'draft.changed', patch: { time: '08:00' } },
    ],
    errors: [
      new ApiError(409, 'Somebody has changed this.'),
      new ApiError(422, 'Check the fields.', { fields: { time: ['Enter a time.'] } }),
    ],
    context: ['draft', 'fieldErrors', 'error'],
    input: { ...input, ...scheduling },
  },
  {
    machine: scheduleChangeMachine.provide({ actions: { reportApplied: noop, reportLeft: noop } }),
    outputs: [scheduleOf()],
    errors: [new ApiError(409, 'Somebody has changed this.')],
    input: { ...input, ...scheduling, change: { kind: 'pause', schedule: scheduleOf() } },
  },
  {
    machine: schedulesMachine,
    outputs: [new Blob(['PK'])],
    events: [
      { type: 'scheduleChange.opened', change: { kind: 'pause', schedule: scheduleOf() }, draft: scheduling.draft },
      { type: 'scheduleChange.applied', kind: 'pause', schedule: scheduleOf({ is_paused: true, next_run_at: null }) },
      { type: 'reportFile.requested', file: reportFileOf() },
    ],
    context: ['isRequested'],
    input,
  },
  {
    machine: accountingMachine.provide({ actions: { reportLocationAccepted: noop } }),
    events: [
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'file.requested', format: 'csv' },
      { type: 'correction.opened', posting: entryOf() },
    ],
    input,
  },
]
