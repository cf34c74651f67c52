import { test } from 'vitest'
import { cell, dialog, emptyWeek, inDialog, blockByKeys, openBar, openCalendar } from './steps/calendar.ts'
import { expectFocusKept, expectFocusOn, press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()

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
