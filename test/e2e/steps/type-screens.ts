import type { Page, Route } from 'playwright-core'
import { select } from './bulk.ts'
import type { Screen } from './screen.ts'
import { actionsOf, tabPath } from './types.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const meta = { current_page: 1, last_page: 1, per_page: 10, total: 0 }
const empty = (path: string) => (page: Page) =>
  page.route(`**/properties/${path}?*`, (route) => route.fulfill({ json: { data: [], meta } }))

async function openMenu(page: Page, name: string, item?: string) {
  await actionsOf(page, name).click()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}
const remove = async (page: Page, noun: string, ...names: string[]) => {
  await select(page, ...names)
  await page
    .getByRole('group', { name: `Selected ${noun}` })
    .getByRole('button')
    .first()
    .click()
  if (await page.getByRole('menuitem').count()) await page.getByRole('menuitem').first().click()
}

/** Answers as if another user had saved the same record under another name in the meantime. */
const answerStale = (of: object) => (route: Route) =>
  route.fulfill({ status: 409, json: { message: 'Stale', code: 'STALE', data: of } })

const edit = async (page: Page) => {
  await page.getByRole('rowheader').nth(1).getByRole('link').click()
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
}

const at = (tab: Parameters<typeof tabPath>[0], more?: string) => ({ account: 'manager', path: tabPath(tab, more) })
const types = at('facility-types')
const addonType = { id: 1, property_id: 1, name: 'Health', addons_count: 0, lock_version: 9 }

/** Every state of the tabs of facility types, add-on types, amenities and categories. */
export const typeScreens: Screen[] = [
  { name: 'facility types', ...types, stands: 'Family room' },
  { name: 'facility types, filtered', ...at('facility-types', '&keyword=suite'), stands: 'Clear the filters to' },
  { name: 'facility types, empty', ...types, prepare: empty('facility_types'), stands: 'No facility types yet' },
  { name: 'facility types, row menu', ...types, go: (page) => openMenu(page, 'Single'), stands: 'It is the first' },
  {
    name: 'facility types, place',
    ...types,
    go: (page) => openMenu(page, 'Twin', 'Move to…'),
    stands: '1 is the first',
  },
  {
    name: 'facility types, deletion',
    ...types,
    go: (page) => remove(page, 'facility types', 'Single'),
    stands: 'cannot be deleted. This cannot be undone.',
  },
  { name: 'facility type', ...types, go: edit, stands: 'Show all rooms' },
  {
    name: 'new facility type, refused',
    ...at('facility-types', '&view=new'),
    go: press('Create facility type'),
    stands: 'fields need your attention',
  },
  { name: 'add-on types', ...at('add-on-types'), stands: 'Airport transfer' },
  { name: 'add-on types, empty', ...at('add-on-types'), prepare: empty('addon_types'), stands: 'No add-on types yet' },
  { name: 'add-on type, added', ...at('add-on-types'), go: press('New add-on type'), stands: 'Cancel' },
  {
    name: 'add-on type, renamed meanwhile',
    ...at('add-on-types'),
    prepare: (page) => page.route('**/update_addon_type/', answerStale(addonType)),
    go: async (page) => {
      await openMenu(page, 'Wellness', 'Rename…')
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Spa')
      await page.keyboard.press('Enter')
    },
    stands: 'renamed it to “Health”',
  },
  { name: 'amenities', ...at('amenities'), stands: 'Air conditioning' },
  { name: 'amenities, filtered', ...at('amenities', '&groups[]=Tech'), stands: 'Clear filters' },
  {
    name: 'amenity, refused',
    ...at('amenities'),
    go: async (page) => {
      await press('New amenity')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Create amenity' }).click()
    },
    stands: 'Required',
  },
  {
    name: 'amenities, deletion',
    ...at('amenities'),
    go: (page) => remove(page, 'amenities', 'Sea view'),
    stands: 'cannot be deleted. This cannot be undone.',
  },
  { name: 'categories', ...at('facility-categories'), stands: 'Meeting rooms' },
  { name: 'categories, by kind', ...at('facility-categories', '&kind=asset'), stands: 'Clear filters' },
  { name: 'category, added', ...at('facility-categories'), go: press('New category'), stands: 'Guests sleep in rooms' },
]
