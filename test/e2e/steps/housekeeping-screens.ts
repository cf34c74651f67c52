import type { Page } from 'playwright-core'
import { housekeepingPath } from './housekeeping.ts'
import type { Screen } from './screens.ts'

const at = (search = '') => ({ account: 'manager', path: housekeepingPath + search })
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const facilities = '**/properties/facilities?*'
const hold = () => new Promise<void>(() => undefined)
const none = { data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } }

const choose = (item: string) => async (page: Page) => {
  await press(/^Actions for/)(page)
  await page.getByRole('menuitem', { name: item }).click()
}

/** Housekeeping: board and table, each state of theirs, and each dialog over them. */
export const housekeepingScreens: Screen[] = [
  { name: 'rooms board', ...at(), stands: 'Attendants today' },
  { name: 'rooms board by attendant', ...at('?group=attendant'), stands: 'Attendants today' },
  { name: 'rooms board, filtered', ...at('?housekeeping_statuses[]=dirty'), stands: 'Clear filters' },
  { name: 'rooms board, nothing found', ...at('?keyword=zzz'), stands: 'No rooms match' },
  {
    name: 'rooms board, empty',
    ...at(),
    prepare: (page) => page.route(facilities, (route) => route.fulfill({ json: none })),
    stands: 'No rooms yet',
  },
  {
    name: 'rooms board, failed',
    ...at(),
    prepare: (page) => page.route(facilities, (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } })),
    stands: 'No luck.',
  },
  { name: 'rooms board, loading', ...at(), prepare: (page) => page.route(facilities, hold), stands: 'Housekeeping' },
  { name: 'rooms board, menu', ...at(), go: press(/^Actions for/), stands: 'Report occupied' },
  { name: 'rooms table', ...at('?view=table&group=floor'), stands: 'Attendants today' },
  {
    name: 'rooms table, ticked',
    ...at('?view=table&housekeeping_statuses[]=dirty'),
    go: (page) =>
      page
        .getByRole('checkbox', { name: /^Select \d/ })
        .first()
        .check(),
    stands: 'selected',
  },
  {
    name: 'failed inspection',
    ...at('?housekeeping_statuses[]=clean'),
    go: choose('Fail inspection…'),
    stands: 'What has to be done again',
  },
  { name: 'assign by hand', ...at(), go: choose('Assign to…'), stands: 'Nobody' },
  { name: 'assign evenly', ...at(), go: press('Assign rooms…'), stands: 'Tick who is on shift today' },
  {
    name: 'discrepancies',
    ...at(),
    go: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Discrepancies…' }).click()
    },
    stands: 'Withdraw the report',
  },
  { name: 'history of a room', ...at(), go: choose('History'), stands: 'History of' },
  { name: 'housekeeping history', ...at('?view=history&as_of=2029-01-01T12:00:00Z'), stands: 'Status as of 1 Jan' },
  { name: 'task sheets', ...at('?view=sheets'), stands: 'Back to the rooms' },
]
