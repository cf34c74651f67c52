import { groupSorts } from '../api/contract/enums.ts'
import { propertiesPath } from './route-table.ts'
import * as params from './search-params.ts'

/* The URL of the group's figures: a view of the property list, so that it has no prefix that a property could have. */

const view: params.Codec<'figures'> = {
  empty: 'figures',
  read: () => 'figures',
  write: (to, name, value) => to.set(name, value),
}

/** Without a date, each property has its own business date. */
const groupSearch = params.searchCodec({ view, date: params.day, sort: params.oneOf(groupSorts) })
export type GroupSearch = typeof groupSearch.empty

export const parseGroup = (search: string): GroupSearch => groupSearch.parse(new URLSearchParams(search))

/** URL of the group's figures. The default is today, by name. */
export function group(search: Partial<GroupSearch> = {}): string {
  const searchParams = new URLSearchParams()
  groupSearch.write(searchParams, { ...groupSearch.empty, ...search })
  return params.withParams(propertiesPath, searchParams)
}
