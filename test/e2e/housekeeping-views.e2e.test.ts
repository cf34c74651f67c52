import { expect, test } from 'vitest'
import { expectFocusOn } from './steps/focus.ts'
import { openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search = '', size = { width: 1280, height: 800 }) =>
  openHousekeeping(search, { url: server.url(), account: 'manager', ...size })

test('Clear in the bar of selected rooms leaves the page where it is, with the focus on the table', async () => {
  const page = await open('?view=table')
  const table = page.getByRole('region', { name: 'Rooms table' })
  await table.getByRole('checkbox').nth(1).check()
  // By the mouse alone: a click of the browser driver would scroll first.
  const { x, y } = (await page.getByRole('button', { name: 'Clear', exact: true }).boundingBox())!
  const before = await page.evaluate(() => scrollY)
  await page.mouse.click(x + 8, y + 8)
  await expectFocusOn(table)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('under a filter, rooms behind it stay selected, and the bar says how many are shown', async () => {
  const page = await open('?view=table')
  const table = page.getByRole('region', { name: 'Rooms table' })
  const selected = page.getByRole('group', { name: 'Selected rooms' })
  const all = table.getByRole('checkbox', { name: /^Select all/ })
  const dirty = page.getByRole('group', { name: /^Rooms by status/ }).getByRole('button', { name: /^Dirty/ })
  await table.getByRole('row').filter({ hasText: 'Inspected' }).getByRole('checkbox').first().check()
  await dirty.click()
  await selected.getByText('1 selected, none of them shown', { exact: true }).waitFor()
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false)
  await table.getByRole('checkbox').nth(1).check()
  await selected.getByText('2 selected, 1 of them shown', { exact: true }).waitFor()
  await all.check()
  await all.uncheck()
  const keyword = page.getByRole('searchbox')
  await keyword.fill('no such room')
  await page.getByRole('heading', { name: 'No rooms match' }).waitFor()
  await selected.getByText('1 selected, none of them shown', { exact: true }).waitFor()
  await keyword.fill('')
  await dirty.click()
  await selected.getByText(/^1 of \d+ selected/).waitFor()
})

test('Back from the table to the board keeps the focus in the page', async () => {
  const page = await open()
  await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Table').click()
  const box = page.getByRole('region', { name: 'Rooms table' }).getByRole('checkbox').nth(1)
  await box.focus()
  await page.goBack()
  await box.waitFor({ state: 'hidden' })
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
})

test('Undo of a notice goes with the section that would do it', async () => {
  const { plain } = await roomsAt(server.url())
  const [{ name = '' } = {}] = await plain('dirty')
  const page = await open(`?keyword=${name}`)
  await page.getByRole('button', { name: `Start cleaning ${name}`, exact: true }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('button', { name: 'Undo' }).waitFor()
  await page.getByRole('link', { name: 'Properties', exact: true }).last().click()
  await page.getByRole('heading', { name: 'Properties', level: 1 }).waitFor()
  expect(await notices.count()).toBe(0)
})

test('Undo of a notice goes when somebody else changes the room, since it would be refused', async () => {
  const { plain, find, change } = await roomsAt(server.url())
  const [{ name = '' } = {}] = await plain('dirty')
  const page = await open(`?keyword=${name}`)
  await page.getByRole('button', { name: `Start cleaning ${name}`, exact: true }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('button', { name: 'Undo' }).waitFor()
  await change(await find(name), { housekeeping_status: 'clean' })
  await expect.poll(() => notices.count()).toBe(0)
})

test('the menu of a phone covers the notices, so that a press meets what is seen', async () => {
  const { plain } = await roomsAt(server.url())
  const [{ name = '' } = {}] = await plain('dirty')
  const page = await open(`?keyword=${name}`, { width: 390, height: 844 })
  await page.getByRole('button', { name: `Start cleaning ${name}`, exact: true }).click()
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })
  const { x, y } = (await undo.boundingBox())!
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await expect
    .poll(() => drawer.evaluate((menu, at) => menu.contains(document.elementFromPoint(at.x + 4, at.y + 4)), { x, y }))
    .toBe(true)
  // What is seen there: painted on top means nothing else has a higher layer.
  const layers = await page.evaluate(() => {
    const layerOf = (element: Element | null): number =>
      element ? Math.max(Number(getComputedStyle(element).zIndex) || 0, layerOf(element.parentElement)) : 0
    return [
      layerOf(document.querySelector('[aria-label=Notices]')),
      layerOf(document.querySelector('[role=dialog]')),
    ] as const
  })
  expect(layers[0]).toBeLessThan(layers[1])
})

test.each([
  ['board', '', 'listitem'],
  ['table', '?view=table', 'rowheader'],
] as const)('the printed %s has all rooms and no controls', async (_, search, role) => {
  const page = await open(search)
  const main = page.getByRole('main')
  const total = (await (await roomsAt(server.url())).list()).length
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const rooms = main.getByRole(role).filter({ hasText: /^\d/ })
  expect(await rooms.count()).toBe(total)
  // The headings of a sorted table are buttons too.
  expect(await main.locator('button:visible:not(th button)').allInnerTexts()).toEqual([])
  expect(await main.getByRole('checkbox').count()).toBe(0)
  expect(await main.innerText()).not.toMatch(/\d more/)
})
