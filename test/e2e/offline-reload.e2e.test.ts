import { expect, test } from 'vitest'
import { roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'
import { button, fillReport, openMyRooms } from './steps/problems.ts'

const server = ownServer()

test('a started room and a report wait through a reload without a network, and are sent when it is back', async () => {
  const { find } = await roomsAt(server.url())
  const page = await openMyRooms(server.url(), true)
  await page.context().setOffline(true)
  const start = button(page, /^Start cleaning/).first()
  const name = (await start.getAttribute('aria-label'))!.replace('Start cleaning ', '')
  await start.click()
  const { room, dialog } = await fillReport(page, 'The window sticks')
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 report waits to be sent').waitFor()
  await page.reload()
  await page.getByText('1 report waits to be sent').waitFor()
  await page.getByText(`${room}: Plumbing`).waitFor()
  const status = page.getByText(/Offline, rooms as of \d\d:\d\d, 1 change waiting$/)
  // Whole on a small phone.
  await page.setViewportSize({ width: 320, height: 640 })
  const { right } = await status.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  expect(right).toBeLessThanOrEqual(320)

  await page.context().setOffline(false)
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('cleaning')
  await page.getByText('1 report waits to be sent').waitFor({ state: 'detached' })
  await page.getByText('Waiting to be sent').waitFor({ state: 'detached' })
})
