import type { Page, Route } from 'playwright-core'
import { activityLogScreens } from './activity-log-screens.ts'
import { accountingScreens } from './accounting-screens.ts'
import { periodScreens } from './period-screens.ts'
import { peopleScreens } from './people-screens.ts'
import { secondStepScreens } from './second-step-screens.ts'
import { scheduleScreens } from './schedule-screens.ts'
import { addonScreens } from './addon-screens.ts'
import { select } from './bulk.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { housekeepingScreens } from './housekeeping-screens.ts'
import { calendarScreens } from './calendar-screens.ts'
import { importScreens } from './import-screens.ts'
import { facilityFormScreens } from './facility-form-screens.ts'
import { facilityScreens } from './facility-screens.ts'
import { listPath } from './property-list.ts'
import { property } from './routes.ts'
import type { Screen } from './screen.ts'
import { typeScreens } from './type-screens.ts'

const rows = '**/properties/property?*'
const hold = () => new Promise<void>(() => undefined)
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

const openMenu = async (page: Page, item?: string) => {
  await press('Actions for Alpenrose Lodge')(page)
  if (item) await page.getByRole('menuitem', { name: item }).click()
}

const bulk = async (page: Page, action: string) => {
  await select(page, 'Alpenrose Lodge', 'Baltic Pier')
  await page.getByRole('group', { name: 'Selected properties' }).getByRole('button', { name: action }).click()
}

/** Answers as if another user had saved a different address in the meantime. */
async function answerStale(route: Route) {
  const headers = await route.request().allHeaders()
  const view = new URL('/api/v1/hotel_management/properties/property/hill-house', route.request().url())
  const { data } = (await (await fetch(view, { headers: { authorization: headers.authorization ?? '' } })).json()) as {
    data: object
  }
  const json = { message: 'Stale', code: 'STALE', data: { ...data, address: '5 Castle Hill' } }
  await route.fulfill({ status: 409, json })
}

const manager = { account: 'manager', path: listPath }
const answer =
  (json: object, status = 200) =>
  (page: Page) =>
    page.route(rows, (route) => route.fulfill({ status, json }))
const meta = { current_page: 1, last_page: 1, per_page: 10, total: 0 }

const publicScreens: Screen[] = [
  { name: 'sign-in', path: '/login', stands: 'Sign in' },
  { name: 'sign-in, refused', path: '/login', go: press('Sign in'), stands: 'Required' },
  { name: 'no access', path: '/unauthorized', stands: '403' },
  { name: 'not found', path: '/nowhere', stands: '404' },
  { name: 'placeholder', path: '/under-construction', stands: 'Under construction' },
  { name: 'accessibility', path: '/accessibility', stands: 'What holds' },
]

const shellScreens: Screen[] = [
  { name: 'loader', ...manager, prepare: (page) => page.route('**/user/permissions', hold), stands: 'on its way' },
  {
    name: 'access not checked',
    ...manager,
    prepare: (page) => page.route('**/user/permissions', (route) => route.fulfill({ status: 403, json: {} })),
    stands: 'couldn’t be checked',
  },
  { name: 'no access, signed in', account: 'visitor', path: '/', stands: '403' },
  {
    name: 'a section of a property',
    account: 'manager',
    path: `${property}/accounting-report`,
    // Its name stands in the menu before it is drawn.
    go: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    stands: 'Accounting Report',
  },
  {
    name: 'a section of a property on its way',
    account: 'manager',
    path: property,
    prepare: (page) => page.route('**/properties/property/*', hold),
    stands: 'on its way',
  },
  { name: 'a property not found', account: 'manager', path: `${listPath}/nowhere`, stands: 'Property not found' },
]

