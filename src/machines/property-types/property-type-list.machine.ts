import type { PropertyType } from '../../api/contract/property-type.ts'
import * as propertyTypes from '../../api/property-types.ts'
import * as routes from '../../routes/properties.ts'
import { createListMachine } from '../list/list.machine.ts'

/** The list of property types, a view of the properties screen. */
export const propertyTypeListMachine = createListMachine<PropertyType, routes.PropertyTypeSearch>({
  id: 'propertyTypeList',
  noun: { one: 'property type', many: 'property types' },
  initial: routes.allPropertyTypes,
  read: ({ http }, search, signal) =>
    propertyTypes.list(http, { ...search, keyword: search.keyword || undefined }, signal),
  address: (search) => routes.properties(routes.allProperties, { name: 'types', search }),
})
