import { addonTabMachine } from '../../../src/machines/addons/addon-tab.machine.ts'
import { addonTypeTabMachine } from '../../../src/machines/addon-types/addon-type-tab.machine.ts'
import { amenityTabMachine } from '../../../src/machines/amenities/amenity-tab.machine.ts'
import { assetTabMachine, roomTabMachine } from '../../../src/machines/facilities/facility-tab.machine.ts'
import { facilityCategoryTabMachine } from '../../../src/machines/facility-categories/facility-category-tab.machine.ts'
import { facilityTypeTabMachine } from '../../../src/machines/facility-types/facility-type-tab.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { inventoryTabScenarios } from './inventory-tab-scenarios.ts'
import { button, choose, dialog, field, link, menuItem, press, select, type, closeSuccessDialog } from './steps.ts'

const properties = 'v1/hotel_management/properties'
const name = field('Name', dialog('*'))
const menu = (row: string, item: string) => [press(button(`Actions for ${row}`)), press(menuItem(item))]
const save = (row: string) => [press(link(row)), press(button('Save changes')), closeSuccessDialog]

const statusCall = `POST ${properties}/update_facility_status`
const confirmed = press(button('Set *to *', dialog('*')))

export const allInventoryTabScenarios: Scenario[] = [
  ...inventoryTabScenarios({
    machine: addonTabMachine,
    tab: 'add-ons',
    open: menu('Bicycle', 'Bookable dates…'),
    apply: [press(button('Save dates'))],
    save: save('Bicycle'),
    undoCall: `POST ${properties}/update_addon`,
  }),
  ...inventoryTabScenarios({
    machine: roomTabMachine,
    tab: 'rooms',
    prefix: 'hill-house',
    keyword: '102',
    open: menu('102', 'End blocking now…'),
    cancel: 'Keep',
    apply: [press(button('End now'))],
    save: save('102'),
    undoCall: statusCall,
  }),
  ...inventoryTabScenarios({
    machine: assetTabMachine,
    tab: 'assets',
    open: menu('Aurora', 'Status…'),
    apply: [choose(select('Status', dialog('*')), 'Inactive'), confirmed],
    save: save('Aurora'),
    undoCall: statusCall,
  }),
  ...inventoryTabScenarios({
    machine: addonTypeTabMachine,
    tab: 'add-on-types',
    open: [press(button('New add-on type'))],
    apply: [type(name, 'Annex'), press(button('Create *')), closeSuccessDialog],
  }),
  ...inventoryTabScenarios({
    machine: amenityTabMachine,
    tab: 'amenities',
    open: [press(button('New amenity'))],
    apply: [
      type(name, 'Fireplace'),
      type(field('Code', dialog('*')), 'FIR'),
      press(button('Choose… Group')),
      press({ role: 'option', name: 'Comfort' }),
      press(button('Create *')),
      closeSuccessDialog,
    ],
  }),
  ...inventoryTabScenarios({
    machine: facilityCategoryTabMachine,
    tab: 'facility-categories',
    open: [press(button('New category'))],
    apply: [type(name, 'Annex'), press(button('Create *')), closeSuccessDialog],
  }),
  ...inventoryTabScenarios({
    machine: facilityTypeTabMachine,
    tab: 'facility-types',
    open: menu('Rowing boat', 'Delete…'),
    apply: [press(button('Delete “Rowing boat”')), closeSuccessDialog],
    save: save('Twin'),
    order: menu('Twin', 'Move up'),
  }),
]
