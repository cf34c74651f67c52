import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { housekeepingPath, openHousekeeping } from './steps/housekeeping.ts'
import { answerChanged } from './steps/housekeeping-screens.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = () => openHousekeeping('', { url: server.url() })

test.each([1440, 1366, 1280])(
  'at %d px a card of two lines is 48 px high, with stay, type, attendant and the next step, before and after it',
  async (width) => {
    const page = await openPage({ account: 'manager', path: housekeepingPath, url: server.url(), width })
    const cards = page.getByRole('main').getByRole('listitem')
    await cards.first().waitFor()
    const plain = cards.filter({ hasText: /Vacant/ }).filter({ hasText: /Single|Twin/ })
    const card = plain
      .filter({ hasNotText: /Out of|Rush|Sleep|Internal/ })
      .filter({ hasText: 'Start' })
      .first()
    const name = (await card.getByRole('button').first().getAttribute('aria-label'))!.replace('Start cleaning ', '')
    const started = cards.filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) })
    // And the hairline below it.
    expect((await card.boundingBox())!.height).toBeLessThanOrEqual(49)
    expect(await started.innerText()).toMatch(/Vacant[\s\S]*(Single|Twin)[\s\S]*Start/)
    await started.getByText(/^Attendant|^No attendant/).waitFor({ state: 'attached' })
    for (const button of await started.getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    await started.getByRole('button', { name: `Start cleaning ${name}`, exact: true }).click()
    await started.getByRole('button', { name: /^Undo/ }).waitFor()
    expect((await started.boundingBox())!.height).toBeLessThanOrEqual(49)
  },
)

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

test.each(['en', 'de', 'ar'])('in lanes of 144 px no word of a card is cut in two, in %s', async (language) => {
  const page = await openPage({
    account: 'regional',
    path: `${housekeepingPath}?group=floor`,
    url: server.url(),
    width: 1280,
    language,
  })
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await cards.nth(20).waitFor()
  const cut = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll('span')]
        .filter(({ children, textContent, clientWidth }) => children.length === 0 && textContent && clientWidth > 1)
        .filter((text) => {
          text.style.overflowWrap = 'normal'
          return text.scrollWidth > text.clientWidth
        })
        .map(({ textContent }) => textContent),
    ),
  )
  expect(cut).toEqual([])
})

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
