import type { AnyStateMachine } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { addonAreaMachine } from '../../src/machines/addons/addon-area.machine.ts'
import { addonTypeAreaMachine } from '../../src/machines/addon-types/addon-type-area.machine.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { assetAreaMachine } from '../../src/machines/facilities/facility-area.machine.ts'
import { facilityCategoryAreaMachine } from '../../src/machines/facility-categories/facility-category-area.machine.ts'
import { propertyBulkMachine } from '../../src/machines/properties/property-bulk.machine.ts'
import { searches, type Tab } from '../../src/paths/products.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { answer, button, closeSuccess, dialog, field, menuItem, press, type, untold } from './moves.ts'

const list = '/hotel-management/properties'
const calls = 'v1/hotel_management/properties'
const name = field('Name', dialog('*'))
const deletionOf = (row: string) => [press(button(`Actions for ${row}`)), press(menuItem('Delete…*'))]

interface DeletingTab {
  machine: AnyStateMachine
  tab: Tab
  row: string
  /** Adds the row, where every row of the demonstration data is in use. */
  add?: readonly Action[]
}

/** A row of a tab is deleted by its menu. */
const deletingTab = ({ machine, tab, row, add }: DeletingTab): Stage => ({
  id: `${machine.id}: deletion`,
  machine: machine.provide({ actions: { reportChanged: untold, openFlow: untold } }),
  as: 'manager',
  at: `${list}/harbour-view/products?tab=${tab}`,
  input: { at: withProperty(openWire().http, property()), currency: 'EUR', property: property() },
  before: add ? [...add, press(button('Create *')), closeSuccess] : [],
  begins: [{ type: 'area.shown', search: searches[tab].empty }],
  echo: ({ type: happened }) =>
    happened === 'flow.applied' ? { type: 'xstate.done.actor.flow', output: undefined } : null,
  moves: [
    {
      name: 'ask for the deletion',
      event: { type: 'flow.opened', ask: {} },
      in: ['flow.closed'],
      actions: deletionOf(row),
    },
    {
      name: 'confirm it',
      event: { type: 'flow.applied', text: 'Deleted.', failed: [] },
      in: ['flow.open'],
      actions: [press(button(`Delete “${row}”`)), closeSuccess],
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

/** Somebody else has added a property that is not active yet: only such a one may be deleted. */
const deletingProperty: Stage = {
  id: 'propertyBulk: deletion',
  machine: propertyBulkMachine.provide({ actions: { reportApplied: untold } }),
  as: 'manager',
  at: '/under-construction',
  holds: [propertyCall],
  before: [
    { do: 'elsewhere', as: 'manager', call: `POST ${calls}/property`, body: quintaNova },
    { do: 'open', address: `${list}?keyword=quinta` },
    ...deletionOf('Quinta Nova'),
  ],
  input: { task: 'delete', items: [{ id: 25, label: 'Quinta Nova', refusal: null }] },
  moves: [
    { name: 'confirm', event: { type: 'bulk.confirmed' }, actions: [press(button('Delete “Quinta Nova”'))] },
    {
      name: 'the property is deleted',
      event: { done: 'perform', output: [{ id: 25, ok: true }] },
      actions: [answer(propertyCall), closeSuccess],
    },
  ],
}

/** Deletions for which coverage needs no path of its own: each is another call. */
export const deletionStages: Stage[] = [
  deletingTab({ machine: addonAreaMachine, tab: 'add-ons', row: 'Bicycle' }),
  deletingTab({ machine: assetAreaMachine, tab: 'assets', row: 'Aurora' }),
  deletingTab({
    machine: addonTypeAreaMachine,
    tab: 'add-on-types',
    row: 'Annex',
    add: [press(button('New add-on type')), type(name, 'Annex')],
  }),
  deletingTab({
    machine: amenityAreaMachine,
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
    machine: facilityCategoryAreaMachine,
    tab: 'facility-categories',
    row: 'Annex',
    add: [press(button('New category')), type(name, 'Annex')],
  }),
  deletingProperty,
]
