import type { Page } from '../../api/http.ts'
import * as paths from '../../paths/products.ts'
import type { AreaInput } from '../area/area.machine.ts'
import type { Noun } from '../flow/flow-report.ts'
import { createListMachine } from '../list/list.machine.ts'
import type { ListOptions } from '../list/list.setup.ts'

interface TabListOptions<T extends paths.Tab, Row extends { id: number }> {
  tab: T
  noun: Noun
  read: (input: AreaInput, search: paths.SearchOf<T>, signal: AbortSignal) => Promise<Page<Row>>
  download?: ListOptions<Row, paths.SearchOf<T>, AreaInput>['download']
}

/** The list of one tab: its search stands in the address of the open property's products. */
export const createTabList = <const T extends paths.Tab, Row extends { id: number }>({
  tab,
  ...options
}: TabListOptions<T, Row>) =>
  createListMachine<Row, paths.SearchOf<T>, AreaInput>({
    ...options,
    id: `${tab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}List`,
    initial: paths.searches[tab].empty as paths.SearchOf<T>,
    address: (search, { at }) => paths.products(at.prefix, tab, search),
  })

/** A search as a query: what says nothing is left out, so that the server's defaults stay the server's. */
export const queryOf = <Search extends object>(search: Search) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as { [Name in keyof Search]?: Exclude<Search[Name], null | ''> }
