import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { servedGallery } from './steps/gallery.ts'

const gallery = servedGallery()

const open = async (theme: 'light' | 'dark' = 'light', width = 1280, height = 900) => {
  const page = await gallery.open({ theme, width }, 'Tape chart', height)
  const chart = page.getByRole('grid', { name: 'Rooms by date' })
  await chart.waitFor()
  return { page, chart, message: page.locator('[data-message]').first() }
}
const spoken = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** Enters the chart by Tab from the theme switch before it. */
const enter = async (page: Page) => {
  await page.getByRole('button', { name: /^Theme/ }).focus()
  await press(page, 'Tab')
}

test('the grid has one tab stop; arrows move from cell to cell, and each cell speaks its room, date and occupant', async () => {
  const { page, chart } = await open()
  await enter(page)
  expect(await spoken(page)).toBe('Room 101, Sun 1 March, out of order: leak, night 1 of 2')
  await press(page, 'ArrowRight', 'ArrowRight')
  expect(await spoken(page)).toBe('Room 101, Tue 3 March, today, out of service: trainer, night 1 of 7')
  await press(page, 'Control+End')
  expect(await spoken(page)).toContain('Room 116, Sat 14 March')
  await press(page, 'Control+Home')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
  expect(await chart.locator('[tabindex="0"]').count()).toBe(1)
})

test('Shift and arrows select nights of several rooms, Enter blocks them, Escape clears', async () => {
  const { page, chart, message } = await open()
  await enter(page)
  await press(page, 'ArrowDown', 'End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowDown')
  expect(await chart.locator('[data-selection]').allTextContents()).toEqual(['3 nights', ''])
  await press(page, 'Enter')
  await expect.poll(() => message.textContent()).toBe('Block room-102, room-103 for 3 nights')
  await press(page, 'Escape')
  await expect.poll(() => chart.locator('[data-selection]').count()).toBe(0)
  expect(await spoken(page)).toContain('Room 103')
})

