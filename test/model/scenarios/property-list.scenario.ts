import { propertyListMachine } from '../../../src/machines/properties/property-list.machine.ts'
import { propertyTypeListMachine } from '../../../src/machines/property-types/property-type-list.machine.ts'
import {
  allProperties,
  allPropertyTypes,
  parsePropertiesView,
  parsePropertySearch,
} from '../../../src/routes/properties.ts'
import { listScenarios } from './list-scenarios.ts'
import { button, checkbox, closeSuccessDialog, field, link, menuItem, press, type } from './steps.ts'

const call = 'v1/hotel_management/properties/property'

/** Adds and deletes a type. The list of properties is notified, because it may have shown the type. */
const typeDeleted = [
  press(button('New property type')),
  type(field('Name', { role: 'dialog', name: '*' }), 'Annex'),
  press(button('Create *')),
  closeSuccessDialog,
  press(checkbox('Select rows')),
  press(checkbox('Select Annex')),
  press(button('Delete…')),
  press(button('Delete “Annex”')),
  closeSuccessDialog,
]

export const propertyListScenarios = [
  ...listScenarios({
    machine: propertyListMachine,
    address: '/hotel-management/properties',
    call: `GET ${call}`,
    empty: allProperties,
    searchOf: parsePropertySearch,
    row: 'Alpenrose Lodge',
    many: 'properties',
    leave: [press(link('Property types'))],
    refresh: typeDeleted,
  }),
  ...listScenarios({
    machine: propertyTypeListMachine,
    address: '/hotel-management/properties?view=types',
    call: `GET ${call}_types`,
    empty: allPropertyTypes,
    searchOf: (search) => {
      const view = parsePropertiesView(search)
      return view.name === 'types' ? view.search : allPropertyTypes
    },
    pageParameter: 'types_page',
    row: 'Boutique hotel',
    many: 'property types',
    leave: [press(link('Properties', { role: 'main', name: '' }))],
    refresh: [
      press(button('Actions for Alpenrose Lodge')),
      press(menuItem('Bookable dates…')),
      press(button('Save dates')),
    ],
  }),
]
