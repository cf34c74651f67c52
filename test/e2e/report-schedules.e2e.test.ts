import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import * as xlsx from 'xlsx'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPglite } from '../../server/db/open-pglite.ts'
import { openPage } from '../support/browser.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import { property } from './steps/routes.ts'

/* Reports by schedule (ADR 0076). */

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ dataFrom: inject('seededData'), isShort: true })
})
afterAll(() => server.remove())

/** Lets the schedules be due a minute ago, as if the server had been down then, and starts it again on the same address. */
async function restartWhenDue() {
  const { dataDir, url } = server
  await server.stop()
  const opened = await openPglite(dataDir)
  await opened.db.execute(sql`update report_schedules set next_run_at = now() - interval '1 minute'`)
  await opened.close()
  server = await startServer({ dataDir, port: Number(new URL(url).port) })
}

test('by keyboard: a report is scheduled, made when it is due, announced under the bell, and downloaded', async () => {
  const page = await openPage({
    account: 'accountant',
    path: `${property}/accounting-report?period=yesterday&compare=previous_period`,
    url: server.url,
    tolerates: [/ERR_CONNECTION_REFUSED/, /Failed to load resource/],
  })
  const schedule = page.getByRole('button', { name: 'Schedule…', exact: true })
  await schedule.waitFor()
  await tabTo(page, schedule)
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule the report' })
  await dialog.getByText('Revenue, Business date, Account, Previous period').waitFor()
  await tabTo(page, dialog.getByRole('button', { name: 'Schedule the report', exact: true }))
  await press(page, 'Enter')
  await page
    .getByText(/^Report scheduled\. Next run: .*07:00\.$/)
    .first()
    .waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(schedule)

  await tabTo(page, page.getByRole('link', { name: 'Schedules', exact: true }))
  await press(page, 'Enter')
  const row = page.getByRole('row', { name: /^Revenue/ })
  await row.getByText('Daily, 07:00').waitFor()
  await row.getByText('Not yet').waitFor()

  await restartWhenDue()
  await page.reload()
  await row.getByText('Made', { exact: true }).waitFor()
  const bell = page.getByRole('button', { name: /1 unread/ })
  await bell.waitFor()
  await tabTo(page, bell)
  await press(page, 'Enter')
  const notice = page.getByRole('link', { name: /^The scheduled report “Revenue”, .*, is ready/ })
  await notice.waitFor()
  await tabTo(page, notice)
  await press(page, 'Enter')
  const file = row.getByRole('button', { name: /^Download / })
  await tabTo(page, file)
  const downloading = page.waitForEvent('download')
  await press(page, 'Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^harbour-view revenue \d{4}-\d\d-\d\d\.xlsx$/)
  const path = await download.path()
  expect(existsSync(path)).toBe(true)
  expect(xlsx.read(readFileSync(path)).SheetNames).toEqual(['Revenue', 'About'])
  await page
    .getByText(/^harbour-view revenue .*\.xlsx was saved$/)
    .first()
    .waitFor()
  await expectFocusOn(file)
})

test('by pointer: a schedule is changed, paused, resumed and deleted', async () => {
  const page = await openPage({
    account: 'accountant',
    path: `${property}/accounting-report?tab=taxes`,
    url: server.url,
  })
  await page.getByRole('button', { name: 'Schedule…', exact: true }).click()
  const creating = page.getByRole('dialog', { name: 'Schedule the report' })
  await creating.getByRole('button', { name: 'Schedule the report', exact: true }).click()
  await creating.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Schedules', exact: true }).click()
  const row = page.getByRole('row', { name: /^Taxes/ })
  await row.getByText('Monthly on day 1, 07:00').waitFor()
  await row.getByRole('button', { name: /^Change…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the schedule' })
  const day = dialog.getByRole('textbox', { name: 'Day of the month' })
  await day.fill('45')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByText('Must be from 1 to 31').first().waitFor()
  expect(await day.inputValue()).toBe('45')
  await day.fill('2')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await row.getByText('Monthly on day 2, 07:00').waitFor()
  await row.getByRole('button', { name: /^Pause/ }).click()
  await row.getByText('Paused', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Resume/ }).click()
  await row.getByText('Paused', { exact: true }).waitFor({ state: 'detached' })
  await row.getByRole('button', { name: /^Delete…/ }).click()
  await page
    .getByRole('dialog', { name: 'Delete the schedule' })
    .getByRole('button', { name: 'Delete the schedule', exact: true })
    .click()
  await row.waitFor({ state: 'detached' })
})
