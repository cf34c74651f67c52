import type { Page } from 'playwright-core'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'

const reporting = '**/hotel_management/graphql'
const hold = () => new Promise<void>(() => undefined)
const at = { account: 'manager', path: property }
const answer =
  (status: number, json: object = { message: 'No luck.' }) =>
  (page: Page) =>
    page.route(reporting, (route) => route.fulfill({ status, json }))

/** The dashboard of a property and its states without figures. */
export const dashboardScreens: Screen[] = [
  { name: 'dashboard', ...at, stands: 'Latest activity' },
  {
    name: 'dashboard, outlook as a table',
    ...at,
    go: (page) => page.getByText('Show as table').click(),
    stands: 'Departures',
  },
  { name: 'dashboard, rows of a figure', account: 'manager', path: `${property}?figure=occupancy`, stands: 'Total' },
  { name: 'dashboard, rows of stays', account: 'manager', path: `${property}?figure=arrivals`, stands: 'Total' },
  {
    name: 'dashboard, a day long ago',
    account: 'manager',
    path: `${property}?date=2020-01-01`,
    stands: 'Latest activity',
  },
  { name: 'dashboard, loading', ...at, prepare: (page) => page.route(reporting, hold), stands: 'loading…' },
  { name: 'dashboard, failed', ...at, prepare: answer(403), stands: 'Retry' },
  { name: 'dashboard, no reporting', ...at, prepare: answer(404), stands: 'This server has no reporting' },
]
