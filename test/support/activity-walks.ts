import { noReporting } from '../../src/api/reporting.ts'
import { ApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { activityChoicesMachine } from '../../src/machines/activity-log/choices.machine.ts'
import { activityEntriesMachine } from '../../src/machines/activity-log/entries.machine.ts'
import { activityExportMachine } from '../../src/machines/activity-log/export.machine.ts'
import { activityNewerMachine } from '../../src/machines/activity-log/newer.machine.ts'
import { activityPeopleMachine } from '../../src/machines/activity-log/people.machine.ts'
import { activityUndoMachine } from '../../src/machines/activity-log/undo.machine.ts'
import { activitySearch, questionOf } from '../../src/paths/activity-log.ts'
import { activityEntry } from './activity-records.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const at = withProperty(openWire().http, property())
const untold = () => undefined
const search = activitySearch.empty

export const activityWalks: Walk[] = [
  {
    machine: activityEntriesMachine,
    outputs: [{ data: [activityEntry()], next_cursor: null, previous_cursor: null, timezone: 'UTC' }],
    events: [{ type: 'reading.asked', question: { search: questionOf(search), timezone: 'UTC' } }],
    errors: [new ApiError(404, 'No reporting', { code: noReporting })],
    input: { at },
  },
  {
    machine: activityNewerMachine,
    outputs: [true, false],
    events: [{ type: 'newer.watched', question: { search: questionOf(search) } }],
    input: { at },
  },
  { machine: activityChoicesMachine, outputs: [{ events: [], entity_types: [] }], input: { at } },
  {
    machine: activityPeopleMachine,
    outputs: { findPeople: [{ people: [], total: 0 }], readNames: [[{ id: 3, name: 'Lena Brandt' }]] },
    events: [
      { type: 'query.typed', query: 'le' },
      { type: 'deactivated.switched', isWanted: true },
      { type: 'people.chosen', ids: [] },
      { type: 'people.chosen', ids: [3] },
    ],
    input: { at },
    context: ['known'],
  },
  {
    machine: activityUndoMachine.provide({ actions: { reportApplied: untold, reportRefused: untold } }),
    outputs: [{ activity_id: 8 }],
    errors: [new ApiError(422, 'No')],
    input: { at, entry: activityEntry() },
  },
  {
    machine: activityExportMachine,
    outputs: [new ArrayBuffer(0)],
    events: [
      { type: 'pages.progressed', count: 1 },
      { type: 'pages.read', all: { data: [], isCut: false } },
      { type: 'pages.failed', error: new ApiError(500, 'No') },
    ],
    input: { at, search, house: { name: 'House', timezone: 'UTC', people: [] }, format: 'csv' },
  },
]
