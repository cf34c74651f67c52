import { useSelector } from '@xstate/react'
import type { ListActor } from '../../machines/list/list.selectors.ts'
import * as paths from '../../paths/products.ts'
import { useLocationActor, useProducts } from '../console/actors.ts'

/** What the screen of a tab works with: the address it stands at, and how to go to another. */
export function useTab<const T extends paths.Tab>(tab: T, list: ListActor<{ id: number }, paths.SearchOf<T>>) {
  const location = useLocationActor()
  const { at, property } = useProducts().getSnapshot().context.input
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const address = (wanted: paths.SearchOf<T>, view?: paths.ProductsView) => paths.products(at.prefix, tab, wanted, view)
  const go = (to: string) => location.send({ type: 'location.requested', to })
  return {
    property,
    search,
    address,
    isFiltered: paths.isFiltered(tab, search),
    /** Another filter: the same list from its first page. */
    show: (patch: Partial<paths.SearchOf<T>>) => go(address({ ...search, ...patch, page: 1 })),
    /** The same view in another order. */
    sortBy: (sort: string) => go(address({ ...search, sort, page: 1 })),
    clearHref: address(paths.unfiltered(tab, search)),
    findHref: (name: string) => address({ ...paths.unfiltered(tab, search), keyword: name }),
    newHref: address(search, { name: 'new', copyOf: null }),
    copyHref: (id: number) => address(search, { name: 'new', copyOf: id }),
    editHref: (id: number) => address(search, { name: 'edit', id }),
    importHref: address(search, { name: 'import' }),
  }
}
