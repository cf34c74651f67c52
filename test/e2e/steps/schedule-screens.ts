import type { Page } from 'playwright-core'
import { reportFileOf, scheduleOf } from '../../support/accounting-records.ts'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'

const books = { account: 'accountant', path: `${property}/accounting-report?tab=schedules` }
const schedules = '**/report_schedules?*'
const answer =
  (status: number, json: object = { message: 'No luck.' }) =>
  (page: Page) =>
    page.route(schedules, (route) => route.fulfill({ status, json }))

const people = [
  { id: 1, name: 'Marta Sousa', is_self: true },
  { id: 2, name: 'Samuel Okafor', is_self: false },
]
const recipients = people.map(({ id, name }) => ({ id, name }))
const at = '2026-03-03T07:00:00.000Z'
const known = {
  schedules: [
    scheduleOf({
      owner: 'Marta Sousa',
      recipients,
      by_email: true,
      last_run: { at, outcome: 'made', mails: { sent: 1, waiting: 1, failed: 0 } },
      files: [41, 42, 43].map((id) => reportFileOf({ id })),
    }),
    scheduleOf({
      id: 5,
      owner: 'Samuel Okafor',
      is_own: false,
      report: 'trial_balance',
      frequency: 'monthly',
      period: 'last_month',
      recipients,
      is_paused: true,
      next_run_at: null,
      last_run: { at, outcome: 'failed', mails: { sent: 0, waiting: 0, failed: 0 } },
    }),
  ],
  people,
  can_email: true,
}
const data = ['Marta Sousa', 'Samuel Okafor']
const shown = { ...books, prepare: answer(200, { data: known }), data }
/** The buttons of the first schedule, by their place after those of its files. */
const pressOn = (place: number) => (page: Page) => page.getByRole('row').nth(1).getByRole('button').nth(place).click()
const [editButton, deleteButton] = [3, 5]

/** The reports by schedule, their states without schedules, and the dialogs that change and delete one. */
export const scheduleScreens: Screen[] = [
  { name: 'schedules', ...shown, stands: 'Schedules' },
  { name: 'schedules, changing', ...shown, go: pressOn(editButton), stands: 'Also by e-mail' },
  { name: 'schedules, deleting', ...shown, go: pressOn(deleteButton), stands: 'No more reports are made' },
  {
    name: 'schedules, empty',
    ...books,
    prepare: answer(200, { data: { ...known, schedules: [] } }),
    stands: 'No report is scheduled',
  },
  {
    name: 'schedules, loading',
    ...books,
    prepare: (page) => page.route(schedules, () => new Promise<void>(() => undefined)),
    stands: 'loading…',
  },
  { name: 'schedules, failed', ...books, prepare: answer(403), stands: 'Retry', data: ['No luck.'] },
  { name: 'schedules, not on this server', ...books, prepare: answer(404), stands: 'cannot schedule reports' },
]
