import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Facility } from '../../../src/api/contract/facility.ts'
import { demoPassword, openPage } from '../../support/browser.ts'
import { expectFocusOn, isFocused, press, tabTo } from './focus.ts'
import { property } from './routes.ts'

export const roomsPath = `${property}/products`

type Options = Parameters<typeof openPage>[0]

/** Opens the rooms of Harbour View as the manager, optionally filtered. */
export async function openRooms(search = '', options: Options = {}) {
  const page = await openPage({ account: 'manager', path: `${roomsPath}${search}`, ...options })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The same rooms as another user sees and changes them, by API calls. */
export async function roomsAt(url: string) {
  const login = new URLSearchParams({ email: 'regional@demo.example', password: demoPassword })
  const session = await (await fetch(`${url}/api/v1/login`, { method: 'POST', body: login })).json()
  const headers = { Authorization: `Bearer ${(session as { data: { token: string } }).data.token}` }
  const base = `${url}/api/v1/hotel_management/properties`
  const property = await (await fetch(`${base}/property/harbour-view`, { headers })).json()
  const { id } = (property as { data: { id: number } }).data
  const all = async (query: string): Promise<Facility[]> => {
    const reply = await fetch(`${base}/facilities?property_id=${id}&dontPaginate=1&${query}`, { headers })
    return ((await reply.json()) as { data: Facility[] }).data
  }
  return {
    all,
    /** The room with exactly this name. */
    named: async (name: string) => (await all(`keyword=${name}`)).find((room) => room.name === name),
    change: async (room: number, fields: Record<string, string>) => {
      const body = new URLSearchParams({ id: String(room), ...fields })
      const reply = await fetch(`${base}/update_facility`, { method: 'POST', headers, body })
      expect(reply.status).toBe(200)
    },
  }
}

/** Moves to a button by Tab and presses Enter. */
export async function pressOn(page: Page, name: string | RegExp, within: Pick<Page, 'getByRole'> = page) {
  await tabTo(page, within.getByRole('button', { name, exact: true }))
  await press(page, 'Enter')
}

/** Moves to a field by Tab and replaces its content. */
export async function retype(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByRole('textbox', { name: label }))
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Ticks or unticks a checkbox. */
export async function toggle(page: Page, name: string) {
  await tabTo(page, page.getByRole('checkbox', { name, exact: true }))
  await press(page, 'Space')
}

/** Chooses a type by its first letters. */
export async function pickType(page: Page, letters: string) {
  await tabTo(page, page.getByRole('button', { name: /Type$/ }))
  await press(page, 'Enter')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.type(letters)
  await press(page, 'Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** Finds a connecting room by typing, and chooses it. */
export async function connect(page: Page, name: string) {
  await tabTo(page, page.getByRole('combobox', { name: /Connecting rooms/ }))
  await page.keyboard.type(name)
  await page.getByRole('option', { name, exact: false }).first().waitFor()
  await press(page, 'ArrowDown', 'Enter', 'Escape')
  await page.getByRole('list', { name: 'Connecting rooms, chosen' }).getByText(name, { exact: true }).waitFor()
}

/** By keyboard: opens a row menu and moves to the item that starts with `action`. */
export async function choose(page: Page, name: string, action: string) {
  await tabTo(page, page.getByRole('button', { name: `Actions for ${name}`, exact: true }))
  await press(page, 'Enter')
  const item = page.getByRole('menuitem', { name: new RegExp(`^${action}`) })
  await item.waitFor()
  // The menu takes the focus a moment after it appears.
  await expect
    .poll(async () => {
      if (await isFocused(item)) return true
      await press(page, 'ArrowDown')
      return isFocused(item)
    })
    .toBe(true)
  await press(page, 'Enter')
  await item.waitFor({ state: 'detached' })
}

/** Opens a room by its menu, and waits for its form. */
export async function edit(page: Page, name: string) {
  await choose(page, name, 'Edit…?$')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: `Edit ${name}` }))
}

/** Expects the result of each name in the form. */
export async function expectResults(page: Page, results: Record<string, string>) {
  const rows = page.getByRole('region', { name: / created$/ }).getByRole('row')
  await expect
    .poll(async () => {
      const texts = await rows.evaluateAll((all) =>
        all.slice(1).map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())),
      )
      return Object.fromEntries(texts)
    })
    .toMatchObject(results)
}
