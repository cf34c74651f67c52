import type { Page, Route } from 'playwright-core'
import { actionsOf, addonsPath } from './addons.ts'
import { select } from './bulk.ts'
import type { Screen } from './screen.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const rows = '**/properties/addons?*'
const meta = { current_page: 1, last_page: 1, per_page: 10, total: 0 }

async function forTwo(page: Page, action: string) {
  await select(page, 'Bicycle', 'Breakfast')
  await page.getByRole('group', { name: 'Selected add-ons' }).getByRole('button', { name: action, exact: true }).click()
}

async function openMenu(page: Page, item?: string) {
  await actionsOf(page, 'Bicycle').click()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}

async function touchAll(page: Page) {
  await forTwo(page, 'Edit…')
  await page.getByRole('checkbox', { name: 'Change Price' }).waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Change / }).all()) await box.check()
}

/** Answers as if another user had saved a different price in the meantime. */
async function answerStale(route: Route) {
  const headers = await route.request().allHeaders()
  const list = new URL(
    '/api/v1/hotel_management/properties/addons?property_id=1&keyword=Bicycle',
    route.request().url(),
  )
  const reply = await fetch(list, { headers: { authorization: headers.authorization ?? '' } })
  const { data } = (await reply.json()) as { data: [{ price: number }] }
  const json = { message: 'Stale', code: 'STALE', data: { ...data[0], price: data[0].price + 100 } }
  await route.fulfill({ status: 409, json })
}

const manager = { account: 'manager', path: addonsPath }

/** Every state of the add-ons tab. */
export const addonScreens: Screen[] = [
  { name: 'add-ons', ...manager, stands: 'Bicycle' },
  { name: 'add-ons, filtered', account: 'manager', path: `${addonsPath}&status=1`, stands: 'Clear filters' },
  {
    name: 'add-ons, more filters',
    ...manager,
    go: async (page) => {
      await press('More filters')(page)
      await page.getByText('Updated between').first().waitFor()
    },
    stands: 'Select rows',
  },
  { name: 'add-ons, nothing found', account: 'manager', path: `${addonsPath}&keyword=zzz`, stands: 'No add-ons match' },
  {
    name: 'add-ons, empty',
    ...manager,
    prepare: (page) => page.route(rows, (route) => route.fulfill({ json: { data: [], meta } })),
    stands: 'No add-ons yet',
  },
  {
    name: 'add-ons, failed',
    ...manager,
    prepare: (page) => page.route(rows, (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } })),
    stands: 'Retry',
  },
  {
    name: 'add-ons, loading',
    ...manager,
    prepare: (page) => page.route(rows, () => new Promise<void>(() => undefined)),
    stands: 'Charging',
  },
  { name: 'add-ons, row menu', ...manager, go: (page) => openMenu(page), stands: 'Duplicate' },
  {
    name: 'add-ons, price edited in its row',
    ...manager,
    go: (page) => openMenu(page, 'Edit price'),
    stands: 'Price of Bicycle',
  },
  {
    name: 'add-ons, name rejected in its row',
    ...manager,
    go: async (page) => {
      await openMenu(page, 'Edit name')
      const name = page.getByRole('textbox', { name: 'Name of Bicycle' })
      await name.and(page.locator(':not([readonly])')).fill('')
      await name.press('Enter')
    },
    stands: 'Required',
  },
  {
    name: 'add-ons, rows ticked',
    ...manager,
    go: (page) => select(page, 'Bicycle'),
    stands: '1 of 8 selected',
  },
  { name: 'add-ons, delete', ...manager, go: (page) => forTwo(page, 'Delete…'), stands: 'This cannot be undone' },
  { name: 'add-ons, dates', ...manager, go: (page) => openMenu(page, 'Bookable dates…'), stands: 'The first night' },
  {
    name: 'add-ons, edit several',
    ...manager,
    go: (page) => forTwo(page, 'Edit…'),
    stands: 'Tick the fields to change',
  },
  {
    name: 'add-ons, edit several, all ticked',
    ...manager,
    go: touchAll,
    stands: 'The last night; leave empty for no limit',
  },
  {
    name: 'add-ons, several reviewed',
    ...manager,
    go: async (page) => {
      await forTwo(page, 'Edit…')
      await page.getByRole('checkbox', { name: 'Change Stock' }).check()
      await press('Review changes')(page)
    },
    stands: 'New values for each',
  },
  { name: 'new add-on', account: 'manager', path: `${addonsPath}&view=new`, stands: 'Price and stock' },
  {
    name: 'new add-on, refused',
    account: 'manager',
    path: `${addonsPath}&view=new`,
    go: press('Create add-on'),
    stands: 'fields need your attention',
  },
  {
    name: 'add-on changed by someone else',
    ...manager,
    prepare: (page) => page.route('**/update_addon', answerStale),
    go: async (page) => {
      await page.getByRole('link', { name: 'Bicycle', exact: true }).click()
      await press('Save changes')(page)
    },
    stands: 'Someone else changed this add-on',
  },
  {
    name: 'add-on not opened',
    account: 'manager',
    path: `${addonsPath}&view=edit&id=99999`,
    stands: 'Cannot complete request.',
  },
]
