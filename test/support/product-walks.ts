import type { AnyStateMachine } from 'xstate'
import { ApiError, toApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { addonAreaMachine } from '../../src/machines/addons/addon-area.machine.ts'
import { addonBulkMachine } from '../../src/machines/addons/addon-bulk.machine.ts'
import { addonFormMachine } from '../../src/machines/addons/addon-form.machine.ts'
import { addonListMachine } from '../../src/machines/addons/addon-list.machine.ts'
import { addonSeveralMachine } from '../../src/machines/addons/addon-several.machine.ts'
import { addonTypeAreaMachine } from '../../src/machines/addon-types/addon-type-area.machine.ts'
import { addonTypeEntryMachine } from '../../src/machines/addon-types/addon-type-entry.machine.ts'
import { addonTypeListMachine } from '../../src/machines/addon-types/addon-type-list.machine.ts'
import { amenityEntryMachine } from '../../src/machines/amenities/amenity-entry.machine.ts'
import { amenityListMachine } from '../../src/machines/amenities/amenity-list.machine.ts'
import { appMachine } from '../../src/machines/app/app.machine.ts'
import { consoleMachine } from '../../src/machines/console/console.machine.ts'
import { dashboardMachine } from '../../src/machines/dashboard/dashboard.machine.ts'
import { assetAreaMachine, roomAreaMachine } from '../../src/machines/facilities/facility-area.machine.ts'
import { facilityCategoryAreaMachine } from '../../src/machines/facility-categories/facility-category-area.machine.ts'
import { facilityCategoryEntryMachine } from '../../src/machines/facility-categories/facility-category-entry.machine.ts'
import { facilityCategoryListMachine } from '../../src/machines/facility-categories/facility-category-list.machine.ts'
import { facilityTypeAreaMachine } from '../../src/machines/facility-types/facility-type-area.machine.ts'
import { facilityTypeListMachine } from '../../src/machines/facility-types/facility-type-list.machine.ts'
import { SavedEach } from '../../src/machines/form/saved-each.ts'
import { productEditorMachine } from '../../src/machines/products/product-editor.machine.ts'
import { productsMachine } from '../../src/machines/products/products.machine.ts'
import { propertyTypeListMachine } from '../../src/machines/property-types/property-type-list.machine.ts'
import { searches } from '../../src/paths/products.ts'
import { addon } from './addon-records.ts'
import { keptInMemory } from './kept.ts'
import type { Walk } from './machine-walks.ts'
import { recorder } from './recorder.ts'
import { pageOf, property, propertyType } from './records.ts'
import { openWire } from './wire.ts'
import { nameRefused } from './refusals.ts'

interface ConsoleKnown {
  pathname: string
  permissions: Set<string> | null
  isPasswordRequired: boolean
}

const { ref } = recorder()
const { http } = openWire()
const input = {
  http,
  at: withProperty(http, property()),
  property: property(),
  currency: 'EUR',
  location: ref,
  notices: ref,
  saveFile: () => undefined,
  newKey: () => 'key',
}
/** On these walks there is no parent to tell. */
const untold = () => undefined
const isStale = (_: unknown, { error }: { error: unknown }) => toApiError(error).status === 409
const here = '/hotel-management/properties/castle-inn'
const noun = { one: 'record', many: 'records' }
const blankSearch = { page: 1, per_page: 25, keyword: '' }
const pastEnd = { data: [], meta: { current_page: 3, last_page: 2, per_page: 25, total: 30 } }

const listWalk = (machine: AnyStateMachine, search: object): Walk => ({
  machine,
  outputs: { fetchPage: [pageOf([{ id: 1 }]), pastEnd] },
  events: [
    { type: 'list.shown', search: { ...search, page: 1 } },
    { type: 'list.shown', search: { ...search, page: 3 } },
    { type: 'keyword.typed', keyword: '' },
    { type: 'keyword.typed', keyword: 'inn' },
    { type: 'row.toggled', id: 1 },
    { type: 'selection.replaced', ids: [1] },
    { type: 'download.progressed', progress: 0.5 },
  ],
  input,
  context: ({ keyword, search }: { keyword: string; search: { page: number } }) => [keyword, search.page],
})

const areaWalk = (machine: AnyStateMachine, search: object): Walk => ({
  machine: machine.provide({ actions: { reportChanged: untold, openFlow: untold } }),
  input,
  outputs: [undefined],
  events: [
    { type: 'area.shown', search },
    { type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items: [] } },
    { type: 'flow.applied', text: 'Done.', failed: [] },
    { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
    { type: 'undo.done', results: [] },
    { type: 'undo.failed', error: new Error('No') },
    { type: 'xstate.error.actor.flow' },
    { type: 'facility.noted', id: 1 },
  ],
})

const entryWalk = (machine: AnyStateMachine, filled: object, empty: object): Walk => ({
  machine: machine.provide({ actions: { reportSaved: untold, reportTaken: untold }, guards: { isStale } }),
  errors: [nameRefused],
  outputs: [propertyType()],
  events: [empty, filled].map((patch) => ({ type: 'field.changed', patch })),
  input: { input, record: null },
  context: ['submission', 'draft'],
})

const at = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })

/** How the machines of the inventory are walked, and those that hold the others. */
export const productWalks: Walk[] = [
  listWalk(addonListMachine, searches['add-ons'].empty),
  listWalk(addonTypeListMachine, searches['add-on-types'].empty),
  listWalk(amenityListMachine, searches.amenities.empty),
  listWalk(facilityCategoryListMachine, searches['facility-categories'].empty),
  listWalk(facilityTypeListMachine, searches['facility-types'].empty),
  listWalk(propertyTypeListMachine, blankSearch),
  areaWalk(addonAreaMachine, searches['add-ons'].empty),
  areaWalk(addonTypeAreaMachine, searches['add-on-types'].empty),
  areaWalk(facilityCategoryAreaMachine, searches['facility-categories'].empty),
  areaWalk(facilityTypeAreaMachine, searches['facility-types'].empty),
  areaWalk(roomAreaMachine, searches.rooms.empty),
  areaWalk(assetAreaMachine, searches.assets.empty),
  entryWalk(addonTypeEntryMachine, { name: 'Transport' }, { name: '' }),
  entryWalk(amenityEntryMachine, { name: 'Balcony', code: 'BAL', group: 'View' }, { name: '' }),
  entryWalk(facilityCategoryEntryMachine, { name: 'Rooms', kind: 'room' }, { name: '' }),
  ...['delete', 'window'].map((task) => ({
    machine: addonBulkMachine.provide({ actions: { reportApplied: untold } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [
      { type: 'window.changed', window: { from: '2026-05-02', to: '2026-05-01' } },
      { type: 'window.changed', window: { from: '2026-05-01', to: '2026-05-02' } },
    ],
    input: { input, noun, task },
    context: ['window', 'windowError'],
  })),
  {
    machine: addonSeveralMachine.provide({ actions: { reportApplied: untold } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    errors: [new ApiError(422, 'Wrong', { fields: { price: ['Too much'] } })],
    events: [
      { type: 'field.touched', field: 'addon_type_id', isTouched: true },
      { type: 'field.touched', field: 'price', isTouched: true },
      { type: 'field.changed', patch: { addon_type_id: null } },
      { type: 'field.changed', patch: { addon_type_id: 4, price: 100 } },
    ],
    input: { input, items: [addon()] },
    context: ['touched', 'draft', 'change'],
  },
  ...[null, 1].map((key) => ({
    machine: addonFormMachine.provide({
      actions: { reportTouched: untold, reportSaved: untold },
      guards: { isStale },
    }),
    errors: [nameRefused],
    outputs: { fetchRecord: [addon()], save: [addon(), new SavedEach([], 'Some.', { patch: {}, errors: {} })] },
    events: [
      { type: 'field.changed', patch: {} },
      { type: 'field.changed', patch: { name: 'Parking', sku: 'PRK', addon_type_id: 4, price: 100 } },
      { type: 'images.added', files: [] },
      { type: 'image.moved', key: 'a', by: 1 },
      { type: 'image.removed', key: 'a' },
      { type: 'conflict.chosen', field: 'name', side: 'theirs' },
    ],
    input: { ...input, key, copyOf: null },
    context: ['submission', 'draft'],
  })),
  {
    machine: productEditorMachine.provide({ actions: { reportFollowed: untold, reportSaved: untold } }),
    input,
    events: [
      at(`${here}/products`),
      at(`${here}/products`, '?view=new'),
      { type: 'form.touched', isDirty: true },
      { type: 'form.touched', isDirty: false },
      { type: 'form.saved', record: addon(), isNew: true },
      { type: 'form.savedEach', text: '2 created.', isComplete: true },
      { type: 'form.savedEach', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: productsMachine.provide({ actions: { reportFollowed: untold } }),
    input,
    events: [
      at(`${here}/products`),
      { type: 'address.followed', pathname: `${here}/products`, search: '' },
      { type: 'address.followed', pathname: here, search: '' },
      { type: 'form.saved', record: addon(), isNew: true },
      { type: 'form.savedEach', text: '2 created.', isComplete: true },
      { type: 'form.savedEach', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: dashboardMachine.provide({ actions: { reportFollowed: untold } }),
    input,
    events: [at(here), at(here, '?figure=sold'), at('/hotel-management/properties')],
    context: ['search'],
  },
  {
    machine: consoleMachine,
    events: [
      at('/hotel-management/properties'),
      { type: 'access.known', permissions: new Set(['access_properties']) },
      { type: 'access.known', permissions: new Set() },
    ],
    context: ({ pathname, permissions, isPasswordRequired }: ConsoleKnown) => [
      pathname,
      permissions && [...permissions],
      isPasswordRequired,
    ],
  },
  { machine: appMachine, input: { kept: keptInMemory().open } },
]
