import { expect, test } from 'vitest'
import { cell, dialog, emptyWeek, inDialog, blockByKeys, openBar, openCalendar } from './steps/calendar.ts'
import { expectFocusKept, expectFocusOn, press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()

test('the visible calendar prints on A4 landscape: property, nights, filters, legend and texts, without controls', async () => {
  const page = await openCalendar('?view=chart&keyword=10', { url: server.url() })
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sides = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height])
  expect(sides.length).toBeGreaterThan(0)
  for (const [width, height] of sides) expect(Number(width)).toBeGreaterThan(Number(height))

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const printed = await page.evaluate(() => document.body.innerText)
  for (const text of ['Hotel Calendar, Harbour View', 'Filters: Keyword 10', 'Out of order', 'In house: '])
    expect(printed).toContain(text)
  for (const text of ['Skip to content', 'Block rooms…', 'All rights reserved']) expect(printed).not.toContain(text)
})

test('the dialog focuses the nights for an extension and the room for a move, and closing it returns to the bar', async () => {
  const page = await openCalendar(emptyWeek, { url: server.url() })
  await blockByKeys(page, '102', 'Thu 1 March', 1)
  const bar = /^Room 102, Thu 1 March, out of order/
  const starts = [
    ['Extend…', dialog(page).getByRole('textbox', { name: 'Nights' })],
    ['Shorten…', dialog(page).getByRole('textbox', { name: 'Nights' })],
    ['Move…', dialog(page).getByRole('combobox', { name: 'Room' })],
  ] as const
  for (const [action, field] of starts) {
    await openBar(page, bar)
    await inDialog(page, action).click()
    await field.waitFor()
    await expectFocusOn(field)
    await press(page, 'Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expectFocusKept(page)
    await expectFocusOn(cell(page, bar).first())
  }
})
