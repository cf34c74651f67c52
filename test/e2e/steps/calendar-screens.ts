import type { Page } from 'playwright-core'
import { calendarPath } from './calendar.ts'
import type { Screen } from './screen.ts'

const account = 'manager'
const nights = '**/daily_room_blockings?*'
const rooms = '**/properties/facilities?*'
const hold = () => new Promise<void>(() => undefined)
const none = { data: [], meta: { current_page: 1, last_page: 1, per_page: 200, total: 0 } }
const chart = { account, path: `${calendarPath}?view=chart` }
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Moves to the first night with this name on the chart, and presses keys there. */
const onFirst =
  (name: RegExp, ...keys: string[]) =>
  async (page: Page) => {
    // Dispatches a click like a screen reader, because the bar covers the cell. The click selects the night, until Escape.
    await page.getByRole('gridcell', { name }).first().dispatchEvent('click')
    for (const key of ['Escape', ...keys]) await page.keyboard.press(key)
  }

/** Lets more than ten seconds pass. */
const waitLong = async (page: Page) => {
  await page.getByText('Block rooms…').waitFor()
  await page.clock.runFor(10_500)
}
const slow = { ...chart, prepare: (page: Page) => page.clock.install().then(() => page.route(rooms, hold)) }

/** The hotel calendar: chart and list, their states without rooms, and the dialogs over them. */
export const calendarScreens: Screen[] = [
  { name: 'calendar', account, path: `${calendarPath}?view=chart`, stands: 'Occupancy' },
  { name: 'calendar as a list', account, path: `${calendarPath}?view=list`, stands: 'Guest or reason' },
  { name: 'calendar, nothing found', account, path: `${calendarPath}?keyword=zzz`, stands: 'No rooms match' },
  {
    name: 'calendar, nights not read',
    account,
    path: `${calendarPath}?view=chart`,
    prepare: (page) => page.route(nights, (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } })),
    stands: 'couldn’t be loaded',
  },
  {
    name: 'calendar, rooms to block',
    account,
    path: calendarPath,
    go: press('Block rooms…'),
    stands: 'Type a room number.',
  },
  {
    name: 'calendar, a stay',
    account,
    path: `${calendarPath}?view=chart`,
    go: onFirst(/, in house/, 'Enter'),
    stands: 'Read only here',
  },
  {
    name: 'calendar, taken nights to block',
    ...chart,
    go: onFirst(/today, in house/, 'Space', 'b'),
    stands: 'will change',
  },
  {
    name: 'calendar, a blocking to edit',
    ...chart,
    go: async (page) => {
      await onFirst(/today, (out of order|out of service|internal use|hold)/, 'Enter')(page)
      await press('Edit…')(page)
    },
    stands: 'Condition afterwards',
  },
  {
    name: 'calendar, a blocking in the way of another',
    ...chart,
    go: async (page) => {
      await onFirst(/today, (out of order|out of service|internal use|hold)/, 'Enter')(page)
      await press('Extend…')(page)
      await page.getByRole('textbox', { name: 'Nights' }).fill('300')
      await page.keyboard.press('Tab')
    },
    stands: 'What stands in the way',
  },
  { name: 'calendar, loading', ...chart, prepare: (page) => page.route(rooms, hold), stands: 'Block rooms…' },
  { name: 'calendar, taking long', ...slow, go: waitLong, stands: 'taking longer' },
  {
    name: 'calendar, given up',
    ...slow,
    go: async (page) => {
      await waitLong(page)
      await press('Cancel')(page)
    },
    stands: 'Loading was cancelled',
  },
  {
    name: 'calendar, rooms not read',
    ...chart,
    prepare: (page) => page.route(rooms, (route) => route.fulfill({ status: 403, json: { message: 'No luck.' } })),
    stands: 'The calendar couldn’t be loaded',
  },
  {
    name: 'calendar, no rooms',
    ...chart,
    prepare: (page) => page.route(rooms, (route) => route.fulfill({ json: none })),
    stands: 'No rooms yet',
  },
  {
    name: 'calendar as a list, nothing found',
    account,
    path: `${calendarPath}?view=list&unassigned=1&keyword=zzz`,
    stands: 'No rooms match',
  },
]
