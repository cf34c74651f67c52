import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import * as list from './steps/property-list.ts'
import { property } from './steps/routes.ts'
import { saveData } from './steps/save-data.ts'

/** From here on the server answers no call, so what the page shows was there already. */
const holdAllCalls = (page: Page) => page.route('**/api/v1/**', () => new Promise<void>(() => undefined))

/** Opens a page, and records its calls: the last part of the path, and the page of a list. */
async function openWatched(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await openPage({ account: 'manager' })
  const [sent, answered]: [string[], string[]] = [[], []]
  const note = (calls: string[]) => (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/v1/'))
      calls.push([pathname.split('/').at(-1), searchParams.get('page')].filter(Boolean).join(' '))
  }
  page.on('request', note(sent))
  page.on('requestfinished', note(answered))
  await prepare?.(page)
  await page.goto(path)
  async function isAnswered(call: string) {
    await expect.poll(() => answered).toContain(call)
  }
  return { page, sent, isAnswered, listCalls: () => sent.filter((call) => call.startsWith('property ')) }
}

const next = (page: Page) => page.getByRole('link', { name: 'Next page' })
const previous = (page: Page) => page.getByRole('link', { name: 'Previous page' })

test('the next page, and Back to the page before, are there without a call', async () => {
  const second = await list.namesOf(await list.openList('?page=2'))
  const { page, isAnswered } = await openWatched(list.listPath)
  await list.expectSettled(page)
  const first = await list.namesOf(page)
  await isAnswered('property 2')
  await holdAllCalls(page)
  await next(page).click()
  await list.expectNames(page, second)
  await list.expectAnnounced(page, '24 properties, page 2 of 3')
  await page.goBack()
  await list.expectNames(page, first)
})

test('a property pointed at opens its dashboard without a call, and Back shows the list as it was', async () => {
  const { page, isAnswered } = await openWatched(`${list.listPath}?keyword=lodge`)
  await list.expectSettled(page)
  const names = await list.namesOf(page)
  const link = page.getByRole('rowheader').getByRole('link', { name: names[0]! })
  await link.hover()
  await isAnswered('graphql')
  await holdAllCalls(page)
  await link.click()
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  await page.goBack()
  await list.expectNames(page, names)
})

test('a menu item with the focus opens its section without a call', async () => {
  const { page, isAnswered } = await openWatched(property)
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).last().focus()
  await isAnswered('facilities 1')
  await holdAllCalls(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Rooms', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(1)
})

test('a reply that is older than 20 seconds is shown at once and asked for again', async () => {
  const { page, isAnswered } = await openWatched(list.listPath, (each) => each.clock.install())
  await list.expectSettled(page)
  await isAnswered('property 2')
  await page.clock.fastForward(30_000)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/properties/property?*page=2*', async (route) => {
    await held
    const response = await route.fetch()
    const json = (await response.json()) as { data: { name: string }[] }
    json.data[0]!.name = 'Renamed meanwhile'
    await route.fulfill({ response, json })
  })
  const names = await list.namesOf(page)
  await next(page).click()
  await expect.poll(() => list.namesOf(page)).not.toEqual(names)
  expect(await list.namesOf(page)).not.toContain('Renamed meanwhile')
  answer()
  await expect.poll(() => list.namesOf(page)).toContain('Renamed meanwhile')
})

test.each([
  ['reading ahead', undefined],
  ['saving data', saveData],
])('a tour forth and back makes one call for each page, %s', async (_, prepare) => {
  const { page, isAnswered, listCalls } = await openWatched(list.listPath, prepare)
  await list.expectSettled(page)
  if (!prepare) await isAnswered('property 2')
  for (const [step, ready] of [
    [next, prepare ? 'property 2' : 'property 3'],
    [next, 'property 3'],
    [previous, 'property 2'],
    [previous, 'property 1'],
  ] as const) {
    const names = await list.namesOf(page)
    await step(page).click()
    await expect.poll(() => list.namesOf(page)).not.toEqual(names)
    await isAnswered(ready)
  }
  expect(listCalls()).toEqual(['property 1', 'property 2', 'property 3'])
})

test('nothing is read ahead for a person who saves data', async () => {
  const { page, sent, isAnswered, listCalls } = await openWatched(list.listPath, saveData)
  await list.expectSettled(page)
  await page.getByRole('rowheader').getByRole('link').first().hover()
  await next(page).click()
  await isAnswered('property 2')
  await page.getByRole('rowheader').getByRole('link').first().hover()
  await next(page).click()
  await isAnswered('property 3')
  expect([listCalls(), sent.filter((call) => call === 'graphql')]).toEqual([
    ['property 1', 'property 2', 'property 3'],
    [],
  ])
})

test('after a sign-in and at a reload, the list is asked for while the permissions are under way, and once', async () => {
  const page = await openPage()
  const lists: string[] = []
  page.on(
    'request',
    (request) => /\/properties\/property\?(.*&)?page=1(&|$)/.test(request.url()) && lists.push(request.url()),
  )
  let answer = () => {}
  const hold = async () => {
    lists.length = 0
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.unroute('**/user/permissions')
    await page.route('**/user/permissions', async (route) => {
      await held
      await route.continue()
    })
  }
  const isShown = async () => {
    await expect.poll(() => lists.length).toBe(1)
    expect(await page.getByRole('rowheader').count()).toBe(0)
    answer()
    await list.expectSettled(page)
    expect(lists).toHaveLength(1)
  }
  await hold()
  await page.goto('/login')
  await page.getByLabel('Email').fill('manager@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await isShown()
  await hold()
  await page.reload()
  await isShown()
})

test('the code of the address’s section comes while the permissions load, and no other’s', async () => {
  const page = await openPage({ account: 'manager' })
  const code: string[] = []
  page.on('request', (request) => code.push(new URL(request.url()).pathname))
  await page.route('**/user/permissions', () => new Promise<void>(() => undefined))
  await page.goto(`${property}/housekeeping`)
  await expect.poll(() => code.some((path) => path.includes('/HousekeepingScreen'))).toBe(true)
  expect(code.filter((path) => path.includes('/DashboardScreen'))).toEqual([])
})
