import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import * as files from '../support/workbooks.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import * as steps from './steps/import.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()

/** Checks axe in both themes, and that at 320 px only the table scrolls sideways. */
async function expectAccessible(page: Page) {
  await expectFocusKept(page)
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('by keyboard: a file creates and changes rooms, and rejected rows come back as a file', async () => {
  const page = await steps.openImport({ url: server.url() })
  await expectAccessible(page)
  const template = await steps.fileOf(page, 'Download the current rooms')
  expect(template.name).toBe('facilities.xlsx')
  const { rows: current } = steps.cellsOf(template.bytes)
  const [first, second] = current as [files.Cells, files.Cells]
  const dated: files.Cells = { 'Bookable from': { t: 'n', v: 46_082, z: 'yyyy-mm-dd' }, 'Bookable to': '2026-05-01' }
  const unchanged = Object.fromEntries(Object.entries(second).filter(([, value]) => typeof value !== 'object'))
  const rows = [
    { ...first, 'Bed setup': 'Two singles', Note: '=1+1', Smoking: 'Yes' },
    unchanged,
    files.roomRow({ Name: '9901', ...dated }),
    files.roomRow({ Name: 9902, 'Max. occupancy': '3' }),
    files.roomRow({ Name: '9903', 'Facility type': 'NOPE', Floor: '=HYPERLINK("http://evil.example")' }),
    files.roomRow({ Name: '9904', Note: files.formula('1+1', 2) }),
    files.roomRow({ Name: '9905' }),
    files.roomRow({ Name: '9905' }),
  ]
  await steps.choose(page, files.workbook(rows))
  await expectFocusOn(steps.heading(page, 'Preview: 8 rows in rooms.xlsx'))
  expect((await steps.shownRows(page, 'Preview')).map(([row, name, outcome]) => [row, name, outcome])).toEqual([
    ['2', String(first.Name), 'Changed'],
    ['3', String(second.Name), 'Unchanged'],
    ['4', '9901', 'New'],
    ['5', '9902', 'New'],
    ['6', '9903', 'Refused'],
    ['7', '9904', 'Refused'],
    ['8', '9905', 'Refused'],
    ['9', '9905', 'Refused'],
  ])
  await page.getByText('Note: Has a formula').waitFor()
  await expectAccessible(page)
  await steps.pressButton(page, 'Refused 4')
  await expect.poll(async () => (await steps.shownRows(page, 'Preview')).length).toBe(4)
  await press(page, 'Enter')
  await steps.pressButton(page, 'Create 2, change 1')
  await expectFocusOn(steps.heading(page, 'Import finished'))
  await page.getByText('2 created, 1 changed, 4 refused, 1 unchanged.').waitFor()
  await expectAccessible(page)

  const refused = await steps.fileOf(page, 'Download the refused rows')
  expect(refused.name).toBe('refused rooms.xlsx')
  const { rows: back, formulas } = steps.cellsOf(refused.bytes)
  expect(formulas).toEqual([])
  expect(back).toEqual([
    {
      ...files.roomRow({ Name: '9903', 'Facility type': 'NOPE', Floor: '=HYPERLINK("http://evil.example")' }),
      'Why refused': 'Facility type: There is no facility type with the code “NOPE”; Floor: At most 20 characters',
    },
    { ...files.roomRow({ Name: '9904', Note: '2' }), 'Why refused': 'Note: Has a formula' },
    { ...files.roomRow({ Name: '9905' }), 'Why refused': 'Name: Also in row 9' },
    { ...files.roomRow({ Name: '9905' }), 'Why refused': 'Name: Also in row 8' },
  ])
  await steps.pressButton(page, 'Import another file')
  await steps.choose(page, refused.bytes, 'mended.xlsx')
  await steps.heading(page, 'Preview: 4 rows in mended.xlsx').waitFor()
  await steps.button(page, 'Create 1').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Rooms', exact: true }).first())
  await press(page, 'Enter')
  await page.getByRole('alertdialog').getByText('Rows that are not imported yet').waitFor()
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('990')
  for (const name of ['9901', '9902']) await page.getByText(name, { exact: true }).first().waitFor()
})

const bad: [string, Uint8Array | string, RegExp][] = [
  ['a CSV file named .xlsx', 'ID,Name\n1,101\n', /text file, such as CSV/],
  ['a workbook with a password', files.encrypted(), /protected by a password/],
  ['21 MB', new Uint8Array(21 * 1024 * 1024), /larger than 20 MB/],
  ['a zip bomb', files.bomb(), /more than 64 MB/],
  ['a zip bomb with a false directory', files.bomb(1000), /more than 64 MB/],
  ['other columns', files.workbook([{ Colour: 'red' }], ['Colour']), /Unknown: “Colour”/],
]

test.each(bad)('%s gets a clear error, changes nothing, and another file can be chosen', async (_, bytes, answer) => {
  const page = await steps.openImport()
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()))
  await steps.choose(page, bytes)
  await page.getByRole('alert').filter({ hasText: answer }).waitFor()
  await expectFocusKept(page)
  expect(await page.title()).toMatch(/^Error: Import rooms – /)
  await expectNoAxeViolations(page)
  await steps.choose(page, files.workbook([files.roomRow({ Name: '9999' })]), 'better.xlsx')
  await expectFocusOn(steps.heading(page, 'Preview: 1 row in better.xlsx'))
  expect(writes.filter((url) => !url.includes('by_id'))).toEqual([])
})

