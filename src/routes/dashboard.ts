import { figureKeys } from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/* The dashboard's URL: the business date and the figure whose rows are open are search parameters. */

/** Today at the property by default. */
export const dashboardSearch = params.searchCodec({
  date: params.day,
  /** The figure whose rows are open; '' for none. */
  figure: params.oneOf(['', ...figureKeys]),
  page: params.page,
})
export type DashboardSearch = typeof dashboardSearch.empty

export const parseDashboard = (search: string): DashboardSearch => dashboardSearch.parse(new URLSearchParams(search))

/** URL of the dashboard. The default is today, no open figure, the first page. */
export const dashboard = (prefix: string, search: Partial<DashboardSearch> = {}): string =>
  sectionUrl(prefix, '', dashboardSearch, search)
