import { expect, test } from 'vitest'
import { blockByKeys, cell, dialog, moveTo, openCalendar } from './steps/calendar.ts'
import { press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search: string, width: number, height = 900) => openCalendar(search, { url: server.url(), width, height })

test.each([
  [1440, 900],
  [1366, 768],
  [1280, 800],
])('in a window of %d × %d, 90 days fit the width, with their weeks, months and weekday letters', async (...size) => {
  const page = await open('?from=2029-03-01&days=90', ...size)
  const days = page.getByRole('columnheader')
  await expect.poll(() => days.count()).toBe(91)
  const overflow = () =>
    page.getByRole('grid').evaluate(({ parentElement: scroller }) => scroller!.scrollWidth - scroller!.clientWidth)
  expect(await overflow()).toBe(0)
  // 1 March 2029 is a Thursday.
  expect((await days.allInnerTexts()).slice(1, 15)).toEqual(
    ['T', 'F', 'S', 'S', '5 Mar\nM', 'T', 'W', 'T', 'F', 'S', 'S', '12\nM', 'T', 'W'], // prettier-ignore
  )
  expect(await page.locator('[data-period=month]').count()).toBe(2)
  expect(await page.getByRole('columnheader', { name: 'Sun 1 April' }).getAttribute('data-month')).toBe('true')
})

test('at 90 days the bar of one night has the initials of its guest; its tooltip and night have the whole name', async () => {
  const page = await open('?days=90', 1440)
  const night = page.getByRole('gridcell', { name: /, reservation: .+, night 1 of 1$/ }).first()
  await night.waitFor()
  const spoken = (await night.getAttribute('aria-label'))!
  const [, room, day, guest] = /^Room (\d+), (.+), reservation: (.+), night/.exec(spoken)!
  const names = guest!.split(' ')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room!, exact: false }) })
  const bar = row.locator(`[data-initials=${names[0]![0]}${names.at(-1)![0]}]`).first()
  const { width, height } = (await bar.boundingBox())!
  expect(width).toBeLessThan(11)
  expect(height).toBeGreaterThan(20)
  await bar.hover()
  await page.getByRole('tooltip').getByText(`Reservation: ${guest}`).waitFor()
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await moveTo(page, room!, new RegExp(`^Room ${room}, ${day}`))
  await page.getByRole('tooltip').getByText(`Reservation: ${guest}`).waitFor()
})

test('at 90 days a blocking of one night is moved by its middle, and by keys', async () => {
  const page = await open('?from=2029-03-01&days=90', 1440)
  await blockByKeys(page, '102', 'Fri 2 March', 0)
  await dialog(page).waitFor({ state: 'detached' })
  const icon = page.locator('[data-bar][data-fit=icon]')
  await icon.waitFor()
  const { x, y, width, height } = (await icon.boundingBox())!
  const [middle, day] = [x + width / 2, (await page.getByRole('columnheader').nth(2).boundingBox())!.width]
  await page.mouse.move(middle, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(middle + day, y + height / 2)
  await page.mouse.move(middle + 2 * day, y + height / 2)
  await page.mouse.up()
  await cell(page, /^Room 102, Sun 4 March, out of order: .+, night 1 of 1$/).waitFor()
  await moveTo(page, '102', /^Room 102, Sun 4 March/)
  await press(page, 'm', 'ArrowRight', 'Enter')
  await expect.poll(() => cell(page, /^Room 102, Mon 5 March, out of order: .+, night 1 of 1$/).count()).toBe(1)
})

test.each([
  [1440, 900],
  [1366, 768],
  [1024, 768],
])('in a window of %d × %d, the legend and the free rooms of each type are in view', async (width, height) => {
  const page = await open('?days=14', width, height)
  const legend = page.getByRole('list', { name: 'Legend' })
  const box = (await legend.boundingBox())!
  expect(box.y + box.height).toBeLessThan((await page.getByRole('grid').boundingBox())!.y)
  const type = page.getByRole('rowheader', { name: /^Single \d+ of \d+ free$/ })
  await type.waitFor()
  expect((await type.boundingBox())!.y).toBeLessThan(height)
})
