import type { Page } from 'playwright-core'
import { dayOf, monthOf } from '../../support/accounting-records.ts'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'

const books = { account: 'accountant', path: `${property}/accounting-report?tab=periods` }
const months = '**/accounting_months?*'
const answer =
  (status: number, json: object = { message: 'No luck.' }) =>
  (page: Page) =>
    page.route(months, (route) => route.fulfill({ status, json }))

const closing = { closed_at: '2026-04-03T08:12:00.000Z', closed_by: 'Marta Sousa' }
const reopening = {
  reopened_at: '2026-04-07T08:12:00.000Z',
  reopened_by: 'Marta Sousa',
  reason: 'Invoice of the laundry was missing',
}
const owed = [
  { currency: 'EUR', debit: 1_250_000, credit: 1_250_000, guest_balance: 45_000 },
  { currency: 'USD', debit: 30_000, credit: 30_000, guest_balance: 0 },
]
const late = {
  posting_id: 412,
  late_for: '2026-02-27',
  business_date: '2026-04-03',
  posted_at: '2026-04-03T09:00:00.000Z',
  reference: 'Stay 77',
  reason: 'Charged twice',
  corrects: 127,
  currency: 'EUR',
  amount: 12_300,
}
const undone = { arrivals: 2, departures: 1, discrepancies: 3, unposted_nights: 4 }
const known = {
  months: [
    monthOf({ month: '2026-04', is_over: false }),
    monthOf({ month: '2026-03', sums: owed, ...reopening, lock_version: 2 }),
    monthOf({ month: '2026-02', status: 'closed', is_last_closed: true, late_postings: 1, ...closing }),
    monthOf({ month: '2026-01', status: 'closed', ...closing }),
  ],
  late_postings: [late],
  days: [
    dayOf({ day: '2026-04-04', is_over: false, checks: null }),
    dayOf({ day: '2026-04-03', open_before: 1, sums: owed, checks: undone }),
    dayOf({ day: '2026-04-02', ...reopening, lock_version: 2 }),
    dayOf({ day: '2026-04-01', status: 'closed', is_last_closed: true, checks: undone, late_postings: 1, ...closing }),
    dayOf({ day: '2026-02-28', status: 'closed', closed_with: '2026-02', checks: null, ...closing }),
  ],
}
const data = ['Marta Sousa', 'Invoice of the laundry was missing', 'Stay 77', 'Charged twice']
const shown = { ...books, prepare: answer(200, { data: known }), data }
/** Presses a button of a table, by the place of its row. */
const pressIn = (table: number) => (row: number) => (page: Page) =>
  page.getByRole('table').nth(table).getByRole('row').nth(row).getByRole('button').click()
const [pressOnDay, pressOn] = [pressIn(0), pressIn(1)]
const confirm = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click()

/** The business dates and months of the books, their states without months, and the dialogs that close and reopen one. */
export const periodScreens: Screen[] = [
  { name: 'periods', ...shown, stands: 'Late postings' },
  { name: 'periods, closing', ...shown, go: pressOn(2), stands: 'A closed month takes no postings.' },
  {
    name: 'periods, closing refused',
    ...shown,
    prepare: async (page) => {
      await shown.prepare(page)
      await page.route('**/close_accounting_month', (route) =>
        route.fulfill({ status: 409, json: { message: 'No luck.' } }),
      )
    },
    go: async (page) => {
      await pressOn(2)(page)
      await confirm(page)
    },
    stands: 'Back to the months',
    data: [...data, 'No luck.'],
  },
  {
    name: 'periods, reopening without a reason',
    ...shown,
    go: async (page) => {
      await pressOn(3)(page)
      await confirm(page)
    },
    stands: 'Give a reason of at least 3 characters',
  },
  { name: 'dates, closing', ...shown, go: pressOnDay(2), stands: 'A closed date takes no postings.' },
  {
    name: 'dates, closing refused',
    ...shown,
    prepare: async (page) => {
      await shown.prepare(page)
      await page.route('**/close_accounting_day', (route) =>
        route.fulfill({ status: 409, json: { message: 'No luck.' } }),
      )
    },
    go: async (page) => {
      await pressOnDay(2)(page)
      await confirm(page)
    },
    stands: 'Back to the dates',
    data: [...data, 'No luck.'],
  },
  {
    name: 'dates, reopening without a reason',
    ...shown,
    go: async (page) => {
      await pressOnDay(4)(page)
      await confirm(page)
    },
    stands: 'Give a reason of at least 3 characters',
  },
  {
    name: 'dates, reopening from a closed month on',
    ...shown,
    prepare: answer(200, { data: { ...known, last_closed: '2026-04-01' } }),
    go: pressOnDay(5),
    stands: 'They take postings again.',
  },
  {
    name: 'periods, empty',
    ...books,
    prepare: answer(200, { data: { months: [], late_postings: [] } }),
    stands: 'No postings yet',
  },
  {
    name: 'periods, loading',
    ...books,
    prepare: (page) => page.route(months, () => new Promise<void>(() => undefined)),
    stands: 'loading…',
  },
  { name: 'periods, failed', ...books, prepare: answer(403), stands: 'Retry', data: ['No luck.'] },
  { name: 'periods, not on this server', ...books, prepare: answer(404), stands: 'cannot close months' },
]
