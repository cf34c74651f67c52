import { noReportingCode } from '../../../src/api/reporting.ts'
import { ApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { activityChoicesMachine } from '../../../src/machines/activity-log/choices.machine.ts'
import { activityEntriesMachine } from '../../../src/machines/activity-log/entries.machine.ts'
import { activityExportMachine } from '../../../src/machines/activity-log/export.machine.ts'
import { activityNewerMachine } from '../../../src/machines/activity-log/newer.machine.ts'
import { activityPeopleMachine } from '../../../src/machines/activity-log/people.machine.ts'
import { activityUndoMachine } from '../../../src/machines/activity-log/undo.machine.ts'
import { activitySearch, queryOf } from '../../../src/routes/activity-log.ts'
import { activityEntry } from '../../support/activity-records.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

const at = withProperty(openWire().http, property())
const noop = () => undefined
const search = activitySearch.empty

export const activityLogModels: MachineModel[] = [
  {
    machine: activityEntriesMachine,
    outputs: [{ data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }],
    events: [{ type: 'query.requested', query: { search: queryOf(search), timezone: 'UTC' } }],
    errors: [new ApiError(404, 'No reporting', { code: noReportingCode })],
    input: { scope: at },
  },
  {
    machine: activityNewerMachine,
    outputs: [true, false],
    events: [{ type: 'newer.watched', query: { search: queryOf(search) } }],
    input: { scope: at },
  },
  { machine: activityChoicesMachine, outputs: [{ events: [], entity_types: [] }], input: { scope: at } },
  {
    machine: activityPeopleMachine,
    outputs: { findPeople: [{ people: [], total: 0 }], readNames: [[{ id: 3, name: 'Lena Brandt' }]] },
    events: [
      { type: 'query.typed', query: 'le' },
      { type: 'deactivated.switched', isWanted: true },
      { type: 'people.chosen', ids: [] },
      { type: 'people.chosen', ids: [3] },
    ],
    input: { scope: at },
    context: ['known'],
  },
  {
    machine: activityUndoMachine.provide({ actions: { reportApplied: noop, reportRefused: noop } }),
    outputs: [{ activity_id: 8 }],
    errors: [new ApiError(422, 'No')],
    input: { scope: at, entry: activityEntry() },
  },
  {
    machine: activityExportMachine,
    outputs: [new ArrayBuffer(0)],
    events: [
      { type: 'pages.progressed', count: 1 },
      { type: 'pages.read', all: { data: [], isCut: false } },
      { type: 'pages.failed', error: new ApiError(500, 'No') },
    ],
    input: { scope: at, search, property: { name: 'House', timezone: 'UTC', people: [] }, format: 'csv' },
  },
]
