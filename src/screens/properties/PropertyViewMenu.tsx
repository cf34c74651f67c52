import { useSelector } from '@xstate/react'
import * as routes from '../../routes/properties.ts'
import { ViewMenu, type ViewMenuProps } from '../list/views/ViewMenu.tsx'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { propertyColumns } from './property-columns.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Views and columns of the property list. */
export function PropertyViewMenu(menu: Pick<ViewMenuProps, 'anchor' | 'onClose'>) {
  const search = useSelector(usePropertyList(), (snapshot) => snapshot.context.search)
  return (
    <ViewMenu
      {...menu}
      list="properties"
      name={phrase('properties.properties')}
      propertyId={null}
      columns={propertyColumns}
      shown={search.columns}
      hrefWith={(columns) => routes.properties({ ...search, columns, page: 1 })}
      base={routes.properties()}
    />
  )
}
