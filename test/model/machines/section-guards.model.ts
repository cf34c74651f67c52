import { ApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { amenityTabMachine } from '../../../src/machines/amenities/amenity-tab.machine.ts'
import { figureRowsMachine, figuresMachine } from '../../../src/machines/dashboard/queries.machine.ts'
import { createFacilitiesBulkEdit } from '../../../src/machines/facilities/facilities-bulk-edit.machine.ts'
import { facilityTypeFormMachine } from '../../../src/machines/facility-types/facility-type-form.machine.ts'
import { rowOrderMachine } from '../../../src/machines/facility-types/row-order.machine.ts'
import { SavedMany } from '../../../src/machines/form/saved-many.ts'
import { housekeepingMachine } from '../../../src/machines/housekeeping/housekeeping.machine.ts'
import { roomsMachine } from '../../../src/machines/housekeeping/rooms.machine.ts'
import { maxFileBytes } from '../../../src/machines/import/file-type.rules.ts'
import { importMachine } from '../../../src/machines/import/import.machine.ts'
import { amenitySearch } from '../../../src/routes/products.ts'
import { dashboardOf, rowsOf } from '../../support/dashboard-records.ts'
import { facility } from '../../support/facility-records.ts'
import { facilityType } from '../../support/facility-type-records.ts'
import { inlineThread } from '../../support/import-actor.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import type { MachineModel } from './core.model.ts'
import { recorder } from '../../support/recorder.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { nameTakenError } from '../../support/api-errors.ts'

/*
 * Covers what the other models of a property's sections don't: the other outcome of a guard, and transitions reached only from
 * another start.
 */

const { ref } = recorder()
const at = withProperty(openWire().http, property())
const input = { scope: at, currency: 'EUR', property: property() }
/** These models run without a parent. */
const noop = () => undefined
const propertyPath = '/hotel-management/properties/castle-inn'
/** A file that is too large isn't read, so only its size is defined. */
const tooLargeFile = Object.defineProperty(new File(['PK'], 'rooms.xlsx'), 'size', { value: maxFileBytes + 1 })
const plannedRow = {
  number: 2,
  name: '1',
  outcome: 'created',
  id: null,
  differences: [],
  reasons: [],
  notes: [],
  values: {},
}

export const sectionGuardModels: MachineModel[] = [
  {
    machine: createFacilitiesBulkEdit('rooms').provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }]],
    errors: [new ApiError(422, 'Wrong', { fields: { floor: ['Too long'] } })],
    events: [
      { type: 'field.touched', field: 'max_occupancy', isTouched: true },
      { type: 'field.touched', field: 'floor', isTouched: true },
      { type: 'field.changed', patch: { max_occupancy: null, floor: '2' } },
    ],
    input: { input, items: [facility()] },
    context: ['touched', 'draft', 'change'],
  },
  {
    machine: amenityTabMachine.provide({ actions: { reportChanged: noop } }),
    input,
    outputs: [[]],
    events: [
      { type: 'tab.shown', search: amenitySearch.empty },
      { type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items: [] } },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
      { type: 'xstate.error.actor.dialog' },
    ],
  },
  {
    machine: rowOrderMachine.provide({ actions: { reportChanged: noop } }),
    input: { input: { scope: at, notices: ref }, list: ref },
    outputs: [facilityType()],
    events: [
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 1 }, total: 2 },
      { type: 'row.moved', move: { id: 2, name: 'Twin', to: 0 }, total: 2 },
    ],
    context: ({ moves, sent }: { moves: unknown[]; sent: number }) => Math.min(2, moves.length - sent),
  },
  {
    machine: facilityTypeFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
    input: { scope: at, key: null, copyOf: null },
    errors: [nameTakenError],
    outputs: [facilityType(), new SavedMany([], 'Some were created.', { patch: {}, errors: {} })],
    events: [
      { type: 'field.changed', patch: {} },
      {
        type: 'field.changed',
        patch: {
          name: 'Double',
          code: 'DBL',
          facility_category_id: 1,
          base_price: 100,
          max_adults: 2,
          max_occupancy: 2,
        },
      },
      { type: 'images.added', files: [] },
      { type: 'image.moved', key: 'a', by: 1 },
      { type: 'image.removed', key: 'a' },
    ],
    context: ['submission', 'draft'],
  },
  {
    machine: facilityTypeFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
    input: { scope: at, key: 1 },
    outputs: {
      fetchRecord: [facilityType()],
      save: [new SavedMany([], 'Some were created.', { patch: {}, errors: {} })],
    },
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'images.added', files: [] },
    ],
    context: ['submission'],
  },
  {
    machine: importMachine.provide({ actions: { reportTouched: noop, reportDone: noop } }),
    outputs: [[], [plannedRow]],
    events: [
      { type: 'file.chosen', file: tooLargeFile },
      { type: 'file.chosen', file: new File(['PK'], 'rooms.xlsx') },
      { type: 'row.answered', number: 2, result: { outcome: 'created', reason: null } },
      { type: 'row.answered', number: 2, result: { outcome: 'untried', reason: 'No' } },
    ],
    input: { scope: at, currency: 'EUR', tab: 'rooms', startThread: async () => inlineThread() },
    context: ['plan', 'results'],
  },
  ...(
    [
      [figuresMachine, dashboardOf()],
      [figureRowsMachine, rowsOf()],
    ] as const
  ).map(([machine, output]) => ({
    machine,
    outputs: [output],
    events: [{ type: 'query.requested', query: { date: null, figure: 'sold', page: 1 } }],
    input: { scope: at },
    context: ['isNewQuery'],
  })),
  {
    machine: roomsMachine.provide({
      actions: { reportAll: noop, reportReread: noop, reportFailed: noop, reportSlow: noop },
    }),
    input: { scope: at },
    outputs: [{ rooms: [facility()], total: 1, minutes: new Map(), attendants: [] }],
    events: [
      { type: 'rooms.changed', ids: Array.from({ length: 501 }, (_, id) => id + 1) },
      { type: 'rooms.changed', ids: [1] },
    ],
    context: ({ wanted, isKnown }: { wanted: Set<number>; isKnown: boolean }) => [wanted.size, isKnown],
  },
  {
    machine: housekeepingMachine.provide({
      actions: {
        reportLocationAccepted: noop,
        passNetwork: noop,
        passToRooms: noop,
        showHistory: noop,
        storeStreamState: noop,
        storeQueue: noop,
        passStorageChanged: noop,
        takeSettled: noop,
        takeAnswer: noop,
        takeError: noop,
      },
      guards: { canKeep: () => true, canAssign: () => true, isReasonMissing: () => false },
    }),
    input: { scope: at, storage: storageInMemory().open, property: property() },
    events: [
      { type: 'allRooms.read', data: { rooms: [facility()], total: 1, minutes: new Map(), attendants: [] } },
      { type: 'rooms.reread', rooms: [facility({ hk_priority: 1 })], requestedIds: [1] },
      { type: 'location.changed', pathname: `${propertyPath}/housekeeping`, search: '' },
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'change.requested', ids: [], change: {} },
      { type: 'undo.requested', reverts: [] },
      { type: 'selection.replaced', ids: [1] },
      { type: 'event.requested', event: 'fail', ids: [1] },
      { type: 'event.requested', event: 'start', ids: [1] },
      { type: 'assignment.opened', ids: [1] },
      { type: 'reason.typed', reason: 'Dust' },
    ],
  },
]
