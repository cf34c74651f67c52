import type { Page } from 'playwright-core'
import { openPage } from '../../support/browser.ts'
import { choose } from './choose.ts'
import { expectFocusOn, press } from './focus.ts'

export const calendarPath = '/hotel-management/properties/harbour-view/hotel-calendar'
/** Far enough in the future to have no bookings; 1 March is a Thursday. */
export const emptyWeek = '?from=2029-03-01&days=7'

export const dialog = (page: Page) => page.getByRole('dialog')
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
export const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name })

/** Opens the calendar of Harbour View and waits for its rooms. */
export async function openCalendar(search: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ account: 'manager', path: calendarPath + search, ...options })
  await (search.includes('view=list') ? page.getByRole('rowheader') : page.getByRole('gridcell')).first().waitFor()
  return page
}

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Moves through the grid by arrow keys from its first night: down to the room, then along to the named night. */
export async function moveTo(page: Page, room: string, name: RegExp) {
  await dialog(page).waitFor({ state: 'detached' })
  await cell(page, name).first().waitFor()
  await page.locator('[role=grid] [tabindex="0"]').first().focus()
  await press(page, 'Control+Home', 'ArrowRight')
  for (let row = 0; row < 20 && !(await focusedLabel(page)).startsWith(`Room ${room},`); row += 1)
    await press(page, 'ArrowDown')
  for (let day = 0; day < 2 && !name.test(await focusedLabel(page)); day += 1) await press(page, 'ArrowLeft')
  for (let day = 0; day < 14 && !name.test(await focusedLabel(page)); day += 1) await press(page, 'ArrowRight')
  await expectFocusOn(cell(page, name).first())
}

export const chooseReason = (page: Page, reason: string) => choose(dialog(page), 'Reason', reason)

/** Blocks nights of a room on the chart by keyboard. The cell has the focus before and after. */
export async function blockByKeys(page: Page, room: string, day: string, more: number) {
  await moveTo(page, room, new RegExp(`^Room ${room}, ${day}, free`))
  for (let at = 0; at < more; at += 1) await press(page, 'Shift+ArrowRight')
  if (more === 0) await press(page, 'Enter')
  await page
    .getByText(more === 0 ? '1 night selected' : `${more + 1} nights selected`)
    .first()
    .waitFor()
  await press(page, 'Enter')
  await dialog(page).getByText('No bookings affected. 1 of 1 room will change.').waitFor()
  await chooseReason(page, 'Leak or water damage')
  const confirm = inDialog(page, 'Set 1 room to out of order')
  await confirm.focus()
  await press(page, 'Enter')
  await page.getByRole('region', { name: 'Notices' }).getByText('1 room set to out of order.').first().waitFor()
}

/** Opens the menu of a bar, by Enter on one of its nights. */
export async function openBar(page: Page, name: RegExp) {
  await moveTo(page, /Room (\d+)/.exec(name.source)?.[1] ?? '', name)
  await press(page, 'Enter')
  await dialog(page).waitFor()
}
