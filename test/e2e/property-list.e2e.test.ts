import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { choose, selectOf } from './steps/choose.ts'
import { expectFocusKept, expectFocusOn } from './steps/focus.ts'
import * as list from './steps/property-list.ts'

const lodges = ['Alpenrose Lodge', 'Cedar Creek Lodge', 'Savannah Camp', 'Southern Light']
const deactivated = ['Laguna Azulejo', 'Old Mint House', 'Riad Jasmine']
const unbookable = ['Alpenrose Lodge', 'Laguna Azulejo', 'Old Mint House', 'Riad Jasmine', 'Savannah Camp']

const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })

async function typeDates(page: Page) {
  await page.getByRole('button', { name: 'Dates', exact: true }).click()
  await page.getByRole('spinbutton', { name: /^day, Start Date/ }).click()
  await page.keyboard.type('0101202002012020')
}

/** For each filter: how it is set, its parameters in the address, and the number of matching properties. */
const filters: [string, (page: Page) => Promise<unknown>, string[], number, string[]?][] = [
  ['keyword', (page) => keyword(page).fill('lodge'), ['keyword=lodge'], 2, ['Alpenrose Lodge', 'Cedar Creek Lodge']],
  ['property type', (page) => list.chooseTypes(page, 'Lodge'), ['property_type_ids[]=6'], 4, lodges],
  ['status', (page) => choose(page, 'Status', 'Deactivated'), ['status=0'], 3, deactivated],
  ['bookable status', (page) => list.chooseBookable(page, 'Unbookable'), ['bookable_status=unbookable'], 5, unbookable],
  ['bookable dates', typeDates, ['bookable_date_from=2020-01-01', 'bookable_date_to=2020-01-02'], 15],
]

test.each(filters)(
  'the %s filters the rows, goes into the address, and survives a reload, a link and Back',
  async (_, set, search, found, names) => {
    const page = await list.openList()
    await set(page)
    await list.expectSearch(page, search)
    await page.getByText(`${found} properties found`, { exact: true }).waitFor()
    await list.expectAnnounced(page, found > 10 ? `${found} properties, page 1 of 2` : `${found} properties`)
    await expectFocusKept(page)
    const shown = names ?? (await list.namesOf(page))
    await list.expectNames(page, shown)
    await page.reload()
    await list.expectNames(page, shown)
    const linked = await list.openList(new URL(page.url()).search)
    await list.expectNames(linked, shown)
    await list.chips(page).first().click()
    await expect.poll(() => list.searchOf(page)).not.toEqual(search)
    await page.goBack()
    await list.expectSearch(page, search)
    await list.expectNames(page, shown)
  },
)

test('several filters combine, each with a chip to remove it, and are cleared together', async () => {
  const page = await list.openList(
    '?keyword=e&property_type_ids[]=6&property_type_ids[]=4&status=1&per_page=25&sort=-name',
  )
  expect(await list.chips(page).count()).toBe(4)
  await page.getByRole('button', { name: 'Remove filter Type Guest house' }).click()
  await list.expectNames(page, ['Southern Light', 'Savannah Camp', 'Cedar Creek Lodge', 'Alpenrose Lodge'])
  await expectFocusKept(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('24 properties', { exact: true }).first().waitFor()
  await list.expectSearch(page, ['per_page=25', 'sort=-name'])
  expect(await list.chips(page).count()).toBe(0)
  await expectFocusKept(page)
})

test('page and page size are in the address, and the focus stays on the pager', async () => {
  const page = await list.openList()
  await page.getByText('1–10 of 24').waitFor()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('11–20 of 24').waitFor()
  await list.expectAnnounced(page, '24 properties, page 2 of 3')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await page.getByText('21–24 of 24').waitFor()
  await expectFocusKept(page)
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0)
  await page.goBack()
  await page.getByText('11–20 of 24').waitFor()
  await choose(page, 'Rows', '25')
  await list.expectSearch(page, ['per_page=25'])
  await expect.poll(async () => (await list.namesOf(page)).length).toBe(24)
  await expectFocusOn(selectOf(page, 'Rows'))
})

test('a page past the end is replaced by the last page', async () => {
  const page = await list.openList('?page=9')
  await list.expectSearch(page, ['page=3'])
  await page.getByText('21–24 of 24').waitFor()
})

test('a column heading sorts by its column, and reverses on the next press', async () => {
  const page = await list.openList()
  const heading = page.getByRole('columnheader', { name: 'Rooms' })
  await heading.getByRole('button').click()
  await list.expectSearch(page, ['sort=rooms_count'])
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Riad Jasmine')
  expect(await heading.getAttribute('aria-sort')).toBe('ascending')
  await heading.getByRole('button').click()
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Grand Meridian')
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  await expectFocusOn(heading.getByRole('button'))
})

test('filters without a match say so and offer to clear them', async () => {
  const page = await list.openList('?keyword=zzz')
  await page.getByRole('heading', { name: 'No properties match' }).waitFor()
  await list.expectAnnounced(page, 'No properties')
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click()
  await page.getByText('24 properties', { exact: true }).first().waitFor()
  await expectFocusKept(page)
})

test('a user sees only the properties assigned to them', async () => {
  const page = await list.openList('', { account: 'regional' })
  await list.expectNames(page, ['Casa Azul', 'Harbour View', 'Old Mint House'])
})

test.each([
  { next: 'longer', fewer: 1 },
  { next: 'shorter', fewer: 2 },
])('two presses on "Next page" lead two pages on, also if the next page is $next', async ({ fewer }) => {
  const page = await openPage({ account: 'manager' })
  await page.route('**/properties/property?*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: unknown[] }
    const isFewer = new URL(route.request().url()).searchParams.get('page') === String(fewer)
    await route.fulfill({ response, json: { ...reply, data: reply.data.slice(0, isFewer ? 4 : undefined) } })
  })
  await page.goto(list.listPath)
  await list.expectSettled(page)
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await next.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  for (const nth of [2, 3]) {
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => page.locator('nav [aria-current=page]').last().innerText()).toBe(String(nth))
  }
})

test('a high window opens with as many rows as fit, by one call, and an address that names a size keeps it', async () => {
  const page = await openPage({ account: 'manager', height: 1300 })
  const sizes: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/properties/property')) sizes.push(searchParams.get('per_page'))
  })
  await page.goto(list.listPath)
  await list.expectSettled(page)
  expect(await list.namesOf(page)).toHaveLength(24)
  expect([sizes, await list.searchOf(page)]).toEqual([['25'], []])
  const last = await page.getByRole('row').last().boundingBox()
  expect(last!.y + last!.height).toBeLessThan(1300)
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(`${list.listPath}?per_page=10`)
  await list.expectSettled(page)
  expect(await list.namesOf(page)).toHaveLength(10)
})

test('a window of the usual height opens with ten rows', async () => {
  const page = await openPage({ account: 'manager', width: 1440, height: 900, path: list.listPath })
  await list.expectSettled(page)
  expect(await list.namesOf(page)).toHaveLength(10)
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(350)
})
