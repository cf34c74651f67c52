import type { Page } from 'playwright-core'
import { select } from './bulk.ts'
import { roomsPath } from './facility-form.ts'
import type { Screen } from './screen.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const manager = { account: 'manager', path: roomsPath }
const fresh = { account: 'manager', path: `${roomsPath}?view=new` }

async function forTwo(page: Page) {
  await select(page, '101', '102')
  const bar = page.getByRole('group', { name: 'Selected rooms' })
  await bar.getByRole('button', { name: 'Edit…', exact: true }).click()
}

async function touchAll(page: Page) {
  await forTwo(page)
  await page.getByText('Tick the fields to change').waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Change / }).all()) await box.check()
}

const typeNames = (names: string) => async (page: Page) => {
  await page.getByRole('button', { name: /Type$/ }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Names' }).fill(names)
}

/** As if another user had taken a name in the meantime. */
const results = [
  { name: '9901', ok: true, id: 1 },
  { name: '9902', ok: false, message: 'There is already a room with this name' },
]

/** Every state of the form of rooms and assets, and of their bulk edit. */
export const facilityFormScreens: Screen[] = [
  { name: 'new room', ...fresh, stands: 'Type and name' },
  { name: 'new room, names typed', ...fresh, go: typeNames('9901–9920, 101'), stands: '21 rooms, 1 of them taken' },
  { name: 'new room, refused', ...fresh, go: press(/^Create/), stands: 'fields need your attention' },
  {
    name: 'new rooms, created in part',
    ...fresh,
    prepare: (page) =>
      page.route('**/properties/facilities', (route) => route.fulfill({ status: 201, json: { data: { results } } })),
    go: async (page) => {
      await typeNames('9901, 9902')(page)
      await press(/^Create/)(page)
    },
    stands: '1 of 2 rooms created',
  },
  { name: 'new asset', account: 'manager', path: `${roomsPath}?tab=assets&view=new`, stands: 'Type and name' },
  {
    name: 'edit of a room',
    ...manager,
    go: (page) => page.getByRole('link', { name: '101', exact: true }).click(),
    stands: 'The first one is the main picture of the room',
  },
  {
    name: 'room not opened',
    account: 'manager',
    path: `${roomsPath}?view=edit&id=999999`,
    stands: 'Cannot complete request.',
  },
  { name: 'edit of several rooms', ...manager, go: forTwo, stands: 'Tick the fields to change' },
  { name: 'edit of several rooms, all ticked', ...manager, go: touchAll, stands: 'The last night' },
  {
    name: 'edit of several rooms, reviewed',
    ...manager,
    go: async (page) => {
      await forTwo(page)
      await page.getByRole('checkbox', { name: 'Change Smoking' }).check()
      await press('Review changes')(page)
    },
    stands: 'New values for each',
  },
  {
    name: 'edit of several rooms, refused in part',
    ...manager,
    prepare: (page) =>
      page.route('**/update_facility', (route) =>
        route.fulfill({
          json: {
            data: {
              results: [
                { id: 1, ok: true },
                { id: 2, ok: false, message: 'A guest is in house' },
              ],
            },
          },
        }),
      ),
    go: async (page) => {
      await forTwo(page)
      await page.getByRole('checkbox', { name: 'Change Smoking' }).check()
      await press('Review changes')(page)
      await press('Change 2 rooms')(page)
    },
    stands: 'The refused ones stay selected',
  },
]
