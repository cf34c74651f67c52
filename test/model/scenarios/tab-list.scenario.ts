import type { AnyStateMachine } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { addonListMachine } from '../../../src/machines/addons/addon-list.machine.ts'
import { addonTypeListMachine } from '../../../src/machines/addon-types/addon-type-list.machine.ts'
import { amenityListMachine } from '../../../src/machines/amenities/amenity-list.machine.ts'
import { facilityCategoryListMachine } from '../../../src/machines/facility-categories/facility-category-list.machine.ts'
import { facilityTypeListMachine } from '../../../src/machines/facility-types/facility-type-list.machine.ts'
import { parseSearch, searches, type Tab } from '../../../src/routes/products.ts'
import { tabLabels } from '../../../src/screens/products/tabs.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { type ListOptions, listScenarios } from './list-scenarios.ts'
import { answer, button, field, hold, link, menuItem, press, type } from './steps.ts'

const products = 'v1/hotel_management/properties'
const tabs = { role: 'navigation', name: 'Products' }
const http = openWire().http
const dialogName = field('Name', { role: 'dialog', name: '*' })

interface TabListOptions extends Pick<ListOptions, 'row'> {
  machine: AnyStateMachine
  tab: Tab
  /** The call that loads its rows, below the properties' address. */
  rows: string
  /** A change in the list, and its call. */
  change: { actions: readonly Action[]; call: string }
}

/** The list of one tab. A change started in it is answered after the tab was left. */
const scenariosOf = ({ tab, rows, change, ...place }: TabListOptions) =>
  listScenarios({
    ...place,
    address: `/hotel-management/properties/harbour-view/products?tab=${tab}`,
    input: { scope: withProperty(http, property()) },
    call: `GET ${products}/${rows}`,
    empty: searches[tab].empty,
    searchOf: (search) => parseSearch(tab, search),
    many: tabLabels[tab].toLowerCase().replace('facility categories', 'categories'),
    leave: [press(link('Rooms', tabs))],
    refresh: [
      hold(`POST ${products}/${change.call}`),
      press(link(tabLabels[tab], tabs)),
      ...change.actions,
      { do: 'back' },
      answer(`POST ${products}/${change.call}`),
    ],
  })

export const tabListScenarios: Scenario[] = [
  ...scenariosOf({
    machine: addonListMachine,
    tab: 'add-ons',
    rows: 'addons',
    row: 'Airport transfer',
    change: {
      actions: [
        press(button('Actions for Bicycle')),
        press(menuItem('Deactivate…')),
        press(button('Deactivate “Bicycle”')),
      ],
      call: 'update_addon',
    },
  }),
  ...scenariosOf({
    machine: addonTypeListMachine,
    tab: 'add-on-types',
    rows: 'addon_types',
    row: 'Transport',
    change: {
      actions: [press(button('New add-on type')), type(dialogName, 'Annex'), press(button('Create *'))],
      call: 'addon_types',
    },
  }),
  ...scenariosOf({
    machine: amenityListMachine,
    tab: 'amenities',
    rows: 'amenities',
    row: 'Sea view',
    change: {
      actions: [
        press(button('New amenity')),
        type(dialogName, 'Fireplace'),
        type(field('Code'), 'FIR'),
        press(button('Choose… Group')),
        press({ role: 'option', name: 'Comfort' }),
        press(button('Create *')),
      ],
      call: 'amenities',
    },
  }),
  ...scenariosOf({
    machine: facilityCategoryListMachine,
    tab: 'facility-categories',
    rows: 'facility_categories',
    row: 'Suites',
    change: {
      actions: [press(button('New category')), type(dialogName, 'Annex'), press(button('Create *'))],
      call: 'facility_categories',
    },
  }),
  ...scenariosOf({
    machine: facilityTypeListMachine,
    tab: 'facility-types',
    rows: 'facility_types',
    row: 'Twin',
    change: {
      actions: [press(button('Actions for Twin')), press(menuItem('Move up'))],
      call: 'update_facility_type*',
    },
  }),
]
