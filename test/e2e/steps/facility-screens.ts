import type { Page } from 'playwright-core'
import { facilitiesPath, openStatusOfThree, select } from './facilities.ts'
import type { Screen } from './screen.ts'

const account = 'manager'
/** On a phone the filters and the bulk actions are each behind a button. */
const bar = async (page: Page, action: string) => {
  await select(page, 3)
  await page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name: action }).click()
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Rooms and assets: the list, its filters, and the dialogs over it. */
export const facilityScreens: Screen[] = [
  { name: 'rooms', account, path: facilitiesPath, stands: 'Out of order' },
  {
    name: 'rooms, filtered',
    account,
    path: `${facilitiesPath}?facility_statuses[]=available&available_start=2029-03-03&available_end=2029-03-07`,
    stands: 'Clear filters',
  },
  { name: 'rooms, more filters', account, path: facilitiesPath, go: press('More filters'), stands: 'Booked between' },
  { name: 'assets', account, path: `${facilitiesPath}?tab=assets`, stands: 'Not cleaned' },
  { name: 'rooms ticked', account, path: facilitiesPath, go: (page) => select(page, 2), stands: '2 of 96 selected' },
  {
    name: 'condition dialog',
    account,
    path: `${facilitiesPath}?housekeeping_statuses[]=clean&housekeeping_statuses[]=dirty`,
    go: (page) => bar(page, 'Condition…'),
    stands: 'What happens',
  },
  {
    name: 'status dialog',
    account,
    path: facilitiesPath,
    go: (page) => bar(page, 'Status…'),
    stands: 'Condition afterwards',
  },
  {
    name: 'status dialog, affected bookings',
    account,
    path: facilitiesPath,
    go: openStatusOfThree,
    stands: 'will change',
  },
  {
    name: 'end of a blocking',
    account,
    path: `${facilitiesPath}?facility_statuses[]=out_of_order`,
    go: async (page) => {
      await press(/^Actions for/)(page)
      await page.getByRole('menuitem', { name: 'End blocking now…' }).click()
    },
    stands: 'Keep',
  },
]
