import * as routes from '../../routes/products.ts'
import { ViewMenu, type ViewMenuProps } from '../list/views/ViewMenu.tsx'
import { useProducts } from '../shell/actor-hooks.ts'
import { columnHeadings } from './column-headings.ts'
import { tabLabels } from './tabs.ts'

export interface TabViewMenuProps<T extends routes.Tab> extends Pick<ViewMenuProps, 'anchor' | 'onClose'> {
  tab: T
  /** Columns that this list doesn't have, such as the condition of assets that are never cleaned. */
  missing: readonly string[]
  search: routes.SearchOf<T>
}

/** Views and columns of an inventory list. */
export function TabViewMenu<const T extends routes.Tab>({ tab, search, missing, ...menu }: TabViewMenuProps<T>) {
  const { scope } = useProducts().getSnapshot().context.input
  const columns = Object.entries<string>(columnHeadings[tab])
    .filter(([id]) => !missing.includes(id))
    .map(([id, heading]) => ({ id, heading }))
  return (
    <ViewMenu
      {...menu}
      list={tab}
      name={tabLabels[tab]}
      propertyId={scope.propertyId}
      columns={columns}
      shown={search.columns}
      hrefWith={(wanted) => routes.products(scope.prefix, tab, { ...search, columns: wanted, page: 1 })}
      base={routes.products(scope.prefix, tab)}
    />
  )
}
