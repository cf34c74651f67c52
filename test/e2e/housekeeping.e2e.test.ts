import { expect, test } from 'vitest'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { cardOf, choose, lane, menuOf, openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search = '', width = 1280) => openHousekeeping(search, { url: server.url(), width })
const rooms = () => roomsAt(server.url())

test("by keyboard: a room goes from dirty to clean, and its cleaner can't inspect it", async () => {
  const { plain, find } = await rooms()
  const [{ name = '' } = {}] = await plain('dirty')
  const page = await open(`?keyword=${name}`)
  for (const [step, status] of [
    ['Start cleaning', 'Cleaning'],
    ['Finish cleaning', 'Clean'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: `${step} ${name}`, exact: true }))
    await press(page, 'Enter')
    // The room moves when the focus has left its card: past the button, Undo and the menu.
    await press(page, 'Tab', 'Tab', 'Tab')
    await lane(page, status)
      .getByRole('button', { name: `Actions for ${name}` })
      .waitFor()
    await expectFocusKept(page)
  }
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('clean')
  expect(await page.getByRole('button', { name: `Pass inspection ${name}` }).count()).toBe(0)
})

test('a failed inspection asks for a reason, which appears in the history of the room', async () => {
  const { plain } = await rooms()
  const [{ name = '' } = {}] = await plain('clean')
  const page = await open(`?keyword=${name}`)
  await tabTo(page, menuOf(page, name))
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Fail inspection…' }).waitFor()
  await page.keyboard.type('Fail')
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: `Fail the inspection of ${name}` })
  await dialog.getByRole('button', { name: 'Fail inspection' }).click()
  await dialog.getByText('Required').waitFor()
  await page.keyboard.type('Hair in the basin')
  await press(page, 'Enter')
  await lane(page, 'Dirty')
    .getByRole('button', { name: `Actions for ${name}` })
    .waitFor()
  await expectFocusKept(page)
  await choose(page, name, 'History')
  const history = page.getByRole('dialog', { name: `History of ${name}` })
  await history.getByRole('row').filter({ hasText: 'Clean → Dirty' }).getByText('Hair in the basin').waitFor()
  await press(page, 'Escape')
  await expect.poll(() => page.url()).not.toContain('room=')
  await expectFocusKept(page)
})

test("the button of a step that a room doesn't allow says why; its menu lists what is possible, and the same reason", async () => {
  const { plain, change } = await rooms()
  const [room] = await plain('dirty')
  await change(room!, { service: 'dnd' })
  const page = await open(`?keyword=${room!.name}`)
  const start = page.getByRole('button', { name: `Start cleaning ${room!.name}`, exact: true })
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  const describedBy = (await start.getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('The guest asked not to be disturbed')
  await menuOf(page, room!.name).click()
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: 'Rush' }).waitFor()
  expect(await menu.getByRole('menuitem', { name: /inspection|cleaning/ }).count()).toBe(0)
  const note = await menu.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${note}"]`).innerText()).toBe('The guest asked not to be disturbed')
})

