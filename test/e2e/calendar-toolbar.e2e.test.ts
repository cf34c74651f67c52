import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { blockByKeys, calendarPath, cell, dialog, inDialog, openBar, openCalendar } from './steps/calendar.ts'
import { press } from './steps/focus.ts'
import { colleagueAt } from './steps/api.ts'
import { openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search: string, width = 1280) => openCalendar(search, { url: server.url(), width })
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Nothing moved: Out of order: Leak or water damage is there' })

test('Today stays at today after Next, and after an earlier typed date', async () => {
  const page = await open('?days=14')
  await page.clock.install()
  const today = await page.getByRole('heading', { level: 2 }).first().innerText()
  await page.getByRole('button', { name: 'Next 14 days' }).click()
  await expect.poll(() => search(page)).toContain('from=')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect.poll(() => search(page)).not.toContain('from=')
  await page.clock.runFor(1000)
  expect(search(page)).not.toContain('from=')
  await page.getByRole('heading', { name: today }).waitFor()

  await page.getByRole('searchbox', { name: 'Room' }).fill('10')
  await page.getByRole('button', { name: 'Next 14 days' }).click()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => search(page)).not.toContain('keyword')
  await page.clock.runFor(1000)
  expect(search(page)).not.toContain('keyword')
  expect(await page.getByRole('searchbox', { name: 'Room' }).inputValue()).toBe('')
})

test('releasing a future blocking uses the same verb in menu, title, button and notice', async () => {
  const page = await open('?from=2029-09-03&days=7')
  await blockByKeys(page, '102', 'Mon 3 September', 0)
  await openBar(page, /^Room 102, Mon 3 September, out of order/)
  await inDialog(page, 'Release…').click()
  const asked = page.getByRole('dialog', { name: 'Release the blocking of “102”?' })
  await asked.getByRole('button', { name: 'Keep', exact: true }).click()
  await cell(page, /^Room 102, Mon 3 September, out of order/).waitFor()
  await openBar(page, /^Room 102, Mon 3 September, out of order/)
  await inDialog(page, 'Release…').click()
  await asked.getByRole('button', { name: 'Release', exact: true }).click()
  await notices(page).getByText('1 blocking released.').waitFor()
  const free = cell(page, /^Room 102, Mon 3 September, free/)
  await expect.poll(() => free.count()).toBe(1)
})

/** A room with a blocking that began before today and can be extended by a night. */
async function begunBlocking() {
  const colleague = await colleagueAt(server.url())
  const { id } = await colleague.view('harbour-view')
  const rooms: Facility[] = await colleague.rooms(id)
  const found = rooms.find(({ current_blocking: blocking, next_arrival_at }) => {
    if (blocking?.state !== 'active' || blocking.kind !== 'out_of_order') return false
    return next_arrival_at === null || next_arrival_at.slice(0, 10) > blocking.date_to
  })
  if (!found?.current_blocking) throw new Error('no blocking has begun')
  return { room: found.name, from: found.current_blocking.date_from, to: found.current_blocking.date_to }
}

test('a blocking that has begun keeps its first night when it is dragged, and the preview says so', async () => {
  const { room, from } = await begunBlocking()
  const page = await open(`?from=${addDays(from, -2)}&days=14&keyword=${room}`)
  const bar = page.locator('[data-bar]').filter({ hasText: 'Out of order' }).first()
  const box = (await bar.boundingBox())!
  const day = (await page.getByRole('columnheader').nth(2).boundingBox())!.width
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + day / 2, y)
  await page.mouse.move(x + day, y)
  await page.getByText('The blocking has begun: its first night stays, only its end can move').waitFor()
  const ghost = (await page.locator('[data-ghost]').boundingBox())!
  expect([Math.round(ghost.x - box.x), Math.round(ghost.width - box.width)]).toEqual([0, Math.round(day)])
  await page.mouse.up()
  await notices(page)
    .getByText(new RegExp(`^Room ${room} is out of order .* instead of`))
    .waitFor()
  expect(await dialog(page).count()).toBe(0)
  expect((await bar.boundingBox())!.x).toBe(box.x)

  await bar.click()
  await inDialog(page, 'Move…').click()
  await dialog(page).getByText('The blocking has begun: its first night stays, only its end can move').waitFor()
})

test("the reason why a bar can't be dropped stays at the bar until Escape or the next press", async () => {
  const page = await open('?from=2029-10-01&days=7')
  await blockByKeys(page, '104', 'Mon 1 October', 1)
  await blockByKeys(page, '102', 'Mon 1 October', 1)
  await cell(page, /^Room 102, Mon 1 October, out of order/).waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  const drop = async () => {
    const [bar, taken] = await Promise.all(
      ['102', '104'].map((room) => cell(page, new RegExp(`^Room ${room}, Mon 1 October`)).boundingBox()),
    )
    const x = bar!.x + bar!.width - 8
    await page.mouse.move(x, bar!.y + bar!.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, (bar!.y + taken!.y) / 2)
    await page.mouse.move(x, taken!.y + taken!.height / 2)
    await page.mouse.up()
    await message(page).waitFor()
    return bar!
  }
  const bar = await drop()
  const said = (await message(page).boundingBox())!
  expect(Math.min(Math.abs(said.y + said.height - bar.y), Math.abs(said.y - bar.y - bar.height))).toBeLessThan(24)
  await press(page, 'Escape')
  await message(page).waitFor({ state: 'detached' })
  await drop()
  await page.getByRole('button', { name: 'Next 7 days' }).click()
  await message(page).waitFor({ state: 'detached' })
})

/** Controls that a notice covers even after they are scrolled into view. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[aria-label=Notices]')
    return [...document.querySelectorAll('main button, main a, main input, footer a')].flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && list?.contains(hit) ? [control.textContent || control.getAttribute('aria-label')] : []
    })
  })

test('on a desktop and on a phone no notice covers a control', async () => {
  const page = await open('?from=2029-11-01&days=7', 1440)
  await blockByKeys(page, '102', 'Thu 1 November', 0)
  await cell(page, /^Room 103, Thu 1 November, free/).click()
  await page.getByRole('group', { name: 'Selected nights' }).waitFor()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole(width === 1440 ? 'grid' : 'table').waitFor()
    await notices(page).getByRole('button', { name: 'Undo' }).waitFor()
    expect([width, await covered(page)]).toEqual([width, []])
  }
  expect(page.url()).toContain(calendarPath)
})

test('on a phone the calendar opens in the view that was chosen last, unless the address has another', async () => {
  const page = await openPage({ account: 'manager', path: calendarPath, url: server.url(), width: 390, height: 844 })
  await page.getByRole('rowheader').first().waitFor()
  await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Chart').click()
  await page.getByRole('gridcell').first().waitFor()
  await page.goto(calendarPath)
  await page.getByRole('gridcell').first().waitFor()
  expect(search(page)).toBe('')
  await page.goto(`${calendarPath}?view=list`)
  await page.getByRole('rowheader').first().waitFor()
  await expect.poll(() => page.getByRole('grid').count()).toBe(0)
})
