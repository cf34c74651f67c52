import type { Page } from 'playwright-core'
import { calendarPath } from './calendar.ts'
import type { Screen } from './screens.ts'

const account = 'manager'
const nights = '**/daily_room_blockings?*'
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Opens the first bar of the chart that is called so, by Enter on one of its nights. */
const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('gridcell', { name }).first().focus()
  await page.keyboard.press('Enter')
}

/** The hotel calendar: chart and list, what they can be besides rooms, and the dialogs over them. */
export const calendarScreens: Screen[] = [
  { name: 'calendar', account, path: `${calendarPath}?view=chart`, stands: 'Occupancy' },
  { name: 'calendar as a list', account, path: `${calendarPath}?view=list`, stands: 'Guest or reason' },
  { name: 'calendar, nothing found', account, path: `${calendarPath}?keyword=zzz`, stands: 'No rooms match' },
  {
    name: 'calendar, nights not read',
    account,
    path: `${calendarPath}?view=chart`,
    prepare: (page) => page.route(nights, (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } })),
    stands: 'could not be read',
  },
  { name: 'calendar, rooms to block', account, path: calendarPath, go: press('Block rooms…'), stands: 'Type a room' },
  {
    name: 'calendar, a stay',
    account,
    path: `${calendarPath}?view=chart`,
    go: openFirst(/, in house/),
    stands: 'Read only here',
  },
]
