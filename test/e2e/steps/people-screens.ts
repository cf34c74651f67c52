import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const path = '/hotel-management/people'
const manager = { account: 'manager', path: `${path}?keyword=frontdesk`, data: ['Finn Larsen'] }
/** Chooses an item in the menu of the first person. */
export const act = (place: number) => async (page: Page) => {
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page.getByRole('menuitem').nth(place).click()
}
const linkItem = 1
export const deactivateItem = 2
const link = '**/users/*/password_link'
const owner = { email: 'paula@people.example', first_name: 'Paula', expires_at: '2199-01-01T00:00:00.000Z' }
const read = '**/password_link/read'

/** The list of people, its form and dialogs, and the page of a link that sets a password. */
export const peopleScreens: Screen[] = [
  { name: 'people', ...manager, stands: 'Finn Larsen' },
  { name: 'people, none match', account: 'manager', path: `${path}?keyword=nobody`, stands: 'No people match' },
  { name: 'people, a new one', account: 'manager', path: `${path}?view=new`, stands: 'Nothing is saved yet' },
  {
    name: 'people, a new one refused',
    account: 'manager',
    path: `${path}?view=new`,
    go: (page) => page.locator('form [type=submit]').click(),
    stands: 'Choose at least one role',
  },
  { name: 'people, deactivating', ...manager, go: act(deactivateItem), stands: 'signed out everywhere' },
  { name: 'people, making a link', ...manager, go: act(linkItem), stands: 'sets a new password once' },
  {
    name: 'people, a link',
    ...manager,
    prepare: (page) =>
      page.route(link, (route) =>
        route.fulfill({ status: 201, json: { data: { token: 'token', expires_at: owner.expires_at } } }),
      ),
    go: async (page) => {
      await act(linkItem)(page)
      await page.getByRole('alertdialog').getByRole('button').nth(1).click()
    },
    stands: 'Copy link',
  },
  {
    name: 'setting a password',
    path: '/password#token',
    prepare: (page) => page.route(read, (route) => route.fulfill({ json: { data: owner } })),
    stands: 'choose a password',
    data: ['Paula', owner.email],
  },
  { name: 'setting a password, link over', path: '/password', stands: 'This link doesn’t work' },
]