test('rush, a request and a report are set in the menu, shown as text, and reverted by Undo', async () => {
  const { plain, find } = await rooms()
  const { name } = (await plain('dirty')).find(({ hk_priority }) => hk_priority === 0)!
  const page = await open(`?keyword=${name}`)
  await choose(page, name, 'Rush')
  await cardOf(page, name).getByText('Rush', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cardOf(page, name).getByText('Rush', { exact: true }).waitFor({ state: 'detached' })
  await choose(page, name, 'Make up room')
  await cardOf(page, name).getByText('Make up room').waitFor()
  const { occupancy } = await find(name)
  await choose(page, name, occupancy === 'vacant' ? 'Report occupied' : 'Report vacant')
  await cardOf(page, name)
    .getByText(/^(Skip|Sleep)$/)
    .waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discrepancies…' }).click()
  await page.getByRole('button', { name: `Withdraw the report of ${name}` }).click()
  await expect.poll(async () => (await find(name)).discrepancy).toBe('none')
})

test('a count filters the board to its rooms, and the filter goes into the address', async () => {
  const page = await open()
  const dirty = page.getByRole('button', { name: /^Dirty \d+$/ })
  const count = Number(/\d+/.exec((await dirty.textContent()) ?? '')?.[0])
  await tabTo(page, dirty)
  await press(page, 'Space')
  await expect.poll(() => dirty.getAttribute('aria-pressed')).toBe('true')
  expect(page.url()).toContain('housekeeping_statuses%5B%5D=dirty')
  await lane(page, 'Dirty')
    .getByRole('heading', { name: new RegExp(`^Dirty ?, ${count} rooms?$`) })
    .waitFor()
  expect(await lane(page, 'Clean').getByRole('listitem').count()).toBe(0)
  await page.getByRole('button', { name: 'Remove filter Status Dirty' }).click()
  await expect.poll(() => dirty.getAttribute('aria-pressed')).toBe('false')
  await expectFocusKept(page)
})

test('a bulk action shows the result of each room, and the reason for each rejection', async () => {
  const { plain, change } = await rooms()
  const [allowed, refused] = await plain('dirty')
  await change(refused!, { service: 'declined' })
  const page = await open('?view=table&sort=name&housekeeping_statuses[]=dirty')
  for (const room of [allowed!, refused!]) {
    await tabTo(page, page.getByRole('checkbox', { name: `Select ${room.name}`, exact: true }))
    await press(page, 'Space')
  }
  const bar = page.getByRole('group', { name: 'Selected rooms' })
  await bar.getByText(/^2 of \d+ selected$/).waitFor()
  await tabTo(page, bar.getByRole('button', { name: 'Start' }))
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Not everything was done' })
  await dialog.getByRole('row').filter({ hasText: allowed!.name }).getByText('Done').waitFor()
  await dialog.getByRole('row').filter({ hasText: refused!.name }).getByText('The guest declined service').waitFor()
  await press(page, 'Escape')
  await expectFocusKept(page)
})

test('rooms are distributed evenly after a preview, and one room is assigned manually', async () => {
  const { plain, find } = await rooms()
  const page = await open()
  await tabTo(page, page.getByRole('button', { name: 'Assign rooms…' }))
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) if (!(await box.isChecked())) await box.check()
  await dialog
    .getByText(/\d+ → \d+ of 420/)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: /^Assign \d+ rooms to \d+ attendants$/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocusKept(page)
  await expect.poll(async () => (await plain('dirty')).every(({ attendant }) => attendant !== null)).toBe(true)

  const [room] = await plain('dirty')
  await page.getByRole('searchbox', { name: 'Keyword' }).fill(room!.name)
  await choose(page, room!.name, 'Assign to…')
  await page.getByRole('dialog').getByRole('radio', { name: 'Unassigned' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await expect.poll(async () => (await find(room!.name)).attendant).toBeNull()
})

test('the status at a past time is a read-only table, without later changes', async () => {
  const { plain, change } = await rooms()
  const room = (await plain('clean'))[0]!
  const before = new Date(Date.now() - 60_000).toISOString()
  await change(room, { housekeeping_status: 'inspected' })
  const page = await open()
  await page.goto(`${new URL(page.url()).pathname}?view=history&as_of=${encodeURIComponent(before)}`)
  const table = page.getByRole('table', { name: /^Status as of/ })
  await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: room.name, exact: true }) })
    .getByText('Clean', { exact: true })
    .waitFor()
  expect(await table.getByRole('button').count()).toBe(0)
  await page.getByRole('table', { name: 'History' }).getByText('Clean → Inspected').first().waitFor()
})

test('on a phone the next step of every room is 44 px high, and nothing scrolls sideways', async () => {
  const page = await open('?housekeeping_statuses[]=dirty', 320)
  const boxes = await page
    .getByRole('button', { name: /^(Start cleaning|Actions for)/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ height, right }) => ({ height, right })),
    )
  expect(boxes.length).toBeGreaterThan(3)
  for (const { height, right } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(320)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('by keyboard: the pages of the history lead to the first change and back to the newest', async () => {
  const { plain, change } = await rooms()
  const [room] = await plain('clean')
  for (let turn = 0; turn < 110; turn += 1) await change(room!, { hk_priority: turn % 2 === 0 ? 1 : 0 })
  const page = await open()
  await page.goto(`${new URL(page.url()).pathname}?view=history&room=${room!.id}`)
  const table = page.getByRole('table', { name: 'History' })
  const region = page.getByRole('region', { name: 'History table' })
  const older = page.getByRole('link', { name: 'Older' })
  await older.waitFor()
  const cursor = () => new URL(page.url()).searchParams.get('cursor')
  let pages = 1
  while ((await older.count()) > 0) {
    const before = cursor()
    await tabTo(page, older)
    await press(page, 'Enter')
    await expect.poll(cursor).not.toBe(before)
    await expectFocusOn(region)
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(0)
    pages += 1
  }
  expect(pages).toBeGreaterThan(2)
  const newest = page.getByRole('link', { name: 'Newest' })
  await tabTo(page, newest)
  await press(page, 'Enter')
  await older.waitFor()
  await expectFocusOn(region)
  expect(cursor()).toBeNull()
})
