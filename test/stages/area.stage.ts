import { addonAreaMachine } from '../../src/machines/addons/addon-area.machine.ts'
import { addonTypeAreaMachine } from '../../src/machines/addon-types/addon-type-area.machine.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { assetAreaMachine, roomAreaMachine } from '../../src/machines/facilities/facility-area.machine.ts'
import { facilityCategoryAreaMachine } from '../../src/machines/facility-categories/facility-category-area.machine.ts'
import { facilityTypeAreaMachine } from '../../src/machines/facility-types/facility-type-area.machine.ts'
import type { Stage } from '../../tools/paths/stage.ts'
import { areaStages } from './area-stages.ts'
import { button, choose, dialog, field, link, menuItem, press, select, type, closeSuccess } from './moves.ts'

const properties = 'v1/hotel_management/properties'
const name = field('Name', dialog('*'))
const menu = (row: string, item: string) => [press(button(`Actions for ${row}`)), press(menuItem(item))]
const save = (row: string) => [press(link(row)), press(button('Save changes')), closeSuccess]

const statusCall = `POST ${properties}/update_facility_status`
const confirmed = press(button('Set *to *', dialog('*')))

export const allAreaStages: Stage[] = [
  ...areaStages({
    machine: addonAreaMachine,
    tab: 'add-ons',
    open: menu('Bicycle', 'Bookable dates…'),
    apply: [press(button('Save dates'))],
    save: save('Bicycle'),
    undoCall: `POST ${properties}/update_addon`,
  }),
  ...areaStages({
    machine: roomAreaMachine,
    tab: 'rooms',
    house: 'hill-house',
    keyword: '102',
    open: menu('102', 'End blocking now…'),
    cancel: 'Keep',
    apply: [press(button('End now'))],
    save: save('102'),
    undoCall: statusCall,
  }),
  ...areaStages({
    machine: assetAreaMachine,
    tab: 'assets',
    open: menu('Aurora', 'Status…'),
    apply: [choose(select('Status', dialog('*')), 'Inactive'), confirmed],
    save: save('Aurora'),
    undoCall: statusCall,
  }),
  ...areaStages({
    machine: addonTypeAreaMachine,
    tab: 'add-on-types',
    open: [press(button('New add-on type'))],
    apply: [type(name, 'Annex'), press(button('Create *')), closeSuccess],
  }),
  ...areaStages({
    machine: amenityAreaMachine,
    tab: 'amenities',
    open: [press(button('New amenity'))],
    apply: [
      type(name, 'Fireplace'),
      type(field('Code', dialog('*')), 'FIR'),
      press(button('Choose… Group')),
      press({ role: 'option', name: 'Comfort' }),
      press(button('Create *')),
      closeSuccess,
    ],
  }),
  ...areaStages({
    machine: facilityCategoryAreaMachine,
    tab: 'facility-categories',
    open: [press(button('New category'))],
    apply: [type(name, 'Annex'), press(button('Create *')), closeSuccess],
  }),
  ...areaStages({
    machine: facilityTypeAreaMachine,
    tab: 'facility-types',
    open: menu('Rowing boat', 'Delete…'),
    apply: [press(button('Delete “Rowing boat”')), closeSuccess],
    save: save('Twin'),
    order: menu('Twin', 'Move up'),
  }),
]
