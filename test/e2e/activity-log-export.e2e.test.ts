import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { changesAt, entryOf, openLog } from './steps/activity-log.ts'
import { expectFocusKept, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const reporting = '**/hotel_management/graphql'

test('by keyboard: the filtered log is exported as a workbook with every entry, and the export is logged', async () => {
  const { addType, renameType, name } = await changesAt(server.url())
  const { id } = await addType('=1+1')
  await renameType(id, 'Minibar to go')
  const page = await openLog('?keyword=Minibar', { url: server.url() })
  await entryOf(page, 'Minibar to go').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }))
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Excel (xlsx)' }).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')])
  expect(file.suggestedFilename()).toBe('activity_logs_harbour-view.xlsx')
  const book = read(readFileSync(await file.path()), { cellDates: true, UTC: true })
  const sheet = book.Sheets['Activity logs']!
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: null })
  const shown = await page.getByRole('main').locator('ol li').count()
  expect(rows).toHaveLength(shown)
  expect(rows[0]).toMatchObject({
    Who: name,
    Module: 'Add-on types',
    Changes: expect.stringContaining('=1+1 → Minibar to go'),
  })
  expect(Object.values(sheet).filter((cell) => (cell as { f?: string }).f !== undefined)).toEqual([])
  expect(utils.sheet_to_json<string[]>(book.Sheets.About!, { header: 1 })).toContainEqual(['Keyword', 'Minibar'])
  await page
    .getByRole('region', { name: 'Notices' })
    .getByText(/^Export finished: \d+ entr/)
    .waitFor()
  await expectFocusKept(page)
  await page.goto(page.url().replace(/\?.*/, '?events[]=exported'))
  await entryOf(page, 'exported').waitFor()
})

test('an export that fails midway saves no file, shows an error, and Retry completes it', async () => {
  const page = await openLog('', { url: server.url() })
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .waitFor()
  await page.route(reporting, (route) =>
    route.request().postData()?.includes('"for_export":true')
      ? route.fulfill({ status: 403, json: { message: 'Not today.' } })
      : route.fallback(),
  )
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const notice = page.getByRole('region', { name: 'Notices' })
  await notice.getByText('Export failed. Nothing was saved. Not today.').waitFor()
  expect(downloads).toBe(0)
  await page.unroute(reporting)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Retry' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('activity_logs_harbour-view.csv')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFWhen,Who,What,/)
})

test('a long export shows its progress and can be cancelled', async () => {
  const page = await openLog('', { url: server.url() })
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .waitFor()
  await page.route(reporting, (route) =>
    route.request().postData()?.includes('"for_export":true') ? undefined : route.fallback(),
  )
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await page.getByRole('progressbar', { name: 'Exporting' }).waitFor()
  await page.getByRole('button', { name: 'Cancel export' }).click()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await expectFocusKept(page)
})