test("if the worker can't start, the page shows an error and stays", async () => {
  const page = await steps.openImport({ tolerates: [/import\.worker/] })
  await page.route('**/import.worker-*', (route) => route.abort())
  await steps.choose(page, files.workbook([files.roomRow()]))
  await page.getByRole('alert').filter({ hasText: 'This browser couldn’t open the file' }).waitFor()
  await expectFocusKept(page)
})

const hang = (page: Page) =>
  page.route('**/import.worker-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {}' }),
  )

test('opening a slow file can be cancelled, and another file can be chosen', async () => {
  const page = await steps.openImport()
  await hang(page)
  await steps.choose(page, files.workbook([files.roomRow()]))
  await page.getByText('Opening the file').waitFor()
  await expectNoAxeViolations(page)
  await steps.pressButton(page, 'Cancel')
  await expectFocusOn(steps.heading(page, 'Choose a file'))
  await page.unroute('**/import.worker-*')
  await steps.choose(page, files.workbook([files.roomRow({ Name: '9999' })]))
  await steps.button(page, 'Create 1').waitFor()
})

test('a worker that hangs is stopped after 30 seconds, and the page shows an error', async () => {
  const page = await steps.openImport()
  await hang(page)
  await page.clock.install()
  await steps.choose(page, files.workbook([files.roomRow()]))
  await page.getByText('Opening the file').waitFor()
  await page.clock.fastForward(30_000)
  await page.getByRole('alert').filter({ hasText: 'longer than 30 seconds' }).waitFor()
  await expectFocusKept(page)
})

test.each([
  ['rooms', ''],
  ['add-ons', 'add-ons'],
])('%s exported from a German page are imported by an English one', async (_, tab) => {
  const path = steps.importPath(tab)
  const german = await openPage({ account: 'manager', path, url: server.url(), locale: 'de-DE', language: 'browser' })
  const { bytes } = await steps.fileOf(german, /herunterladen/)
  const [row] = steps.cellsOf(bytes).rows
  expect(row).toHaveProperty(tab ? 'Preis' : 'Etage')

  const english = await steps.openImport({ url: server.url(), tab })
  await steps.choose(english, bytes, 'file.xlsx')
  await steps.heading(english, /^Preview: \d+ rows in file.xlsx$/).waitFor()
  const outcomes = (await steps.shownRows(english, 'Preview')).map(([, , outcome]) => outcome)
  expect([...new Set(outcomes)]).toEqual(['Unchanged'])
})
