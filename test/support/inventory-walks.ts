import { toApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { facilityFormMachine } from '../../src/machines/facilities/facility-form.machine.ts'
import { facilityLookupMachine } from '../../src/machines/facilities/facility-lookup.machine.ts'
import { createSeveralFacilities } from '../../src/machines/facilities/several-facilities.machine.ts'
import { SavedEach } from '../../src/machines/form/saved-each.ts'
import { catalogueMachine } from '../../src/machines/products/catalogue.machine.ts'
import { switcherMachine } from '../../src/machines/switcher/switcher.machine.ts'
import { amenitySearch } from '../../src/paths/products.ts'
import { facility } from './facility-records.ts'
import { facilityTypeWalks } from './facility-type-walks.ts'
import { importWalks } from './import-actor.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'
import { nameRefused } from './refusals.ts'

const input = { at: withProperty(openWire().http, property()), currency: 'EUR', property: property() }
/** On these walks there is no parent to tell. */
const untold = () => undefined

/** How the machines of one property's inventory are walked. */
export const inventoryWalks: Walk[] = [
  { machine: catalogueMachine, outputs: [{}], input },
  {
    machine: switcherMachine,
    outputs: [[property()]],
    events: [
      { type: 'location.changed', pathname: '/hotel-management/properties/castle-inn', search: '' },
      { type: 'switcher.opened', place: 'spine' },
      { type: 'query.typed', query: 'ca' },
      { type: 'property.picked', prefix: 'casa-azul' },
    ],
  },
  ...[
    { output: facility(), key: 1 },
    { output: new SavedEach([], '1 room created.', { patch: {}, errors: {} }), key: null },
  ].map(({ output, key }) => ({
    machine: facilityFormMachine.provide({
      actions: { reportTouched: untold, reportSaved: untold },
      guards: { isStale: (_, { error }) => toApiError(error).status === 409 },
    }),
    input: { ...input, tab: 'rooms', key, copyOf: null },
    errors: [nameRefused],
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
    machine: createSeveralFacilities('rooms').provide({ actions: { reportApplied: untold } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [
      { type: 'field.touched', field: 'floor', isTouched: true },
      { type: 'field.changed', patch: { floor: '2' } },
    ],
    input: { input, items: [facility()] },
    context: ['touched', 'change'],
  },
  {
    machine: amenityAreaMachine.provide({ actions: { reportChanged: untold } }),
    input,
    events: [
      { type: 'area.shown', search: amenitySearch.empty },
      { type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items: [] } },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
      { type: 'undo.done', results: [] },
      { type: 'undo.failed', error: new Error('No') },
      { type: 'xstate.done.actor.flow' },
      { type: 'xstate.error.actor.flow' },
    ],
  },
  ...facilityTypeWalks,
  ...importWalks,
]
