import type { Page } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as routes from '../../routes/products.ts'
import { notedDownload } from '../ended-work/ended-work.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createListMachine, type ListOptions } from '../list/list.machine.ts'
import type { CountWords } from '../list/list.rules.ts'

/** Reads a page of one tab's list. */
export type TabRead<T extends routes.Tab, Row> = (
  input: { scope: PropertyScope },
  search: routes.SearchOf<T>,
  signal: AbortSignal,
) => Promise<Page<Row>>

interface TabListOptions<T extends routes.Tab, Row extends { id: number }> {
  tab: T
  words: CountWords
  read: TabRead<T, Row>
  download: NonNullable<ListOptions<Row, routes.SearchOf<T>, InventoryTabInput>['download']>
}

/** Creates the list of one tab; its search is part of the products URL. */
export const createTabList = <const T extends routes.Tab, Row extends { id: number }>({
  tab,
  download,
  ...options
}: TabListOptions<T, Row>) =>
  createListMachine<Row, routes.SearchOf<T>, InventoryTabInput>({
    ...options,
    id: `${tab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}List`,
    initial: routes.searches[tab].empty as routes.SearchOf<T>,
    address: (search, { scope }) => routes.products(scope.prefix, tab, search),
    download: {
      ...download,
      read: (input, ...request) =>
        notedDownload(input.http, { property_id: input.scope.propertyId, list: tab }, () =>
          download.read(input, ...request),
        ),
    },
  })

/** Query parameters of a search. Empty values are omitted, so that the server's defaults apply. Only a file has chosen columns. */
export const queryOf = <Search extends object>(search: Search) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        name !== 'columns' && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as { [Name in Exclude<keyof Search, 'columns'>]?: Exclude<Search[Name], null | ''> }
