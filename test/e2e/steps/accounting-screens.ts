import type { Page } from 'playwright-core'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'

const reporting = '**/hotel_management/graphql'
const hold = () => new Promise<void>(() => undefined)
const report = `${property}/accounting-report`
const books = { account: 'accountant', path: report }
const answer =
  (status: number, json: object = { message: 'No luck.' }) =>
  (page: Page) =>
    page.route(reporting, (route) => route.fulfill({ status, json }))
const entries = `${report}?figure=net&currency=EUR`
const revert = (page: Page) =>
  page
    .getByRole('button', { name: /^Reverse posting/ })
    .first()
    .click()

/** The accounting report of a property, its states without figures, and the dialogs over it. */
export const accountingScreens: Screen[] = [
  { name: 'accounting report', ...books, stands: 'Debits equal credits:' },
  {
    name: 'accounting report, compared and ordered',
    account: 'accountant',
    path: `${report}?compare=previous_year&basis=posting_date&sort=-gross`,
    stands: 'Difference',
  },
  {
    name: 'accounting report by date, chart as a table',
    account: 'accountant',
    path: `${report}?group_by=date`,
    go: (page) => page.getByText('Show as table').click(),
    stands: 'Before the period',
  },
  { name: 'trial balance', account: 'accountant', path: `${report}?tab=trial_balance`, stands: 'Guests in house' },
  { name: 'accounting report, entries', account: 'accountant', path: entries, stands: 'add up to' },
  {
    name: 'accounting report, correction refused',
    account: 'accountant',
    path: entries,
    go: async (page) => {
      await revert(page)
      await page.getByRole('button', { name: 'Reverse', exact: true }).click()
    },
    stands: 'Give a reason of at least 3 characters',
  },
  {
    name: 'accounting report, bad days',
    account: 'accountant',
    path: `${report}?period=own&from=2026-03-09&to=2026-03-01`,
    stands: 'must not be before the first',
  },
  {
    name: 'accounting report, empty',
    account: 'accountant',
    path: `${report}?period=own&from=2090-03-01&to=2090-03-09`,
    stands: 'Show last month',
  },
  {
    name: 'accounting report, loading',
    ...books,
    prepare: (page) => page.route(reporting, hold),
    stands: 'loading…',
  },
  { name: 'accounting report, failed', ...books, prepare: answer(403), stands: 'Retry' },
  { name: 'accounting report, not on this server', ...books, prepare: answer(404), stands: 'has no accounting report' },
]
