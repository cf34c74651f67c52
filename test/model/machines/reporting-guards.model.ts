import { assign } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { accountingMachine } from '../../../src/machines/accounting/accounting.machine.ts'
import { accountingEntriesMachine, accountingReportMachine } from '../../../src/machines/accounting/queries.machine.ts'
import { activityLogMachine } from '../../../src/machines/activity-log/activity-log.machine.ts'
import { activityEntriesMachine } from '../../../src/machines/activity-log/entries.machine.ts'
import { queueMachine } from '../../../src/machines/housekeeping/queue.machine.ts'
import { queueStore } from '../../../src/machines/housekeeping/queue.rules.ts'
import { activitySearch, queryOf } from '../../../src/routes/activity-log.ts'
import { entriesOf, reportOf } from '../../support/accounting-records.ts'
import { activityEntry } from '../../support/activity-records.ts'
import { inlineThread } from '../../support/import-actor.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

/* Covers the other guard outcomes that the models of accounting, activity log and queue don't. */

const at = withProperty(openWire().http, property())
/** These models run without parent and child. */
const noop = () => undefined
const propertyPath = '/hotel-management/properties/castle-inn'
const search = activitySearch.empty
const period = { tab: 'revenue', from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }
const page = { data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }
const { texts } = storageInMemory()

export const reportingGuardModels: MachineModel[] = [
  {
    machine: accountingMachine.provide({ actions: { reportLocationAccepted: noop } }),
    events: [
      { type: 'location.changed', pathname: `${propertyPath}/accounting-report`, search: '' },
      { type: 'location.changed', pathname: '/', search: '' },
    ],
    input: { scope: at, property: property(), startThread: async () => inlineThread() },
  },
  ...[
    { machine: accountingReportMachine, output: { kind: 'report', report: reportOf() }, query: period },
    { machine: accountingEntriesMachine, output: entriesOf(), query: { ...period, currency: 'EUR' } },
    { machine: activityEntriesMachine, output: page, query: { search: queryOf(search), timezone: 'UTC' } },
  ].map(({ machine, output, query }) => ({
    machine,
    outputs: [output],
    events: [{ type: 'query.requested', query }],
    input: { scope: at, property: property() },
    context: ['isNewQuery'],
  })),
  {
    machine: activityLogMachine.provide({
      actions: {
        requestEntries: noop,
        reportLocationAccepted: noop,
        watchNewer: noop,
        awaitEntry: noop,
        refreshEntries: noop,
        requestApplied: noop,
        giveApplied: noop,
        copyText: noop,
      },
    }),
    outputs: [undefined],
    events: [
      { type: 'location.changed', pathname: `${propertyPath}/activity-logs`, search: '' },
      {
        type: 'location.changed',
        pathname: `${propertyPath}/activity-logs`,
        search: '?cursor=%3E2026-03-03T10%3A00%3A00.000Z_7',
      },
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'entry.toggled', id: 1 },
      { type: 'keyword.typed', keyword: 'leak' },
      { type: 'keyword.typed', keyword: '' },
      { type: 'undo.opened', entry: activityEntry() },
      { type: 'undo.applied', activityId: 8 },
      { type: 'export.requested', format: 'csv' },
    ],
    input: { scope: at, property: property(), startThread: async () => inlineThread() },
    context: ({ keyword, search: { cursor } }: { keyword: string; search: { cursor: string | null } }) => [
      keyword,
      cursor,
    ],
  },
  {
    machine: queueMachine.provide({
      actions: { report: noop, share: noop, settle: assign({ entries: [] }), refuse: assign({ entries: [] }) },
      guards: { isSettledElsewhere: () => true },
    }),
    input: { scope: at, store: queueStore(texts, null, 7), lock: { locks: undefined, name: 'queue' } },
    outputs: [[]],
    events: [
      {
        type: 'change.made',
        entry: {
          key: 'k',
          batch: 'b',
          at: 1,
          rooms: [{ id: 1, name: '101', basedOn: null }],
          patch: {},
          hasWaited: false,
        },
      },
    ],
  },
]
