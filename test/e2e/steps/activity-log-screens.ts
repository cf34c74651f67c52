import type { Page } from 'playwright-core'
import { activityEntry, activityPage } from '../../support/activity-records.ts'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'

const reporting = '**/hotel_management/graphql'
const hold = () => new Promise<void>(() => undefined)
const at = { account: 'manager', path: `${property}/activity-logs` }
const answer =
  (status: number, json: object = { message: 'No luck.' }) =>
  (page: Page) =>
    page.route(reporting, (route) => route.fulfill({ status, json }))

const entries = [
  activityEntry({ reason: 'Guest asked', undone_by: null }),
  activityEntry({ id: 6, actor_type: 'system', actor: 'system', can_undo: false, undone_by: 7 }),
  activityEntry({
    id: 5,
    actor_type: 'anonymous',
    actor: 'anonymous',
    actor_id: null,
    module: 'session',
    event: 'sign_in_failed',
    entity_type: 'user',
    can_undo: false,
    undo_refusal: 'It was changed since.',
    exists: false,
    changes: [],
  }),
]
/** Answers both calls of the page by their query: the list, and the filter options. */
const tell = (page: Page) =>
  page.route(reporting, (route) => {
    const asksChoices = route.request().postData()?.includes('activity_choices') ?? false
    const data = asksChoices ? { activity_choices: { events: [], entity_types: [] } } : activityPage(entries)
    return route.fulfill({ status: 200, json: { data } })
  })
const toggle = (nth: number) => (page: Page) =>
  page
    .getByRole('button', { name: /^Details/ })
    .nth(nth)
    .click()

/** The activity log of a property and its states without entries. */
export const activityLogScreens: Screen[] = [
  { name: 'activity logs', ...at, stands: 'Details' },
  { name: 'activity logs, of accounts', account: 'manager', path: `${at.path}?scope=account`, stands: 'Details' },
  {
    name: 'activity logs, views',
    ...at,
    go: (page) => page.getByRole('button', { name: 'View', exact: true }).click(),
    stands: 'Save this view…',
  },
  { name: 'activity logs, details', ...at, prepare: tell, go: toggle(0), stands: 'Undo this change…' },
  {
    name: 'activity logs, details of who was not signed in',
    ...at,
    prepare: tell,
    go: toggle(2),
    stands: 'Undo not possible',
  },
  {
    name: 'activity logs, undo',
    ...at,
    prepare: tell,
    go: async (page) => {
      await toggle(0)(page)
      await page.getByRole('button', { name: 'Undo this change…' }).click()
    },
    stands: 'After the undo',
  },
  {
    name: 'activity logs, undo refused',
    ...at,
    prepare: async (page) => {
      await tell(page)
      await page.route('**/undo_activity', (route) =>
        route.fulfill({ status: 409, json: { message: 'It was changed since, by Finn Larsen.' } }),
      )
    },
    go: async (page) => {
      await toggle(0)(page)
      await page.getByRole('button', { name: 'Undo this change…' }).click()
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
    },
    stands: 'by Finn Larsen',
  },
  {
    name: 'activity logs, more filters',
    ...at,
    go: async (page) => {
      await page.getByRole('button', { name: 'More filters' }).click()
      await page.getByText('Days, both included').first().waitFor()
    },
    stands: 'Details',
  },
  {
    name: 'activity logs, history of a record',
    account: 'manager',
    path: `${at.path}?entity_type=facility&entity_id=12`,
    prepare: tell,
    stands: 'History of',
  },
  {
    name: 'activity logs, nothing matches',
    account: 'manager',
    path: `${at.path}?keyword=zzzz`,
    stands: 'No entries match',
  },
  { name: 'activity logs, loading', ...at, prepare: (page) => page.route(reporting, hold), stands: 'loading…' },
  { name: 'activity logs, failed', ...at, prepare: answer(403), stands: 'Retry' },
  { name: 'activity logs, no reporting', ...at, prepare: answer(404), stands: 'no activity log' },
]
