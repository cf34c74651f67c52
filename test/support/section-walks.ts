import { ApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { figureRowsMachine, figuresMachine } from '../../src/machines/dashboard/readings.machine.ts'
import { createSeveralFacilities } from '../../src/machines/facilities/several-facilities.machine.ts'
import { facilityTypeFormMachine } from '../../src/machines/facility-types/facility-type-form.machine.ts'
import { orderMachine } from '../../src/machines/facility-types/order.machine.ts'
import { SavedEach } from '../../src/machines/form/saved-each.ts'
import { housekeepingMachine } from '../../src/machines/housekeeping/housekeeping.machine.ts'
import { roomsMachine } from '../../src/machines/housekeeping/rooms.machine.ts'
import { largestFile } from '../../src/machines/import/file-type.rules.ts'
import { importMachine } from '../../src/machines/import/import.machine.ts'
import { amenitySearch } from '../../src/paths/products.ts'
import { dashboardOf, rowsOf } from './dashboard-records.ts'
import { facility } from './facility-records.ts'
import { facilityType } from './facility-type-records.ts'
import { inlineThread } from './import-actor.ts'
import { keptInMemory } from './kept.ts'
import type { Walk } from './machine-walks.ts'
import { recorder } from './recorder.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'
import { nameRefused } from './refusals.ts'

/* What the walks of a property's sections do not meet: the second answer of a guard, and what is taken only from another start. */

const { ref } = recorder()
const at = withProperty(openWire().http, property())
const input = { at, currency: 'EUR', property: property() }
/** On these walks there is no parent to tell. */
const untold = () => undefined
const here = '/hotel-management/properties/castle-inn'
/** A file that is too large is not read, so it need not be. */
const heavy = Object.defineProperty(new File(['PK'], 'rooms.xlsx'), 'size', { value: largestFile + 1 })
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

export const sectionWalks: Walk[] = [
  {
    machine: createSeveralFacilities('rooms').provide({ actions: { reportApplied: untold } }),
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
    machine: amenityAreaMachine.provide({ actions: { reportChanged: untold } }),
    input,
    outputs: [undefined],
    events: [
      { type: 'area.shown', search: amenitySearch.empty },
      { type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items: [] } },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
      { type: 'undo.done', results: [] },
      { type: 'undo.failed', error: new Error('No') },
      { type: 'xstate.error.actor.flow' },
    ],
  },
  {
    machine: orderMachine.provide({ actions: { reportChanged: untold } }),
    input: { input: { at, notices: ref }, list: ref },
    outputs: [facilityType()],
    events: [
      { type: 'row.moved', move: { id: 1, name: 'Double', to: 1 }, total: 2 },
      { type: 'row.moved', move: { id: 2, name: 'Twin', to: 0 }, total: 2 },
    ],
    context: ({ moves, sent }: { moves: unknown[]; sent: number }) => Math.min(2, moves.length - sent),
  },
  {
    machine: facilityTypeFormMachine.provide({ actions: { reportTouched: untold, reportSaved: untold } }),
    input: { at, key: null, copyOf: null },
    errors: [nameRefused],
    outputs: [facilityType(), new SavedEach([], 'Some were created.', { patch: {}, errors: {} })],
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
    machine: facilityTypeFormMachine.provide({ actions: { reportTouched: untold, reportSaved: untold } }),
    input: { at, key: 1 },
    outputs: {
      fetchRecord: [facilityType()],
      save: [new SavedEach([], 'Some were created.', { patch: {}, errors: {} })],
    },
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'images.added', files: [] },
    ],
    context: ['submission'],
  },
  {
    machine: importMachine.provide({ actions: { reportTouched: untold, reportDone: untold } }),
    outputs: [[], [plannedRow]],
    events: [
      { type: 'file.chosen', file: heavy },
      { type: 'file.chosen', file: new File(['PK'], 'rooms.xlsx') },
      { type: 'row.answered', number: 2, result: { outcome: 'created', reason: null } },
      { type: 'row.answered', number: 2, result: { outcome: 'untried', reason: 'No' } },
    ],
    input: { at, currency: 'EUR', tab: 'rooms', startThread: async () => inlineThread() },
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
    events: [{ type: 'reading.asked', question: { date: null, figure: 'sold', page: 1 } }],
    input: { at },
    context: ['isNews'],
  })),
  {
    machine: roomsMachine.provide({
      actions: { reportHouse: untold, reportSome: untold, reportFailed: untold, reportSlow: untold },
    }),
    input: { at },
    outputs: [{ rooms: [facility()], total: 1, minutes: new Map(), attendants: [] }],
    events: [
      { type: 'rooms.told', ids: Array.from({ length: 501 }, (_, id) => id + 1) },
      { type: 'rooms.told', ids: [1] },
    ],
    context: ({ wanted, isKnown }: { wanted: Set<number>; isKnown: boolean }) => [wanted.size, isKnown],
  },
  {
    machine: housekeepingMachine.provide({
      actions: {
        reportFollowed: untold,
        passNetwork: untold,
        passToRooms: untold,
        showHistory: untold,
        storeLine: untold,
        storeQueue: untold,
        passKept: untold,
        takeSettled: untold,
        takeAnswer: untold,
        takeRefusal: untold,
      },
      guards: { canKeep: () => true, canAssign: () => true, isReasonMissing: () => false },
    }),
    input: { at, kept: keptInMemory().open, property: property() },
    events: [
      { type: 'house.read', house: { rooms: [facility()], total: 1, minutes: new Map(), attendants: [] } },
      { type: 'rooms.reread', rooms: [facility({ hk_priority: 1 })], asked: [1] },
      { type: 'location.changed', pathname: `${here}/housekeeping`, search: '' },
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'change.requested', ids: [], change: {} },
      { type: 'undo.requested', back: [] },
      { type: 'selection.replaced', ids: [1] },
      { type: 'event.requested', event: 'fail', ids: [1] },
      { type: 'event.requested', event: 'start', ids: [1] },
      { type: 'assignment.opened', ids: [1] },
      { type: 'reason.typed', reason: 'Dust' },
    ],
  },
]
