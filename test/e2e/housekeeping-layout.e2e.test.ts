import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { housekeepingPath, openHousekeeping } from './steps/housekeeping.ts'
import { answerChanged } from './steps/housekeeping-screens.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = () => openHousekeeping('', { url: server.url() })

test.each(['en', 'de'])(
  'in a narrow lane Undo stands beside the new status and covers none of it, in %s',
  async (language) => {
    const page = await openPage({
      account: 'manager',
      path: housekeepingPath,
      url: server.url(),
      width: 1366,
      language,
    })
    const card = page.getByRole('main').getByRole('listitem').first()
    await card.getByRole('button').first().click()
    const boxes = async () => {
      const [status, undo] = await Promise.all([0, 1].map((at) => card.getByRole('button').nth(at).boundingBox()))
      return { end: undo!.x + undo!.width, start: status!.x, isSameRow: undo!.y === status!.y }
    }
    await expect.poll(() => card.getByRole('button').count()).toBe(3)
    const { end, start, isSameRow } = await boxes()
    expect(isSameRow).toBe(true)
    expect(end).toBeLessThan(start)
  },
)

test.each(['pointer', 'keyboard'])('a room stays where it is when an alert appears above it, by %s', async (by) => {
  const page = await open()
  await answerChanged('pickup')(page)
  const step = page.getByRole('button', { name: /^Start cleaning/ }).first()
  const name = (await step.getAttribute('aria-label'))!.replace('Start cleaning ', '')
  const menu = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  const before = await menu.boundingBox()
  if (by === 'pointer') await step.click()
  else await step.press('Enter')
  await page.getByText('1 room changed while your change waited').waitFor()
  expect((await menu.boundingBox())!.y).toBeCloseTo(before!.y, 0)
})

test('task sheets print one page for each attendant', async () => {
  const page = await open()
  await page.getByRole('link', { name: 'Task sheets' }).click()
  await page.getByRole('heading', { level: 1, name: 'Task sheets' }).waitFor()
  const sheets = page.getByRole('main').getByRole('heading', { level: 2 })
  await sheets.first().waitFor()
  const count = await sheets.count()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  // A printed sheet names its property and day.
  const contexts = page.getByRole('main').getByText(/^.+, \w+day,? \d+ \w+ \d{4}( at|,) \d\d:\d\d in Lisbon$/)
  expect(await contexts.filter({ visible: true }).count()).toBe(count)
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(count)
})

test('task sheets print in the inks of the light theme, whichever the person has', async () => {
  const page = await open()
  await page.goto(`${new URL(page.url()).pathname}?view=sheets`)
  const table = page.getByRole('main').getByRole('table').first()
  const inks = () =>
    table.evaluate((root) =>
      [...root.querySelectorAll('th,td')].map((cell) => [
        getComputedStyle(cell).color,
        getComputedStyle(cell).borderColor,
      ]),
    )
  await table.waitFor()
  const onScreen = await inks()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inks()).toEqual(onScreen)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  expect(await inks()).toEqual(onScreen)
})
