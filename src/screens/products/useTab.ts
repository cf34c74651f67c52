import { useSelector } from '@xstate/react'
import type { ListActor } from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/products.ts'
import type { FindHref } from '../list/find-href.ts'
import { nextSort } from '../list/sort.ts'
import { useLocationActor, useProducts } from '../shell/actor-hooks.ts'

/** Everything a tab's components share: its search, addresses, and navigation. */
export function useTab<const T extends routes.Tab>(tab: T, list: ListActor<{ id: number }, routes.SearchOf<T>>) {
  const location = useLocationActor()
  const { scope, property } = useProducts().getSnapshot().context.input
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const address = (wanted: routes.SearchOf<T>, view?: routes.ProductsView) =>
    routes.products(scope.prefix, tab, wanted, view)
  const go = (to: string) => location.send({ type: 'location.requested', to })
  const findHref: FindHref = (name, place) =>
    address({
      ...(place && !place.is_hidden ? search : routes.unfiltered(tab, search)),
      ...(place ? { page: place.page } : { keyword: name }),
    })
  return {
    property,
    search,
    address,
    isFiltered: routes.isFiltered(tab, search),
    /** Changes a filter and returns to the first page. */
    show: (patch: Partial<routes.SearchOf<T>>) => go(address({ ...search, ...patch, page: 1 })),
    /** Sorts by a column, or turns its order around, and returns to the first page. */
    sortBy: (column: string) =>
      go(address({ ...search, sort: nextSort(search.sort, column, routes.searches[tab].empty.sort), page: 1 })),
    clearHref: address(routes.unfiltered(tab, search)),
    findHref,
    newHref: address(search, { name: 'new', copyOf: null }),
    copyHref: (id: number) => address(search, { name: 'new', copyOf: id }),
    editHref: (id: number) => address(search, { name: 'edit', id }),
    importHref: address(search, { name: 'import' }),
  }
}
