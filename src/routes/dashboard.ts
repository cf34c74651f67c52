import { parseRoute, property } from './properties.ts'
import * as params from './params.ts'

/* The dashboard's URL: the business date and the figure whose rows are open are search parameters. */

/** Figures of the dashboard, named as on the wire; '' is the dashboard without an open figure. */
const figures = [
  '',
  'house_count',
  'out_of_order',
  'available',
  'out_of_service',
  'house_use',
  'sold',
  'complimentary',
  'paid',
  'occupancy',
  'room_revenue',
  'adr',
  'revpar',
  'arrivals',
  'departures',
  'in_house',
  'stayovers',
  'housekeeping_dirty',
  'housekeeping_cleaning',
  'housekeeping_pickup',
  'housekeeping_clean',
  'housekeeping_inspected',
  'blockings_starting',
  'blockings_ending',
] as const

/** Today at the property by default. */
export const dashboardSearch = params.searchCodec({
  date: params.day,
  figure: params.oneOf(figures),
  page: params.page,
})
export type DashboardSearch = typeof dashboardSearch.empty

export const parseDashboard = (search: string): DashboardSearch => dashboardSearch.parse(new URLSearchParams(search))

/** URL of the dashboard. The default is today, no open figure, the first page. */
export function dashboard(prefix: string, search: Partial<DashboardSearch> = {}): string {
  const searchParams = new URLSearchParams()
  dashboardSearch.write(searchParams, { ...dashboardSearch.empty, ...search })
  return searchParams.size > 0 ? `${property(prefix)}?${searchParams}` : property(prefix)
}

/** True if a URL is the dashboard of this property. */
export function isDashboard(prefix: string, pathname: string): boolean {
  const place = parseRoute(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === ''
}
