import type { Page } from 'playwright-core'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { housekeepingPath } from './housekeeping.ts'
import type { Screen } from './screen.ts'

const at = (search = '') => ({ account: 'manager', path: housekeepingPath + search })
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const facilities = '**/properties/facilities?*'
const hold = () => new Promise<void>(() => undefined)
const none = { data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } }

const choose = (item: string) => async (page: Page) => {
  await press(/^Actions for/)(page)
  await page.getByRole('menuitem', { name: item }).click()
}

const changes = '**/update_room_status'
/** Starts the first two rooms that can be started. */
const startTwo = async (page: Page) => {
  const steps = page.getByRole('button', { name: /^Start cleaning/ })
  await steps.nth(1).waitFor()
  const names = await steps.evaluateAll((buttons) =>
    buttons.slice(0, 2).map((button) => button.getAttribute('aria-label')),
  )
  // By name and key, as an update from the server may draw a card anew or move it between the two.
  for (const name of names) await page.getByRole('button', { name: name!, exact: true }).press('Enter')
}

/** Answers as if other users had been faster: each change is rejected, and the rooms have these statuses in the order of their calls. */
export const answerChanged = (...theirs: HousekeepingStatus[]) => {
  const left = [...theirs]
  const known = new Map<string, HousekeepingStatus | undefined>()
  return (page: Page) =>
    page.route(changes, (route) => {
      // Changes that wait for each other go in one call.
      const ids = [...(route.request().postData() ?? '').matchAll(/name="facility_ids\[\]"\s+(\d+)/g)].map(
        ([, id]) => id!,
      )
      const results = ids.map((id) => {
        const status = known.get(id) ?? left.shift()
        known.set(id, status)
        const current = {
          housekeeping_status: status,
          hk_changed_at: '2026-03-03T09:00:00.000Z',
          hk_changed_by: { id: 8, name: 'Ana Lima' },
          service: 'none',
          hk_priority: 0,
          attendant: null,
          reported_occupancy: null,
        }
        return { id: Number(id), ok: false, message: 'Changed meanwhile by Ana Lima', code: 'CHANGED', current }
      })
      return route.fulfill({ json: { data: { results } } })
    })
}

/** Housekeeping: board and table, their states, and the dialogs over them. */
export const housekeepingScreens: Screen[] = [
  { name: 'rooms board', ...at(), stands: 'Attendants today' },
  { name: 'rooms board by attendant', ...at('?group=attendant'), stands: 'Attendants today' },
  { name: 'rooms board, filtered', ...at('?housekeeping_statuses[]=dirty'), stands: 'Clear filters' },
  { name: 'my rooms', account: 'housekeeping', path: `${housekeepingPath}?view=mine`, stands: 'Today' },
  { name: 'my rooms, none', ...at('?view=mine'), stands: 'No rooms are assigned to you' },
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
    go: (page) => page.locator('tbody').getByRole('checkbox').first().check(),
    stands: /^1 of \d+ selected/,
  },
  {
    name: 'failed inspection',
    ...at('?housekeeping_statuses[]=clean'),
    go: choose('Fail inspection…'),
    stands: 'What has to be done again',
  },
  { name: 'assign by hand', ...at(), go: choose('Assign to…'), stands: 'Unassigned' },
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
  { name: 'housekeeping history', ...at('?view=history&as_of=2029-01-01T12:00:00Z'), stands: /^Status as of \d/ },
  {
    name: 'changes that wait to be sent',
    ...at('?group=floor'),
    prepare: (page) => page.route(changes, (route) => route.fulfill({ status: 429, json: { message: 'Later' } })),
    go: async (page) => {
      await startTwo(page)
      await press('Show 2 changes')(page)
      await page.getByRole('row', { name: 'Waiting' }).nth(1).waitFor()
    },
    stands: 'Waiting to be sent',
  },
  {
    name: 'changes that came too late',
    ...at('?group=floor'),
    prepare: answerChanged('pickup', 'inspected'),
    go: async (page) => {
      await startTwo(page)
      await page.getByText('2 rooms changed while your change waited').waitFor()
      await press('Decide…')(page)
    },
    stands: 'Your change cannot be kept',
  },
  { name: 'task sheets', ...at('?view=sheets'), stands: 'Back to the rooms' },
  { name: 'problems', ...at('?view=problems'), stands: 'Shower leaks into the room below' },
  { name: 'problems, nothing found', ...at('?view=problems&keyword=zzz'), stands: 'No problems match' },
  {
    name: 'report of a problem, incomplete',
    ...at(),
    go: async (page) => {
      await choose('Report a problem…')(page)
      await press('Report the problem')(page)
    },
    stands: 'Required',
  },
  {
    name: 'room of a problem to block',
    ...at('?view=problems'),
    go: press(/^Block the room…/),
    stands: 'Condition afterwards',
  },
]
