import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByKeys as chooseOption } from './steps/choose.ts'
import { chooseByKeys, facilitiesPath, openFacilities } from './steps/facilities.ts'
import { expectFocusKept, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { notice } from './steps/property-form.ts'

const server = ownServer()
const open = (search = '') => openFacilities(search, { url: server.url() })
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
/** Far enough in the future to have no bookings. */
const year = new Date().getFullYear() + 3

test('by keyboard: rooms are filtered by a choice in the bar, then by nights under More filters', async () => {
  const page = await open()
  await tabTo(page, page.getByRole('button', { name: 'Any status Status' }))
  await press(page, 'Enter')
  await page.getByRole('option', { name: 'Available' }).waitFor()
  await page.keyboard.type('Avail')
  await press(page, 'Enter', 'Escape')
  await expect.poll(() => page.url()).toContain('facility_statuses%5B%5D=available')
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'More filters' }))
  await press(page, 'Enter')
  await tabTo(
    page,
    page
      .getByRole('group', { name: /^Available between/ })
      .getByRole('spinbutton')
      .first(),
  )
  await page.keyboard.type(`0303${year}0703${year}`)
  await page.getByRole('button', { name: 'More filters 1 in use' }).waitFor()
  expect(page.url()).toContain(`available_start=${year}-03-03&available_end=${year}-03-07`)
  await tabTo(page, page.getByRole('button', { name: /^Remove filter Available/ }))
  await press(page, 'Enter')
  await expect.poll(() => page.url()).not.toContain('available_start')
  await expectFocusKept(page)
})

test('by keyboard: a room is blocked after a preview of its nights, and Undo reverts it', async () => {
  const page = await open('?facility_statuses[]=available')
  const name = (await page.getByRole('rowheader').nth(1).innerText()).trim()
  await chooseByKeys(page, name, 'Status…')
  await tabTo(page, dialog(page).getByRole('spinbutton').first())
  await page.keyboard.type(`0303${year}0703${year}`)
  await dialog(page).getByText('No bookings affected. 1 of 1 room will change.').waitFor()
  await chooseOption(dialog(page), 'Reason', 'Leak or water damage')
  await tabTo(page, dialog(page).getByRole('textbox', { name: /^Details/ }))
  await page.keyboard.type('Under the basin')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Set 1 room to out of order' }))
  await press(page, 'Enter')
  await notice(page, '1 room set to out of order.').waitFor()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await press(page, 'Enter')
  await notice(page, '1 room is as before.').waitFor()
  await expect.poll(() => rowOf(page, name).innerText()).not.toContain(String(year))
  await expectFocusKept(page)
})

test('by keyboard: one choice and one key set dirty rooms to cleaning', async () => {
  const page = await open('?housekeeping_statuses[]=dirty')
  const name = (await page.getByRole('rowheader').first().innerText()).trim()
  await chooseByKeys(page, name, 'Condition…')
  await dialog(page).getByText('Dirty → Cleaning').waitFor()
  await tabTo(page, dialog(page).getByRole('button', { name: 'Start cleaning' }))
  await press(page, 'Enter')
  await notice(page, '1 room set to cleaning.').waitFor()
  await expectFocusKept(page)
  await page.goto(`${facilitiesPath}?keyword=${name}&housekeeping_statuses[]=cleaning`)
  await rowOf(page, name).getByText('Cleaning').waitFor()
})
