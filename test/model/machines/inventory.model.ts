import { ApiError, toApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { amenityTabMachine } from '../../../src/machines/amenities/amenity-tab.machine.ts'
import { facilityFormMachine } from '../../../src/machines/facilities/facility-form.machine.ts'
import { facilityLookupMachine } from '../../../src/machines/facilities/facility-lookup.machine.ts'
import { createFacilitiesBulkEdit } from '../../../src/machines/facilities/facilities-bulk-edit.machine.ts'
import { SavedMany } from '../../../src/machines/form/saved-many.ts'
import { catalogueMachine } from '../../../src/machines/products/catalogue.machine.ts'
import { listViewsMachine } from '../../../src/machines/list-views/list-views.machine.ts'
import { inboxMachine } from '../../../src/machines/inbox/inbox.machine.ts'
import { ownSessionsMachine } from '../../../src/machines/own-sessions/own-sessions.machine.ts'
import { paletteMachine } from '../../../src/machines/palette/palette.machine.ts'
import { amenitySearch } from '../../../src/routes/products.ts'
import { facility } from '../../support/facility-records.ts'
import { facilityTypeModels } from './facility-types.model.ts'
import { importModels } from '../../support/import-actor.ts'
import type { MachineModel } from './core.model.ts'
import { listView } from '../../support/list-view.ts'
import { ownSession } from '../../support/own-session-records.ts'
import { notice, noticesPage } from '../../support/notice-records.ts'
import { found } from '../../support/found-records.ts'
import { property } from '../../support/records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import { openWire } from '../../support/wire.ts'
import { nameTakenError } from '../../support/api-errors.ts'

const input = { scope: withProperty(openWire().http, property()), currency: 'EUR', property: property() }
/** These models run without a parent. */
const noop = () => undefined

export const inventoryModels: MachineModel[] = [
  { machine: catalogueMachine, outputs: [{}], input },
  {
    machine: paletteMachine,
    outputs: [[found()]],
    input: { ...input, storage: storageInMemory().open, owner: '1' },
    events: [
      { type: 'palette.opened', prefix: 'castle-inn' },
      { type: 'query.typed', query: 'ca' },
      { type: 'place.picked', place: { id: '/a', label: 'Casa Azul', note: null, to: '/a' } },
    ],
  },
  {
    machine: listViewsMachine,
    outputs: [[]],
    input: { ...input, list: 'rooms', propertyId: 1, newKey: () => 'key' },
    errors: [new ApiError(404, 'Not found')],
    events: [
      { type: 'dialog.opened', dialog: 'save' },
      { type: 'change.requested', change: { kind: 'create', view: listView() } },
    ],
    context: ['dialog'],
  },
  {
    machine: ownSessionsMachine,
    outputs: { fetchSessions: [[ownSession()]], end: [1] },
    input,
    errors: [new ApiError(404, 'Not found')],
    events: [{ type: 'end.requested', session: ownSession() }],
  },
  {
    machine: inboxMachine,
    input,
    outputs: {
      fetchNewest: [noticesPage([notice()]), noticesPage([notice({ is_read: true })])],
      fetchOlder: [noticesPage([notice({ id: 3 })])],
      markRead: [{ unread: 0 }],
    },
    events: [
      { type: 'stream.ended', isAbsent: true },
      { type: 'stream.ended', isAbsent: false },
    ],
  },
  ...[
    { output: facility(), key: 1 },
    { output: new SavedMany([], '1 room created.', { patch: {}, errors: {} }), key: null },
  ].map(({ output, key }) => ({
    machine: facilityFormMachine.provide({
      actions: { reportTouched: noop, reportSaved: noop },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    input: { ...input, tab: 'rooms', key, copyOf: null },
    errors: [nameTakenError],
    outputs: [output],
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'field.changed', patch: { facility_type_id: 3, names: '201', max_occupancy: 2 } },
      { type: 'images.added', files: [] },
      { type: 'conflict.chosen', field: 'note', side: 'theirs' },
    ],
    context: ['submission', 'draft'],
  })),
  ...(['rooms', 'assets'] as const).map((tab) => ({
    machine: facilityLookupMachine,
    outputs: [[]],
    events: [{ type: 'query.typed', query: '2' }],
    input: { ...input, tab, key: tab === 'rooms' ? null : 1 },
  })),
  {
    machine: createFacilitiesBulkEdit('rooms').provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [
      { type: 'field.touched', field: 'floor', isTouched: true },
      { type: 'field.changed', patch: { floor: '2' } },
    ],
    input: { input, items: [facility()] },
    context: ['touched', 'change'],
  },
  {
    machine: amenityTabMachine.provide({ actions: { reportChanged: noop } }),
    input,
    outputs: { revert: [[]] },
    events: [
      { type: 'tab.shown', search: amenitySearch.empty },
      { type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items: [] } },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
      { type: 'xstate.done.actor.dialog' },
      { type: 'xstate.error.actor.dialog' },
    ],
  },
  ...facilityTypeModels,
  ...importModels,
]
