import type { AnyStateMachine } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { addonTabMachine } from '../../../src/machines/addons/addon-tab.machine.ts'
import { addonTypeTabMachine } from '../../../src/machines/addon-types/addon-type-tab.machine.ts'
import { amenityTabMachine } from '../../../src/machines/amenities/amenity-tab.machine.ts'
import { assetTabMachine } from '../../../src/machines/facilities/facility-tab.machine.ts'
import { facilityCategoryTabMachine } from '../../../src/machines/facility-categories/facility-category-tab.machine.ts'
import { propertyBulkActionMachine } from '../../../src/machines/properties/property-bulk-action.machine.ts'
import { searches, type Tab } from '../../../src/routes/products.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { answer, button, closeSuccessDialog, dialog, field, menuItem, press, type, noop } from './steps.ts'

const list = '/hotel-management/properties'
const calls = 'v1/hotel_management/properties'
const name = field('Name', dialog('*'))
const deletionOf = (row: string) => [press(button(`Actions for ${row}`)), press(menuItem('Delete…*'))]

interface DeletingTab {
  machine: AnyStateMachine
  tab: Tab
  row: string
  /** Adds the row first, because every row of the demo data is in use. */
  add?: readonly Action[]
}

/** Deletes a row of a tab by its menu. */
const deletingTab = ({ machine, tab, row, add }: DeletingTab): Scenario => ({
  id: `${machine.id}: deletion`,
  machine: machine.provide({ actions: { reportChanged: noop, openDialog: noop } }),
  account: 'manager',
  address: `${list}/harbour-view/products?tab=${tab}`,
  input: { scope: withProperty(openWire().http, property()), currency: 'EUR', property: property() },
  before: add ? [...add, press(button('Create *')), closeSuccessDialog] : [],
  initialEvents: [{ type: 'tab.shown', search: searches[tab].empty }],
  neighbours: ({ type: happened }) =>
    happened === 'dialog.applied' ? { type: 'xstate.done.actor.dialog', output: undefined } : null,
  steps: [
    {
      name: 'ask for the deletion',
      event: { type: 'dialog.opened', request: {} },
      in: ['dialog.closed'],
      actions: deletionOf(row),
    },
    {
      name: 'confirm it',
      event: { type: 'dialog.applied', text: 'Deleted.', failed: [] },
      in: ['dialog.open'],
      actions: [press(button(`Delete “${row}”`)), closeSuccessDialog],
    },
  ],
})

const quintaNova = {
  name: 'Quinta Nova',
  prefix: 'quinta-nova',
  property_type_id: 4,
  status: 0,
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  check_in_time: '15:00',
  check_out_time: '11:00',
  bookable_date_from: '',
  bookable_date_to: '',
  email: '',
  phone: '',
  address: 'Rua da Rosa 7, Lisboa',
}
const propertyCall = `DELETE ${calls}/property/*`

/** Another user has added an inactive property: only inactive properties can be deleted. */
const deletingProperty: Scenario = {
  id: 'propertyBulkAction: deletion',
  machine: propertyBulkActionMachine.provide({ actions: { reportApplied: noop } }),
  account: 'manager',
  address: '/under-construction',
  heldCalls: [propertyCall],
  before: [
    { do: 'elsewhere', account: 'manager', call: `POST ${calls}/property`, body: quintaNova },
    { do: 'open', address: `${list}?keyword=quinta` },
    ...deletionOf('Quinta Nova'),
  ],
  input: { task: 'delete', items: [{ id: 25, label: 'Quinta Nova', deniedReason: null }] },
  steps: [
    { name: 'confirm', event: { type: 'bulk.confirmed' }, actions: [press(button('Delete “Quinta Nova”'))] },
    {
      name: 'the property is deleted',
      event: { done: 'perform', output: [{ id: 25, ok: true }] },
      actions: [answer(propertyCall), closeSuccessDialog],
    },
  ],
}

/** Deletions that coverage alone would not replay, although each is a different call. */
export const deletionScenarios: Scenario[] = [
  deletingTab({ machine: addonTabMachine, tab: 'add-ons', row: 'Bicycle' }),
  deletingTab({ machine: assetTabMachine, tab: 'assets', row: 'Aurora' }),
  deletingTab({
    machine: addonTypeTabMachine,
    tab: 'add-on-types',
    row: 'Annex',
    add: [press(button('New add-on type')), type(name, 'Annex')],
  }),
  deletingTab({
    machine: amenityTabMachine,
    tab: 'amenities',
    row: 'Lake view',
    add: [
      press(button('New amenity')),
      type(name, 'Lake view'),
      type(field('Code', dialog('*')), 'LAK'),
      press(button('Choose… Group')),
      press({ role: 'option', name: 'View' }),
    ],
  }),
  deletingTab({
    machine: facilityCategoryTabMachine,
    tab: 'facility-categories',
    row: 'Annex',
    add: [press(button('New category')), type(name, 'Annex')],
  }),
  deletingProperty,
]
