import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import { openPage } from '../support/browser.ts'
import { changesAt, entryOf, openLog } from './steps/activity-log.ts'
import { ownServer } from './steps/own-server.ts'
import { button, problemsPath } from './steps/problems.ts'

/* What a manager does with the problems of rooms, and reads about them. */

const server = ownServer()
const zone = 'Europe/Lisbon'
const clockOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

/** A problem that the supervisor reported by an API call, of a room that is free for the next nights. */
async function reported(text: string) {
  const { name, report, rooms } = await changesAt(server.url(), 'supervisor')
  const soon = new Date(Date.now() + 4 * 86_400_000).toISOString()
  const room = (await rooms()).find(
    ({ facility_status, stay, next_arrival_at, problems }) =>
      facility_status === 'available' &&
      (stay === 'none' || stay === 'departed') &&
      (next_arrival_at === null || next_arrival_at > soon) &&
      problems?.open === 0,
  )!
  return { who: name, room, problem: await report(room.id, text) }
}

const open = (search: string, options: Parameters<typeof openPage>[0] = {}) =>
  openPage({ account: 'manager', path: problemsPath + search, url: server.url(), ...options })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
  'with a browser in %s the list tells when a problem was reported on the clock of the hotel, and names its city',
  async (timezone) => {
    const text = `The mirror is cracked, seen from ${timezone}`
    const { who, problem } = await reported(text)
    const page = await openPage({ account: 'manager', url: server.url(), timezone })
    await page.clock.setFixedTime(problem.reported_at)
    await page.goto(`${problemsPath}&keyword=seen from ${timezone}`)
    const told = rowOf(page, text).getByText(`${who}, today, ${clockOf(problem.reported_at)}`, { exact: true })
    await expect.poll(() => told.count()).toBe(1)
    await page.getByText('1 problem, Lisbon time', { exact: true }).waitFor()
  },
)

test('the activity log tells who reported a problem and when, and leads to the problems of the room', async () => {
  const { who, room, problem } = await reported('The bath tap is loose')
  const page = await openLog('', { url: server.url() })
  const entry = entryOf(page, `${who} reported a problem in Room ${room.name}`)
  await entry.getByText(clockOf(problem.reported_at), { exact: true }).waitFor()
  await entry.getByRole('link', { name: `Room ${room.name}` }).click()
  await page.getByRole('heading', { level: 1, name: 'Problems' }).waitFor()
  await button(page, `Remove filter Room ${room.name}`).waitFor()
  await rowOf(page, 'The bath tap is loose').waitFor()
  expect(await page.getByRole('row').getByRole('rowheader').allTextContents()).toEqual([room.name])
})

test('a room is blocked from the list, and its problem shows until when', async () => {
  const { room } = await reported('The pipe below the basin is broken')
  const page = await open('&keyword=below the basin')
  const row = rowOf(page, 'below the basin')
  await row.getByRole('button', { name: /^Block the room…/ }).click()
  const dialog = page.getByRole('dialog', { name: `Status of “${room.name}”` })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  const until = addDays(today, 2)
  for (const [at, day] of [today, until].entries()) {
    await dialog.locator('[data-type=day]').nth(at).click()
    await page.keyboard.type(day.split('-').toReversed().join(''))
  }
  await dialog.getByText('No bookings affected. 1 of 1 room will change.').waitFor()
  await dialog.getByRole('button', { name: 'Set 1 room to out of order' }).click()
  await dialog.waitFor({ state: 'detached' })
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  await row.getByText(`Out of order until ${day.format(new Date(until))}`, { exact: true }).waitFor()
  await page.getByText(`${room.name} is blocked for plumbing in ${room.name}.`).first().waitFor()
  expect(await row.getByRole('button', { name: /^Block the room…/ }).count()).toBe(0)
  await page.goto(`${problemsPath.replace(/housekeeping.*/, 'hotel-calendar')}?keyword=${room.name}`)
  await page
    .getByRole('gridcell', { name: /out of order: Leak or water damage, night 1 of 2/ })
    .first()
    .waitFor()
})

test('a problem that is done leaves the list, is found by its status, and is reopened', async () => {
  const { room } = await reported('The cistern never stops')
  const page = await open('&keyword=cistern')
  const row = rowOf(page, 'The cistern never stops')
  await row.getByRole('button', { name: /^Done:/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto(`${problemsPath}&keyword=cistern&statuses[]=done`)
  await row.getByText(/^Done: /).waitFor()
  await row.getByRole('button', { name: `Reopen: Plumbing in ${room.name}` }).click()
  await page.getByText(`Plumbing in ${room.name} is open.`).first().waitFor()
  await row.waitFor({ state: 'detached' })
  await page.goto(`${problemsPath}&keyword=cistern`)
  await row.getByText('Open', { exact: true }).waitFor()
  expect(await row.getByText(/^Done: /).count()).toBe(0)
})
