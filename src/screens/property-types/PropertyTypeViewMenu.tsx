import { useSelector } from '@xstate/react'
import * as routes from '../../routes/properties.ts'
import { ViewMenu, type ViewMenuProps } from '../list/views/ViewMenu.tsx'
import { usePropertyTypeList } from '../shell/actor-hooks.ts'
import { propertyTypeColumns, typesAddress } from './PropertyTypeTable.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Views and columns of the property types. */
export function PropertyTypeViewMenu(menu: Pick<ViewMenuProps, 'anchor' | 'onClose'>) {
  const search = useSelector(usePropertyTypeList(), (snapshot) => snapshot.context.search)
  return (
    <ViewMenu
      {...menu}
      list="property-types"
      name={phrase('property-types.propertyTypes')}
      propertyId={null}
      columns={propertyTypeColumns}
      shown={search.columns}
      hrefWith={(columns) => typesAddress({ ...search, columns, page: 1 })}
      base={typesAddress(routes.allPropertyTypes)}
    />
  )
}