const listScreens: Screen[] = [
  { name: 'list', ...manager, stands: 'Alpenrose Lodge' },
  { name: 'list, filtered', account: 'manager', path: `${listPath}?keyword=lodge&status=1`, stands: 'Clear filters' },
  { name: 'list, dates open', ...manager, go: press('Dates'), stands: 'Bookable between' },
  { name: 'list, nothing found', account: 'manager', path: `${listPath}?keyword=zzz`, stands: 'No properties match' },
  { name: 'list, empty', ...manager, prepare: answer({ data: [], meta }), stands: 'No properties yet' },
  { name: 'list, failed', ...manager, prepare: answer({ message: 'No luck.' }, 403), stands: 'No luck.' },
  { name: 'list, loading', ...manager, prepare: (page) => page.route(rows, hold), stands: 'Updated' },
  { name: 'list, views', ...manager, go: press('View'), stands: 'Save this view…' },
  { name: 'list, file formats', ...manager, go: press('Download'), stands: 'Comma-separated (.csv)' },
  {
    name: 'list, columns',
    ...manager,
    go: async (page) => {
      await press('View')(page)
      await page.getByRole('menuitem', { name: 'Columns…' }).click()
    },
    stands: 'Show columns',
  },
  { name: 'inbox', ...manager, go: press('Inbox'), stands: 'Nothing here yet' },
  { name: 'figures of the group', account: 'manager', path: `${listPath}?view=figures`, stands: 'Casa Azul' },
  { name: 'set-up', account: 'manager', path: `${property}/set-up`, stands: 'Room categories' },
  {
    name: 'copy of inventory',
    account: 'manager',
    path: `${property}/set-up?view=copy&source=10`,
    stands: 'Here already, unchanged',
  },
  { name: 'preferences', ...manager, go: press('Preferences'), stands: 'Density of tables' },
  {
    name: 'sessions',
    ...manager,
    go: async (page) => {
      await press('Preferences')(page)
      await press('Where you are signed in…')(page)
    },
    stands: 'This browser',
  },
  {
    name: 'shortcuts',
    ...manager,
    go: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await page.keyboard.press('?')
    },
    stands: 'Use single keys',
  },
  { name: 'list, row menu', ...manager, go: (page) => openMenu(page), stands: 'Bookable dates…' },
  {
    name: 'list, rows ticked',
    ...manager,
    go: (page) => select(page, 'Alpenrose Lodge'),
    stands: '1 of 24 selected',
  },
  { name: 'bulk dialog', ...manager, go: (page) => bulk(page, 'Deactivate…'), stands: 'A deactivated property' },
  { name: 'dates dialog', ...manager, go: (page) => openMenu(page, 'Bookable dates…'), stands: 'The first night' },
]

const editScreens: Screen[] = [
  { name: 'new property', account: 'manager', path: `${listPath}?view=new`, stands: 'Identity' },
  {
    name: 'new property, refused',
    account: 'manager',
    path: `${listPath}?view=new`,
    go: press('Create property'),
    stands: 'fields need your attention',
  },
  {
    name: 'edit, leaving unsaved work',
    account: 'manager',
    path: `${listPath}?view=edit&property=hill-house`,
    go: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Hill Home')
      await page.getByRole('link', { name: 'Cancel' }).click()
    },
    stands: 'Leave without saving?',
  },
  { name: 'property types', account: 'manager', path: `${listPath}?view=types`, stands: 'Boutique hotel' },
  {
    name: 'property type dialog',
    account: 'manager',
    path: `${listPath}?view=types`,
    go: press('New property type'),
    stands: 'Cancel',
  },
  {
    name: 'edit, changed by someone else',
    account: 'manager',
    path: `${listPath}?view=edit&property=hill-house`,
    prepare: (page) => page.route('**/update_property/*', answerStale),
    go: press('Save changes'),
    stands: 'Someone else changed this property',
  },
  {
    name: 'edit, not opened',
    account: 'manager',
    path: `${listPath}?view=edit&property=hill-house`,
    prepare: (page) => page.route('**/property/hill-house', (route) => route.fulfill({ status: 403, json: {} })),
    stands: 'Cannot complete request.',
  },
  { name: 'password', ...manager, go: press('Change Password'), stands: 'At least 8 characters' },
  { name: 'first password', account: 'new', path: listPath, stands: 'Set Your Password' },
]

/** All screens, in groups of similar size: each has a test file of its own, so that two workers share the work. */
export const generalScreens = [
  ...publicScreens,
  ...shellScreens,
  ...listScreens,
  ...editScreens,
  ...dashboardScreens,
  ...accountingScreens,
  ...periodScreens,
  ...scheduleScreens,
  ...peopleScreens,
  ...secondStepScreens,
  ...activityLogScreens,
]
export const inventoryScreens = [
  ...addonScreens,
  ...facilityScreens,
  ...facilityFormScreens,
  ...typeScreens,
  ...importScreens,
]
export const roomScreens = [...housekeepingScreens, ...calendarScreens]
