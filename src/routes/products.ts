import {
  amenityGroups,
  facilityKinds,
  facilityStatuses,
  housekeepingStatuses,
  inventoryLists,
} from '../api/contract/enums.ts'
import * as columns from '../api/contract/list-columns.ts'
import { property } from './properties.ts'
import * as params from './search-params.ts'

/*
 * URLs of the manage-property screen: its tabs and the open form (ADR 0025). They are search parameters of one route,
 * so the route table stays as required (requirement 2.route). Parameters have their names on the wire.
 */

export const tabs = inventoryLists
export type Tab = (typeof tabs)[number]

const listParts = { page: params.page, per_page: params.perPage, keyword: params.keyword }

/** Filters of rooms and assets (requirement 3.facility.filters). */
export const facilitySearch = params.searchCodec({
  ...listParts,
  facility_category_ids: params.ids,
  facility_type_ids: params.ids,
  housekeeping_statuses: params.someOf(housekeepingStatuses),
  facility_statuses: params.someOf(facilityStatuses),
  exluded_facility_statuses: params.someOf(facilityStatuses),
  floors: params.texts,
  available_start: params.day,
  available_end: params.day,
  booked_start: params.day,
  booked_end: params.day,
  updated_date_from: params.day,
  updated_date_to: params.day,
  housekeeping_start_date: params.day,
  housekeeping_end_date: params.day,
  sort: params.oneOf(columns.facilitySorts),
  columns: params.columns(columns.facilityColumns),
})
export type FacilitySearch = typeof facilitySearch.empty

export const addonSearch = params.searchCodec({
  ...listParts,
  addon_type_ids: params.ids,
  status: params.zeroOrOne,
  bookable_date_from: params.day,
  bookable_date_to: params.day,
  updated_date_from: params.day,
  updated_date_to: params.day,
  sort: params.oneOf(columns.addonSorts),
  columns: params.columns(columns.addonColumns),
})
export type AddonSearch = typeof addonSearch.empty

// Without a sort, these lists have an order of their own: that of the property, by name, by group, or rooms first.
export const facilityTypeSearch = params.searchCodec({
  ...listParts,
  facility_category_ids: params.ids,
  sort: params.oneOf(['', ...columns.facilityTypeSorts]),
  columns: params.columns(columns.facilityTypeColumns),
})

const addonTypeSearch = params.searchCodec({
  ...listParts,
  sort: params.oneOf(['', ...columns.addonTypeSorts]),
  columns: params.columns(columns.addonTypeColumns),
})

export const amenitySearch = params.searchCodec({
  ...listParts,
  groups: params.someOf(amenityGroups),
  sort: params.oneOf(['', ...columns.amenitySorts]),
  columns: params.columns(columns.amenityColumns),
})

export const categorySearch = params.searchCodec({
  ...listParts,
  kind: params.oneOf(['', ...facilityKinds]),
  sort: params.oneOf(['', ...columns.categorySorts]),
  columns: params.columns(columns.categoryColumns),
})

/** Search codec of each tab. */
export const searches = {
  rooms: facilitySearch,
  assets: facilitySearch,
  'add-ons': addonSearch,
  'facility-types': facilityTypeSearch,
  'add-on-types': addonTypeSearch,
  amenities: amenitySearch,
  'facility-categories': categorySearch,
} as const
export type SearchOf<T extends Tab> = (typeof searches)[T]['empty']

/** The view within a tab: its list, or the form or import in its place. A new record may start as a copy of another. */
export type ProductsView =
  | { name: 'list' }
  | { name: 'new'; copyOf: number | null }
  | { name: 'edit'; id: number }
  | { name: 'import' }
  /** The import of the whole inventory. */
  | { name: 'import-all' }

const listView: ProductsView = { name: 'list' }

/** The tab that a URL selects; the first for an unknown one. */
export const parseTab = (search: string): Tab =>
  tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'rooms'

export function parseView(search: string): ProductsView {
  const searchParams = new URLSearchParams(search)
  const id = params.id.read(searchParams, 'id')
  switch (searchParams.get('view')) {
    case 'new':
      return { name: 'new', copyOf: params.id.read(searchParams, 'copy_of') }
    case 'edit':
      return id === null ? listView : { name: 'edit', id }
    case 'import':
      return { name: 'import' }
    case 'import-all':
      return { name: 'import-all' }
    default:
      return listView
  }
}

/** Parses a tab's search. */
export const parseSearch = <T extends Tab>(tab: T, search: string): SearchOf<T> =>
  searches[tab].parse(new URLSearchParams(search)) as SearchOf<T>

/** URL of a tab. Keeps the search together with the view, so that closing a form returns to the same list. */
export function products<T extends Tab>(prefix: string, tab: T, search?: SearchOf<T>, view = listView): string {
  const searchParams = new URLSearchParams()
  if (tab !== 'rooms') searchParams.set('tab', tab)
  const codec = searches[tab] as params.SearchCodec<SearchOf<T>>
  codec.write(searchParams, search ?? codec.empty)
  if (view.name !== 'list') searchParams.set('view', view.name)
  if (view.name === 'edit') searchParams.set('id', String(view.id))
  if (view.name === 'new') params.id.write(searchParams, 'copy_of', view.copyOf)
  return params.withParams(property(prefix, 'products'), searchParams)
}

/** True if a filter is set; page, order and columns are not filters. */
export const isFiltered = <T extends Tab>(tab: T, search: SearchOf<T>): boolean =>
  JSON.stringify({ ...search, page: 1 }) !== JSON.stringify(unfiltered(tab, search))

/** The same search without filters; keeps page size, order and columns. */
export const unfiltered = <T extends Tab>(tab: T, search: SearchOf<T>): SearchOf<T> => {
  const { per_page, sort, columns } = search
  return { ...(searches[tab].empty as SearchOf<T>), per_page, sort, columns }
}
