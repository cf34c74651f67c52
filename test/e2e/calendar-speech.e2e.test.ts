import { expect, test } from 'vitest'
import { calendarPath, cell, chooseReason, dialog, inDialog, moveTo } from './steps/calendar.ts'
import { speechOf } from './steps/calendar-speech.ts'
import { press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { openPage } from '../support/browser.ts'

const server = ownServer()

test('a screen reader speaks each step: finding a free room next week, blocking, moving and releasing it', async () => {
  const page = await openPage({ account: 'manager', url: server.url() })
  const { log, focus, hear } = await speechOf(page)
  await page.goto(`${calendarPath}?from=2029-02-22&days=7`)
  await tabTo(page, page.getByRole('button', { name: 'Next 7 days' }))
  await focus()
  await press(page, 'Enter')
  await hear('96 rooms, 7 nights: 1 – 7 March')
  await moveTo(page, '102', /^Room 102, Thu 1 March, free/)
  await focus()
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight')
  await focus()
  await hear('Room 102, 1 – 4 March, 3 nights selected')
  await press(page, 'Enter')
  await dialog(page).waitFor()
  await focus()
  await hear('No bookings affected. 1 of 1 room will change.')
  await chooseReason(page, 'Leak or water damage')
  await tabTo(page, inDialog(page, 'Set 1 room to out of order'))
  await focus()
  await press(page, 'Enter')
  await hear('1 room set to out of order.')
  await moveTo(page, '102', /^Room 102, Thu 1 March, out of order/)
  await focus()
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Move…'))
  await focus()
  await press(page, 'Enter')
  await tabTo(page, dialog(page).getByRole('combobox', { name: 'Room' }))
  await focus()
  await press(page, 'Control+a')
  await page.keyboard.type('104')
  await page.getByRole('option', { name: '104' }).waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await hear('No bookings affected. Room 104 is out of order 1 – 4 March instead of room 102.')
  await tabTo(page, inDialog(page, 'Move the blocking'))
  await press(page, 'Enter')
  await moveTo(page, '104', /^Room 104, Thu 1 March, out of order/)
  await focus()
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Release…'))
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Release'))
  await focus()
  await press(page, 'Enter')
  await cell(page, 'Room 104, Thu 1 March, free').waitFor()
  await hear('1 blocking released.')
  expect(log).toEqual([
    'Next 7 days, button',
    '“96 rooms, 7 nights: 1 – 7 March”',
    'Room 102, Thu 1 March, free, gridcell',
    'Room 102, Sat 3 March, free, gridcell',
    '“Room 102, 1 – 4 March, 3 nights selected”',
    'Out of order Status, button',
    '“No bookings affected. 1 of 1 room will change.”',
    'Set 1 room to out of order, button',
    '“1 room set to out of order.”',
    'Room 102, Thu 1 March, out of order: Leak or water damage, night 1 of 3, gridcell',
    'Move…, button',
    'Room, combobox',
    '“No bookings affected. Room 104 is out of order 1 – 4 March instead of room 102.”',
    'Room 104, Thu 1 March, out of order: Leak or water damage, night 1 of 3, gridcell',
    'Release, button',
    '“1 blocking released.”',
  ])
})
