import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Addon } from '../../../src/api/contract/addon.ts'
import { formOf, type Body } from '../../support/api-calls.ts'
import { demoPassword, openPage } from '../../support/browser.ts'
import { press, tabTo } from './focus.ts'
import { property } from './routes.ts'

export const addonsPath = `${property}/products?tab=add-ons`

type Options = Parameters<typeof openPage>[0]

/** Opens the add-ons of Harbour View as the manager, optionally filtered. */
export async function openAddons(search = '', options: Options = {}) {
  const page = await openPage({ account: 'manager', path: `${addonsPath}${search}`, ...options })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

export const namesOf = (page: Page) =>
  page.getByRole('table', { name: 'Add-ons' }).getByRole('rowheader').getByRole('link').allTextContents()

export async function expectNames(page: Page, ...names: string[]) {
  await expect.poll(() => namesOf(page)).toEqual(names)
}

export const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** By keyboard: opens a row menu and chooses the item that starts with `action`. */
export async function choose(page: Page, name: string, action: string) {
  await tabTo(page, actionsOf(page, name))
  await press(page, 'Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.type(action)
  await press(page, 'Enter')
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
  await press(page, 'Tab')
}

/** Chooses a type in the form by its first letters. */
export async function pickType(page: Page, letters: string) {
  await tabTo(page, page.getByRole('button', { name: /Type$/ }))
  await press(page, 'Enter')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.type(letters)
  await press(page, 'Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** Add-ons of Harbour View as the API returns them, and another user's changes to them. */
export async function addonsAt(url: string) {
  const login = new URLSearchParams({ email: 'regional@demo.example', password: demoPassword })
  const session = await (await fetch(`${url}/api/v1/login`, { method: 'POST', body: login })).json()
  const headers = { Authorization: `Bearer ${(session as { data: { token: string } }).data.token}` }
  const base = `${url}/api/v1/hotel_management/properties`
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const reply = await fetch(`${base}/${path}`, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: T }).data
  }
  const { id: propertyId } = await call<{ id: number }>('property/harbour-view')
  const types = await call<{ id: number; name: string }[]>(`addon_types_by_property?property_id=${propertyId}`)
  return {
    all: (search = '') => call<Addon[]>(`addons?property_id=${propertyId}&per_page=100&${search}`),
    add: (name: string, sku: string, over: Body = {}) => {
      const fields = { addon_type_id: types[0]!.id, description: '', price: 1000, charging: 'once', status: 1 }
      const empty = { stock: null, bookable_date_from: null, bookable_date_to: null }
      const body = formOf({ property_id: propertyId, name, sku, ...fields, ...empty, ...over })
      return call<Addon>('addons', { method: 'POST', body })
    },
    change: (id: number, fields: Body) =>
      call<Addon>('update_addon', { method: 'POST', body: formOf({ id, ...fields }) }),
  }
}