test('by keyboard: a bar is moved to another room and night; Escape cancels the move', async () => {
  const { page, message } = await open()
  await enter(page)
  await press(page, 'm', 'ArrowDown', 'Escape')
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
  await press(page, 'm', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await expect.poll(() => message.textContent()).toMatch(/^Moved 0-0 to room-102 at 3$/)
  await expect.poll(() => spoken(page)).toBe('Room 102, Wed 4 March, out of order: leak, night 1 of 2')
})

test('leaving the chart by Tab puts back the bar that the keys move', async () => {
  const { page, chart, message } = await open()
  await enter(page)
  await press(page, 'm', 'ArrowDown')
  await chart.locator('[data-ghost]').waitFor()
  await press(page, 'Tab')
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
  expect(await chart.locator('[data-ghost]').count()).toBe(0)
})

test('the chart tells its keys, to screen readers and below it', async () => {
  const { page, chart } = await open()
  const keys = (await chart.getAttribute('aria-keyshortcuts'))!.split(' ')
  for (const key of ['b', 'm', 'r', 'Shift+ArrowRight']) expect(keys).toContain(key)
  await page.getByText('Keys of the chart').focus()
  await press(page, 'Enter')
  await page.getByText('M: move the bar').waitFor()
})

test('the tooltip of a bar also opens at the focused night, and describes it', async () => {
  const { page, chart } = await open()
  await enter(page)
  await press(page, 'ArrowRight')
  const tooltip = page.getByRole('tooltip')
  await tooltip.waitFor()
  const described = chart.locator('[aria-describedby]')
  expect(await described.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'))
  expect(await described.getAttribute('aria-label')).toBe(await spoken(page))
  await press(page, 'Escape')
  await expect.poll(() => described.count()).toBe(0)
})

test('Enter collapses and expands a group, and its header keeps the focus', async () => {
  const { page, chart } = await open()
  await enter(page)
  const header = chart.getByRole('rowheader', { name: 'Lake View Double' })
  await press(page, 'Control+Home', 'Enter')
  await expect.poll(() => header.getAttribute('aria-expanded')).toBe('false')
  expect(await chart.getByRole('rowheader', { name: '101' }).count()).toBe(0)
  expect(await header.evaluate((own) => own === document.activeElement)).toBe(true)
  await press(page, 'ArrowRight')
  await expect.poll(() => header.getAttribute('aria-expanded')).toBe('true')
})

test('dragging moves a bar, and dragging its end changes its nights', async () => {
  const { page, chart, message } = await open()
  const drag = async (id: string, at: 'middle' | 'end', days: number) => {
    const box = (await chart.locator(`[data-bar="${id}"]`).boundingBox())!
    const [x, y] = [at === 'end' ? box.x + box.width - 3 : box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + days * 40, y)
    await page.mouse.move(x + days * 72, y)
    await page.mouse.up()
  }
  await drag('0-0', 'end', -1)
  await expect.poll(() => message.textContent()).toBe('Resized 0-0 to 0–1')
  await drag('0-0', 'middle', 1)
  await expect.poll(() => message.textContent()).toBe('Moved 0-0 to room-101 at 1')
  expect(await chart.locator('[data-ghost]').count()).toBe(0)
})

test('a drag counts that is over before its last move is drawn', async () => {
  const { chart, message } = await open()
  // In one task, so that nothing is drawn in between: a busy device does the same.
  await chart.locator('[data-bar="0-0"]').evaluate((element) => {
    const { right, top, height } = element.getBoundingClientRect()
    const send = (type: string, moved: number) => {
      const at = { clientX: right - 3 + moved, clientY: top + height / 2 }
      element.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, pointerId: 1, pointerType: 'mouse' }))
    }
    send('pointerdown', 0)
    for (const moved of [-40, -72]) send('pointermove', moved)
    send('pointerup', -72)
  })
  await expect.poll(() => message.textContent()).toBe('Resized 0-0 to 0–1')
  expect(await chart.locator('[data-ghost]').count()).toBe(0)
})

test('the tooltip of a bar opens on hover, stays under the pointer, and closes with Escape', async () => {
  const { page, chart } = await open()
  await enter(page)
  await chart.locator('[data-bar="0-0"]').hover()
  const tooltip = page.getByRole('tooltip')
  await tooltip.waitFor()
  await tooltip.hover()
  expect(await tooltip.textContent()).toBe('out of order: leak, 2 nights')
  await press(page, 'Escape')
  await tooltip.waitFor({ state: 'detached' })
})

