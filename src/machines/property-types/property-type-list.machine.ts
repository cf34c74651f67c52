import type { PropertyType } from '../../api/contract/property-type.ts'
import * as propertyTypes from '../../api/property-types.ts'
import * as routes from '../../routes/properties.ts'
import { createListMachine } from '../list/list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The list of property types, a view of the properties screen. */
export const propertyTypeListMachine = createListMachine<PropertyType, routes.PropertyTypeSearch>({
  id: 'propertyTypeList',
  words: { count: (count) => phrase('property-types.count', { count }), none: phrase('property-types.noTypes') },
  initial: routes.allPropertyTypes,
  read: ({ http }, search, signal) =>
    propertyTypes.list(
      http,
      {
        ...search,
        keyword: search.keyword || undefined,
        sort: search.sort || undefined,
        // Only a file has chosen columns.
        columns: undefined,
      },
      signal,
    ),
  address: (search) => routes.properties(routes.allProperties, { name: 'types', search }),
  download: {
    read: async ({ http }, search, format, signal, onProgress) => {
      const file = await import('../properties/group-file.ts')
      return file.downloadTypes(http, { ...search, columns: [...search.columns], format }, signal, onProgress)
    },
    fileName: () => 'property_types',
  },
})
