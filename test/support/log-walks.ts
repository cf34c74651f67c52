import { assign } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { accountingMachine } from '../../src/machines/accounting/accounting.machine.ts'
import { accountingEntriesMachine, accountingReportMachine } from '../../src/machines/accounting/readings.machine.ts'
import { activityLogMachine } from '../../src/machines/activity-log/activity-log.machine.ts'
import { activityEntriesMachine } from '../../src/machines/activity-log/entries.machine.ts'
import { queueMachine } from '../../src/machines/housekeeping/queue.machine.ts'
import { queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import { activitySearch, questionOf } from '../../src/paths/activity-log.ts'
import { entriesOf, reportOf } from './accounting-records.ts'
import { activityEntry } from './activity-records.ts'
import { inlineThread } from './import-actor.ts'
import { keptInMemory } from './kept.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

/* What the walks of the books, the log and the queue do not meet: the second answer of a guard. */

const at = withProperty(openWire().http, property())
/** On these walks there is no parent to tell, and no child to ask. */
const untold = () => undefined
const here = '/hotel-management/properties/castle-inn'
const search = activitySearch.empty
const period = { tab: 'revenue', from: '2026-03-01', to: '2026-03-31', basis: 'business_date' }
const page = { data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }
const { kept } = keptInMemory()

export const logWalks: Walk[] = [
  {
    machine: accountingMachine.provide({ actions: { reportFollowed: untold } }),
    events: [
      { type: 'location.changed', pathname: `${here}/accounting-report`, search: '' },
      { type: 'location.changed', pathname: '/', search: '' },
    ],
    input: { at, property: property(), startThread: async () => inlineThread() },
  },
  ...[
    { machine: accountingReportMachine, output: { kind: 'report', report: reportOf() }, question: period },
    { machine: accountingEntriesMachine, output: entriesOf(), question: { ...period, currency: 'EUR' } },
    { machine: activityEntriesMachine, output: page, question: { search: questionOf(search), timezone: 'UTC' } },
  ].map(({ machine, output, question }) => ({
    machine,
    outputs: [output],
    events: [{ type: 'reading.asked', question }],
    input: { at, property: property() },
    context: ['isNews'],
  })),
  {
    machine: activityLogMachine.provide({
      actions: {
        askEntries: untold,
        reportFollowed: untold,
        watchNewer: untold,
        awaitEntry: untold,
        refreshEntries: untold,
        requestApplied: untold,
        giveApplied: untold,
        copyText: untold,
      },
    }),
    outputs: [undefined],
    events: [
      { type: 'location.changed', pathname: `${here}/activity-logs`, search: '' },
      {
        type: 'location.changed',
        pathname: `${here}/activity-logs`,
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
    input: { at, property: property(), startThread: async () => inlineThread() },
    context: ({ keyword, search: { cursor } }: { keyword: string; search: { cursor: string | null } }) => [
      keyword,
      cursor,
    ],
  },
  {
    machine: queueMachine.provide({
      actions: { report: untold, share: untold, settle: assign({ entries: [] }), refuse: assign({ entries: [] }) },
      guards: { isSettledElsewhere: () => true },
    }),
    input: { at, store: queueStore(kept, null, 7), turn: { locks: undefined, name: 'queue' } },
    outputs: [[]],
    events: [
      {
        type: 'change.made',
        entry: {
          key: 'k',
          batch: 'b',
          at: 1,
          rooms: [{ id: 1, name: '101', basedOn: null }],
          wish: {},
          hasWaited: false,
        },
      },
    ],
  },
]
