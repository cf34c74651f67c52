import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { cardOf, housekeepingPath, lane, ownRoom, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const board = housekeepingPath
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]

async function openMyRooms(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({
    account: 'housekeeping',
    path: '/',
    url: server.url(),
    width: 390,
    height: 844,
    ...options,
  })
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor()
  return page
}

const conditionOf = async (name: string) => (await (await roomsAt(server.url())).find(name)).housekeeping_status
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an attendant starts with her own rooms, and reaches all rooms and back', async () => {
  const page = await openMyRooms()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${board}?view=mine`)
  const own = (await (await roomsAt(server.url())).list()).filter(({ attendant }) => attendant?.name.startsWith('Hana'))
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Actions for/ }) })
      .count(),
  ).toBe(own.length)
  await page.getByRole('link', { name: 'All rooms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  // A supervisor inspects what an attendant cleaned.
  await lane(page, 'Clean').getByRole('listitem').first().waitFor()
  expect(await page.getByRole('button', { name: /^Pass inspection/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'My rooms' }).click()
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
})

test('a tap finishes a room, which keeps its place with Undo until the next touch elsewhere, and the progress grows', async () => {
  const { name, floor } = await ownRoom(server.url(), 'cleaning')
  const page = await openMyRooms()
  const progress = page.getByRole('progressbar', { name: 'Today' })
  const before = Number(await progress.getAttribute('value'))
  await button(page, `Finish cleaning ${name}`).dblclick()
  await expect.poll(() => conditionOf(name)).toBe('clean')
  await lane(page, floor)
    .getByRole('button', { name: `Clean ${name}`, exact: true })
    .waitFor()
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before)
  await button(page, `Undo ${name}, back to cleaning`).click()
  await expect.poll(() => conditionOf(name)).toBe('cleaning')
  await button(page, `Finish cleaning ${name}`).click()
  await expect.poll(() => conditionOf(name)).toBe('clean')
  await page.getByRole('heading', { level: 1 }).click()
  await lane(page, 'Done')
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .waitFor()
})

test('offline, a room is started with the keyboard, and the change waits', async () => {
  const { name } = await ownRoom(server.url(), 'dirty')
  const page = await openMyRooms({ tolerates })
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('status').filter({ hasText: 'Offline' }).first().waitFor()
  await button(page, `Start cleaning ${name}`).focus()
  await page.keyboard.press('Enter')
  await cardOf(page, name).getByText('Waiting to be sent').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => conditionOf(name)).toBe('cleaning')
})

/** Texts of the card beneath its Undo button. */
const textsUnder = (page: Page, undo: string) =>
  button(page, undo).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [...element.closest('li')!.querySelectorAll('span')]
      .filter((span) => !element.contains(span) && !span.contains(element))
      .filter((span) => span.checkVisibility({ visibilityProperty: true }))
      .filter((span) => {
        const box = span.getBoundingClientRect()
        return span.innerText && box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
      .map(({ innerText }) => innerText)
  })

test.each([320, 360, 390])(
  'at %i px a started room keeps its stay, its type and the places of its buttons, and Undo covers nothing',
  async (width) => {
    const { name } = await ownRoom(server.url(), 'dirty')
    const undo = `Undo ${name}, back to dirty`
    const page = await openMyRooms({ width, height: 800 })
    const card = cardOf(page, name)
    const texts = async () => (await card.innerText()).split('\n').filter(Boolean)
    const lines = await texts()
    const at = lines.findIndex((line) => line.startsWith('Dirty, '))
    const [stay, type] = [lines[at - 1]!, lines[at]!.split(', ')[1]!]
    const places = async () =>
      new Map(
        await card
          .getByRole('button')
          .evaluateAll((all: HTMLElement[]) => all.map((one) => [one.ariaLabel, one.offsetTop] as const)),
      )
    const before = await places()
    await button(page, `Start cleaning ${name}`).click()
    await button(page, undo).waitFor()
    expect(await texts()).toEqual(expect.arrayContaining([stay, expect.stringContaining(type)]))
    const after = await places()
    expect(after.get(`Cleaning ${name}`)).toBe(before.get(`Start cleaning ${name}`))
    for (const label of [`Actions for ${name}`, `Report a problem in ${name}`])
      expect([label, after.get(label)]).toEqual([label, before.get(label)])
    const [undoBox, doneBox] = [
      (await button(page, undo).boundingBox())!,
      (await button(page, `Cleaning ${name}`).boundingBox())!,
    ]
    const [beside, below] = [doneBox.x - (undoBox.x + undoBox.width), undoBox.y - (doneBox.y + doneBox.height)]
    expect(Math.max(beside, below)).toBeGreaterThanOrEqual(4)
    expect(await textsUnder(page, undo)).toEqual([])
    await button(page, undo).click()
    await expect.poll(() => conditionOf(name)).toBe('dirty')
  },
)

/** Texts of the card that one of its buttons covers, or that go on beneath it. */
const coveredTexts = (card: Locator) =>
  card.evaluate((item) => {
    const buttons = [...item.querySelectorAll('button')]
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const isSeen = node.parentElement!.checkVisibility({ visibilityProperty: true })
      const boxes = [...range.getClientRects()].filter(({ width }) => isSeen && width > 1)
      const isUnder = (button: Element) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      }
      if (buttons.some((button) => !button.contains(node) && isUnder(button))) texts.push(node.textContent ?? '')
    }
    return texts
  })

test.each([320, 390])('at %i px offline, no button covers that a finished room waits to be sent', async (width) => {
  const { name } = await ownRoom(server.url(), 'cleaning')
  const page = await openMyRooms({ width, height: 800, tolerates })
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('status').filter({ hasText: 'Offline' }).first().waitFor()
  await button(page, `Finish cleaning ${name}`).click()
  await cardOf(page, name).getByText('Waiting to be sent').waitFor()
  expect(await coveredTexts(cardOf(page, name))).toEqual([])
})

test('when nobody assigned a room, the page says so, with a link to all rooms', async () => {
  const page = await openPage({ account: 'manager', url: server.url(), path: `${board}?view=mine`, width: 390 })
  await page.getByRole('heading', { name: 'No rooms are assigned to you' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All rooms' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  // The link is for those whom rooms are assigned to.
  expect(await page.getByRole('link', { name: 'My rooms' }).count()).toBe(0)
})

test.each([
  [360, 640, 'light', 2],
  [320, 568, 'dark', 1],
  [1280, 900, 'light', 4],
] as const)(
  'at %i × %i, %s, the first rooms are visible, targets are large, and axe finds nothing',
  async (width, height, theme, rooms) => {
    const page = await openMyRooms({ width, height, theme })
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Actions for/ }) })
    const inView = await cards.evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
    )
    expect(inView).toBeGreaterThanOrEqual(rooms)
    const heights = await cards
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  },
)

test('rooms that could not be loaded are reported at a distance from the state of the updates', async () => {
  const page = await openPage({ account: 'housekeeping', url: server.url(), width: 390, height: 844, tolerates })
  await page.route('**/properties/facilities?*', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await page.goto(`${board}?view=mine`)
  const alert = (await page.getByRole('alert').filter({ hasText: 'Away' }).boundingBox())!
  const updates = (await button(page, 'Pause updates').boundingBox())!
  expect(alert.y - (updates.y + updates.height)).toBeGreaterThanOrEqual(8)
})
