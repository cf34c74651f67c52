import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { cardOf, lane, menuOf, openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const rooms = () => roomsAt(server.url())

/** The rooms that the page asks the server to change, in order. */
function changesOf(page: Page) {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/update_room_status')) changes.push(request.postData() ?? '')
  })
  return () => changes.map((body) => [...body.matchAll(/name="facility_ids\[\]"\s+(\d+)/g)].map(([, id]) => Number(id)))
}

const open = async (search = '', width = 1280) => {
  const page = await openHousekeeping(search, { url: server.url(), width })
  return { page, changed: changesOf(page) }
}
const stepOf = (page: Page, step: string, name: string) =>
  page.getByRole('button', { name: `${step} ${name}`, exact: true })
const firstStep = async (page: Page) => {
  const label = await page
    .getByRole('button', { name: /^Start cleaning / })
    .first()
    .getAttribute('aria-label')
  return (label ?? '').replace('Start cleaning ', '')
}

/** Two presses in quick succession, and time for their effects. */
async function doublePress(page: Page, key: string) {
  await page.keyboard.press(key)
  await page.keyboard.press(key, { delay: 130 })
}

/** Presses Enter so many milliseconds after now, as a hand does, however long the page takes between two presses. */
async function timedEnter(page: Page) {
  const session = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  return async (ms: number) => {
    const timestamp = now + ms / 1000
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: '\r', timestamp })
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp: timestamp + 0.05 })
  }
}

/** Waits until the page has sent all its changes to the server. */
async function expectQuiet(page: Page, name: string) {
  await expect.poll(() => cardOf(page, name).first().getAttribute('aria-busy')).toBeNull()
}

async function expectOneChange(page: Page, changed: () => number[][], name: string) {
  const { find } = await rooms()
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('cleaning')
  await expectQuiet(page, name)
  expect(changed()).toEqual([[(await find(name)).id]])
}

test.each([
  ['on the board', '', 1280],
  ["on an attendant's phone", '', 390],
])(
  'a double click %s starts one room, which keeps its place with Undo until the pointer leaves',
  async (_, search, width) => {
    const { page, changed } = await open(search, width)
    const name = await firstStep(page)
    const before = await cardOf(page, name).boundingBox()
    await stepOf(page, 'Start cleaning', name).dblclick()
    await expectOneChange(page, changed, name)
    await lane(page, 'Dirty')
      .getByRole('button', { name: `Cleaning ${name}`, exact: true })
      .waitFor()
    expect(await cardOf(page, name).boundingBox()).toEqual(before)
    await page.getByRole('button', { name: `Undo ${name}, back to dirty` }).click()
    const { find } = await rooms()
    await expect.poll(async () => (await find(name)).housekeeping_status).toBe('dirty')
    await stepOf(page, 'Start cleaning', name).waitFor()
    expect(changed()).toHaveLength(2)
  },
)

test.each([
  ['on the board', 1280],
  ["on an attendant's phone", 390],
])(
  'a double Enter %s starts one room, and the focus stays on its card until another key is pressed',
  async (_, width) => {
    const { page, changed } = await open('', width)
    const name = await firstStep(page)
    await tabTo(page, stepOf(page, 'Start cleaning', name))
    await doublePress(page, 'Enter')
    await expectOneChange(page, changed, name)
    await expectFocusKept(page)
    await press(page, 'Tab', 'Enter')
    const { find } = await rooms()
    await expect.poll(async () => (await find(name)).housekeeping_status).toBe('dirty')
    expect(changed()).toHaveLength(2)
  },
)

test("a double Enter on Undo of a notice takes the step back once, although the focus returns to the room's button", async () => {
  const { page, changed } = await open()
  const name = await firstStep(page)
  await stepOf(page, 'Start cleaning', name).click()
  await expectOneChange(page, changed, name)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).focus()
  const enterAt = await timedEnter(page)
  await enterAt(0)
  await expectFocusOn(stepOf(page, 'Start cleaning', name))
  await enterAt(200)
  const { find } = await rooms()
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('dirty')
  await expectQuiet(page, name)
  expect(changed()).toHaveLength(2)
})

test('when the pointer leaves the lane, the room moves to its new lane together with the focus', async () => {
  const { page } = await open()
  const name = await firstStep(page)
  await stepOf(page, 'Start cleaning', name).click()
  await lane(page, 'Dirty')
    .getByRole('button', { name: `Cleaning ${name}`, exact: true })
    .waitFor()
  await page.getByRole('heading', { level: 1 }).hover()
  await lane(page, 'Cleaning')
    .getByRole('button', { name: `Finish cleaning ${name}`, exact: true })
    .waitFor()
  await expect.poll(() => menuOf(page, name).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a press beside the cards moves the room only at its end, so that nothing slips from under the pointer', async () => {
  const { page } = await open()
  const name = await firstStep(page)
  await stepOf(page, 'Start cleaning', name).click()
  const held = lane(page, 'Dirty').getByRole('button', { name: `Cleaning ${name}`, exact: true })
  await held.waitFor()
  await lane(page, 'Dirty').getByRole('heading').hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await held.count()).toBe(1)
  await page.mouse.up()
  await lane(page, 'Cleaning')
    .getByRole('button', { name: `Finish cleaning ${name}`, exact: true })
    .waitFor()
})

test('two taps on a phone start one room, which moves when the page is scrolled', async () => {
  const { page, changed } = await open('', 390)
  const name = await firstStep(page)
  const box = (await stepOf(page, 'Start cleaning', name).boundingBox())!
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let tap = 0; tap < 2; tap += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await expectOneChange(page, changed, name)
  await page.mouse.wheel(0, 300)
  await lane(page, 'Cleaning')
    .getByRole('button', { name: `Finish cleaning ${name}`, exact: true })
    .waitFor()
})

test('a double click or double Enter in a table menu starts one room, and the notice offers Undo', async () => {
  const { plain, find } = await rooms()
  const [name = '', other = ''] = (await plain('dirty')).map((room) => room.name)
  const { page, changed } = await open('?view=table&sort=name')
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Start cleaning' }).dblclick()
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('cleaning')
  await page.getByRole('button', { name: 'Undo' }).dblclick()
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('dirty')
  const { id } = await find(name)
  await expect.poll(changed).toEqual([[id], [id]])
  await tabTo(page, menuOf(page, other))
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Start cleaning' }).waitFor()
  await doublePress(page, 'Enter')
  await expect.poll(async () => (await find(other)).housekeeping_status).toBe('cleaning')
  expect(changed().slice(2)).toEqual([[(await find(other)).id]])
})

test('a double click on a bulk action changes the ticked rooms once', async () => {
  const { plain, find } = await rooms()
  const [name = ''] = (await plain('dirty')).map((room) => room.name)
  const { page, changed } = await open('?view=table&sort=name')
  await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name: 'Start' }).dblclick()
  await expect.poll(async () => (await find(name)).housekeeping_status).toBe('cleaning')
  expect(changed()).toEqual([[(await find(name)).id]])
})
