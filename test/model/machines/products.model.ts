import type { AnyStateMachine } from 'xstate'
import { ApiError, toApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { addonTabMachine } from '../../../src/machines/addons/addon-tab.machine.ts'
import { addonBulkActionMachine } from '../../../src/machines/addons/addon-bulk-action.machine.ts'
import { addonFormMachine } from '../../../src/machines/addons/addon-form.machine.ts'
import { addonListMachine } from '../../../src/machines/addons/addon-list.machine.ts'
import { addonBulkEditMachine } from '../../../src/machines/addons/addon-bulk-edit.machine.ts'
import { addonTypeTabMachine } from '../../../src/machines/addon-types/addon-type-tab.machine.ts'
import { addonTypeDialogMachine } from '../../../src/machines/addon-types/addon-type-dialog.machine.ts'
import { addonTypeListMachine } from '../../../src/machines/addon-types/addon-type-list.machine.ts'
import { amenityDialogMachine } from '../../../src/machines/amenities/amenity-dialog.machine.ts'
import { amenityListMachine } from '../../../src/machines/amenities/amenity-list.machine.ts'
import { appMachine } from '../../../src/machines/app/app.machine.ts'
import { shellMachine } from '../../../src/machines/shell/shell.machine.ts'
import { dashboardMachine } from '../../../src/machines/dashboard/dashboard.machine.ts'
import { assetTabMachine, roomTabMachine } from '../../../src/machines/facilities/facility-tab.machine.ts'
import { facilityCategoryTabMachine } from '../../../src/machines/facility-categories/facility-category-tab.machine.ts'
import { facilityCategoryDialogMachine } from '../../../src/machines/facility-categories/facility-category-dialog.machine.ts'
import { facilityCategoryListMachine } from '../../../src/machines/facility-categories/facility-category-list.machine.ts'
import { facilityTypeTabMachine } from '../../../src/machines/facility-types/facility-type-tab.machine.ts'
import { facilityTypeListMachine } from '../../../src/machines/facility-types/facility-type-list.machine.ts'
import { SavedMany } from '../../../src/machines/form/saved-many.ts'
import { inlineEditMachine } from '../../../src/machines/inline-edit/inline-edit.machine.ts'
import { productFormGuardMachine } from '../../../src/machines/products/product-form-guard.machine.ts'
import { productsMachine } from '../../../src/machines/products/products.machine.ts'
import { propertyTypeListMachine } from '../../../src/machines/property-types/property-type-list.machine.ts'
import { allPropertyTypes } from '../../../src/routes/properties.ts'
import { searches } from '../../../src/routes/products.ts'
import { addon } from '../../support/addon-records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import type { MachineModel } from './core.model.ts'
import { recorder } from '../../support/recorder.ts'
import { pageOf, property, propertyType } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { nameTakenError } from '../../support/api-errors.ts'

interface ShellState {
  pathname: string
  permissions: Set<string> | null
  isPasswordRequired: boolean
}

const { ref } = recorder()
const { http } = openWire()
const input = {
  http,
  scope: withProperty(http, property()),
  property: property(),
  currency: 'EUR',
  location: ref,
  notices: ref,
  saveFile: () => undefined,
  newKey: () => 'key',
}
/** These models run without a parent. */
const noop = () => undefined
const isStale = (_: unknown, { error }: { error: unknown }) => toApiError(error).status === 409
const propertyPath = '/hotel-management/properties/castle-inn'
const pastEnd = { data: [], meta: { current_page: 3, last_page: 2, per_page: 25, total: 30 } }

export const listModel = (machine: AnyStateMachine, search: object): MachineModel => ({
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

export const inventoryTabModel = (machine: AnyStateMachine, search: object): MachineModel => ({
  machine: machine.provide({
    actions: { reportChanged: noop, openDialog: noop, openEdit: noop, openNextEdit: noop },
    guards: { isEditSaving: ({ event }: { event: object }) => 'isSaving' in event },
  }),
  input,
  outputs: [[]],
  events: [
    { type: 'edit.opened', request: { id: 1, field: 'name' } },
    { type: 'edit.opened', request: { id: 1, field: 'name' }, isSaving: true },
    { type: 'edit.applied', text: 'Saved.', failed: [] },
    { type: 'xstate.error.actor.edit' },
    { type: 'tab.shown', search },
    { type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items: [] } },
    { type: 'dialog.applied', text: 'Done.', failed: [] },
    { type: 'undo.requested', undo: { run: () => Promise.resolve([]), text: 'Taken back.' } },
    { type: 'xstate.error.actor.dialog' },
    { type: 'facility.noted', id: 1 },
  ],
})

const recordDialogModel = (machine: AnyStateMachine, filled: object, empty: object): MachineModel => ({
  machine: machine.provide({ actions: { reportSaved: noop, reportTaken: noop }, guards: { isStale } }),
  errors: [nameTakenError],
  outputs: [propertyType()],
  events: [empty, filled].map((patch) => ({ type: 'field.changed', patch })),
  input: { input, record: null },
  context: ['submission', 'draft'],
})

const locationChanged = (pathname: string, search = '') => ({ type: 'location.changed', pathname, search })

/** The models of the inventory's machines and their parents. */
export const productModels: MachineModel[] = [
  listModel(addonListMachine, searches['add-ons'].empty),
  listModel(addonTypeListMachine, searches['add-on-types'].empty),
  listModel(amenityListMachine, searches.amenities.empty),
  listModel(facilityCategoryListMachine, searches['facility-categories'].empty),
  listModel(facilityTypeListMachine, searches['facility-types'].empty),
  listModel(propertyTypeListMachine, allPropertyTypes),
  inventoryTabModel(addonTabMachine, searches['add-ons'].empty),
  inventoryTabModel(addonTypeTabMachine, searches['add-on-types'].empty),
  inventoryTabModel(facilityCategoryTabMachine, searches['facility-categories'].empty),
  inventoryTabModel(facilityTypeTabMachine, searches['facility-types'].empty),
  inventoryTabModel(roomTabMachine, searches.rooms.empty),
  inventoryTabModel(assetTabMachine, searches.assets.empty),
  {
    machine: inlineEditMachine.provide({
      actions: { submitForm: noop, reportSaved: noop, fillForm: noop, changeForm: noop, retryLoad: noop },
      guards: {
        hasLoadFailed: ({ event }) => 'hasLoadFailed' in event,
        isSaving: ({ event }) => 'isSaving' in event,
        isUnchanged: ({ event }) => 'isUnchanged' in event,
        isUntried: ({ event }) => 'isUntried' in event,
      },
    }),
    input: { field: 'name', startForm: () => ref },
    outputs: [undefined],
    context: ['early'],
    events: [
      { type: 'form.touched', isDirty: false },
      { type: 'form.saved', record: addon(), isNew: false },
      { type: 'edit.typed', value: 'Brunch' },
      { type: 'edit.submitted' },
      { type: 'edit.submitted', hasLoadFailed: true },
      { type: 'edit.submitted', isUnchanged: true },
      { type: 'edit.left' },
      { type: 'edit.left', isUnchanged: true },
      { type: 'edit.left', isUntried: true },
      { type: 'edit.cancelled' },
      { type: 'edit.cancelled', isSaving: true },
      { type: 'xstate.error.actor.form' },
    ],
  },
  recordDialogModel(addonTypeDialogMachine, { name: 'Transport' }, { name: '' }),
  recordDialogModel(amenityDialogMachine, { name: 'Balcony', code: 'BAL', group: 'View' }, { name: '' }),
  recordDialogModel(facilityCategoryDialogMachine, { name: 'Rooms', kind: 'room' }, { name: '' }),
  ...['delete', 'window'].map((task) => ({
    machine: addonBulkActionMachine.provide({ actions: { reportApplied: noop } }),
    outputs: [[{ id: 1, ok: true }], [{ id: 1, ok: false }]],
    events: [
      { type: 'window.changed', window: { from: '2026-05-02', to: '2026-05-01' } },
      { type: 'window.changed', window: { from: '2026-05-01', to: '2026-05-02' } },
    ],
    input: { input, task },
    context: ['window', 'windowError'],
  })),
  {
    machine: addonBulkEditMachine.provide({ actions: { reportApplied: noop } }),
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
      actions: { reportTouched: noop, reportSaved: noop },
      guards: { isStale },
    }),
    errors: [nameTakenError],
    outputs: { fetchRecord: [addon()], save: [addon(), new SavedMany([], 'Some.', { patch: {}, errors: {} })] },
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
    machine: productFormGuardMachine.provide({
      actions: { reportLocationAccepted: noop, reportSaved: noop, reportSavedMany: noop },
    }),
    input,
    events: [
      locationChanged(`${propertyPath}/products`),
      locationChanged(`${propertyPath}/products`, '?view=new'),
      { type: 'form.touched', isDirty: true },
      { type: 'form.touched', isDirty: false },
      { type: 'form.saved', record: addon(), isNew: true },
      { type: 'form.savedMany', text: '2 created.', isComplete: true },
      { type: 'form.savedMany', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: productsMachine.provide({ actions: { reportLocationAccepted: noop } }),
    input,
    events: [
      locationChanged(`${propertyPath}/products`),
      { type: 'location.accepted', pathname: `${propertyPath}/products`, search: '' },
      { type: 'location.accepted', pathname: propertyPath, search: '' },
      { type: 'form.saved', record: addon(), isNew: true },
      { type: 'form.savedMany', text: '2 created.', isComplete: true },
      { type: 'form.savedMany', text: '1 created.', isComplete: false },
    ],
  },
  {
    machine: dashboardMachine.provide({ actions: { reportLocationAccepted: noop } }),
    input,
    events: [
      locationChanged(propertyPath),
      locationChanged(propertyPath, '?figure=sold'),
      locationChanged('/hotel-management/properties'),
    ],
    context: ['search'],
  },
  {
    // Starting it reads the page.
    machine: shellMachine.provide({ actions: { startPreferences: () => undefined } }),
    events: [
      locationChanged('/hotel-management/properties'),
      { type: 'access.loaded', permissions: new Set(['access_properties']) },
      { type: 'access.loaded', permissions: new Set() },
    ],
    context: ({ pathname, permissions, isPasswordRequired }: ShellState) => [
      pathname,
      permissions && [...permissions],
      isPasswordRequired,
    ],
  },
  { machine: appMachine, input: { storage: storageInMemory().open } },
]