test('the occupancy above the first row is reached by arrows, is spoken, and keeps the focus while scrolling', async () => {
  const { page, chart } = await open('light', 700)
  await enter(page)
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight')
  expect(await spoken(page)).toBe('Occupancy, Tue 3 March, today, 86 %')
  expect(await chart.locator('[tabindex="0"]').count()).toBe(1)
  await press(page, 'End')
  expect(await spoken(page)).toMatch(/^Occupancy, Sat 14 March, \d+ %$/)
  await chart.locator('xpath=..').evaluate((scroller) => scroller.scrollTo({ left: 0, top: 200 }))
  await chart.getByRole('columnheader', { name: 'Sun 1 March' }).waitFor()
  expect(await spoken(page)).toMatch(/^Occupancy, Sat 14 March/)
  await press(page, 'ArrowUp', 'PageUp')
  expect(await spoken(page)).toMatch(/^Occupancy, Sat 14 March/)
  await press(page, 'Home', 'ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
})

test('by keyboard: the nights of a bar are changed, but not onto those of another bar', async () => {
  const { page, chart, message } = await open()
  await enter(page)
  await press(page, 'r', 'ArrowRight')
  await expect.poll(() => message.textContent()).toBe('Room 101, Sun 1 March, 3 nights, taken')
  await press(page, 'Enter')
  await page.getByRole('alert').getByText('taken', { exact: true }).waitFor()
  expect(await chart.locator('[data-ghost]').count()).toBe(1)
  await press(page, 'ArrowLeft', 'ArrowLeft', 'Enter')
  await expect.poll(() => message.textContent()).toBe('Resized 0-0 to 0–1')
  await press(page, 'r', 'ArrowRight', 'Escape')
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
  expect(await spoken(page)).toBe('Room 101, Sun 1 March, out of order: leak, night 1 of 1')
})

/** Grabs a bar at its middle and holds it at this distance from its start. */
async function hold(page: Page, id: string, across: number, down: number) {
  const box = (await page.locator(`[data-bar="${id}"]`).first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across / 2, y + down / 2)
  await page.mouse.move(x + across, y + down)
}

test('a bar dropped on occupied nights returns to its place with the reason', async () => {
  const { page, chart, message } = await open()
  await hold(page, '0-0', 0, 36)
  await expect.poll(() => chart.locator('[data-target=refused]').count()).toBe(1)
  expect(await chart.locator('[data-dragging]').evaluate((pane) => getComputedStyle(pane, '::after').cursor)).toBe(
    'not-allowed',
  )
  await page.mouse.up()
  const alert = page.getByRole('alert')
  await alert.filter({ hasText: /^Nothing moved: taken$/ }).waitFor()
  expect(await chart.locator('[data-ghost], [data-target]').count()).toBe(0)
  expect(await spoken(page)).toBe('Room 101, Mon 2 March, out of order: leak, night 2 of 2')
  await press(page, 'm', 'ArrowDown', 'Enter')
  await alert.filter({ hasText: /^taken$/ }).waitFor()
  await press(page, 'Escape')
  await alert.filter({ hasText: 'taken' }).waitFor({ state: 'detached' })
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
})

test('holding a bar at an edge keeps scrolling, down to the last room and along to the last night', async () => {
  const { page, chart, message } = await open('light', 700, 500)
  const scroller = chart.locator('xpath=..')
  // Each component of the gallery adds a link above the chart, which takes space in the small window.
  await scroller.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const [box, bar] = [(await scroller.boundingBox())!, (await chart.locator('[data-bar="0-0"]').boundingBox())!]
  const toEnd = (side: 'Top' | 'Left') =>
    scroller.evaluate((at, name) => {
      const [all, seen] = name === 'Top' ? [at.scrollHeight, at.clientHeight] : [at.scrollWidth, at.clientWidth]
      return Math.round(all - seen - (name === 'Top' ? at.scrollTop : at.scrollLeft))
    }, side)
  await hold(page, '0-0', 0, box.y + box.height - 12 - (bar.y + bar.height / 2))
  await expect.poll(() => toEnd('Top')).toBe(0)
  await expect
    .poll(() =>
      chart
        .getByRole('row')
        .filter({ has: page.locator('[data-ghost]') })
        .innerText(),
    )
    .toContain('116')
  await page.mouse.move(box.x + box.width - 12, box.y + box.height - 60)
  await expect.poll(() => toEnd('Left')).toBe(0)
  await press(page, 'Escape')
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
  await page.mouse.up()
})

test('near its first and last day the chart requests more days, once each', async () => {
  const { page, chart, message } = await open('light', 700)
  await enter(page)
  await press(page, 'End')
  await expect.poll(() => message.textContent()).toBe('Near the days after')
  await chart.hover({ position: { x: 400, y: 200 } })
  await page.mouse.wheel(-3000, 0)
  await expect.poll(() => message.textContent()).toBe('Near the days before')
  await page.mouse.wheel(3000, 0)
  await chart.getByRole('columnheader', { name: 'Sat 14 March' }).waitFor()
  await expect.poll(() => chart.locator('xpath=..').evaluate((at) => at.scrollLeft)).toBeGreaterThan(300)
  expect(await message.textContent()).toBe('Near the days before')
})
