import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { singleKeys } from '../../src/api/contract/single-keys.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { dayInDigits } from '../../src/clock/day-format.ts'
import { formatLocale } from '../../src/locale/format-locale.ts'
import { moneyText } from '../../src/screens/format.ts'
import { choose } from '../support/select.ts'
import { openShell, outside, refuse, setUpShell, signInElsewhere } from '../support/shell.tsx'

setUpShell()

const list = '/hotel-management/properties'
const path = 'user_management/preferences'
const root = document.documentElement
const stored = () => JSON.parse(localStorage.preferences ?? '{}') as Record<string, string>

async function openDialog(options: Parameters<typeof openShell>[1] = {}) {
  const opened = await openShell(list, { signInAs: 'manager', ...options })
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Preferences' }) }
}
const radio = (dialog: HTMLElement, group: string, name: string) =>
  within(within(dialog).getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { name })
const status = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

/** Answers the permissions with these preferences, or without any. */
const knownPreferences = (preferences?: object) =>
  http.get('*/access_control/user/permissions', () =>
    HttpResponse.json({ data: { permissions: [{ id: 1, name: 'access_properties' }], preferences } }),
  )

test('the item stands above Change Password, and each group has its choices', async () => {
  const { dialog } = await openDialog()
  const groups = within(dialog)
    .getAllByRole('radiogroup')
    .map((group) => [
      group.getAttribute('aria-labelledby') && within(group).getAllByRole('radio').length,
      within(group).getByRole<HTMLInputElement>('radio', { checked: true }).value,
    ])
  expect(groups).toEqual([
    [3, 'system'],
    [2, 'system'],
    [4, 'standard'],
    [2, 'comfortable'],
  ])
  const items = ['Preferences', 'Change Password', 'Logout']
  const texts = [...document.querySelectorAll('nav button')].map((button) => button.textContent)
  expect(texts.filter((text) => items.includes(text))).toEqual(items)
})

test('a choice shows at once, is saved, and is stored on the device for the next start', async () => {
  const { dialog, asked } = await openDialog()
  expect([status(dialog), asked(path)]).toEqual(['', []])
  await userEvent.click(radio(dialog, 'Theme', 'Dark'))
  expect(root.dataset.theme).toBe('dark')
  await userEvent.click(radio(dialog, 'Contrast', 'More'))
  await userEvent.click(radio(dialog, 'Text size', 'Extra large'))
  await userEvent.click(radio(dialog, 'Density of tables', 'Compact'))
  await waitFor(() => expect(status(dialog)).toBe('Saved'))
  const chosen = {
    theme: 'dark',
    contrast: 'more',
    text_size: 'extra_large',
    density: 'compact',
    formats: 'browser',
    language: 'browser',
    single_keys: 'on',
    ...singleKeys,
  }
  expect({ ...root.dataset }).toEqual({ ...chosen, unsent: '' })
  expect(stored()).toEqual({ ...chosen, unsent: '' })
})

test('the focus returns to the menu item, and the status is empty when the dialog opens again', async () => {
  const { dialog } = await openDialog()
  await userEvent.click(radio(dialog, 'Density of tables', 'Comfortable'))
  await userEvent.click(radio(dialog, 'Density of tables', 'Compact'))
  await waitFor(() => expect(status(dialog)).toBe('Saved'))
  await userEvent.click(radio(dialog, 'Density of tables', 'Comfortable'))
  await waitFor(() => expect(status(dialog)).toBe('Saved'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preferences' })))
  await userEvent.keyboard('{Enter}')
  expect(status(await screen.findByRole('dialog', { name: 'Preferences' }))).toBe('')
})

test('a server without preferences is not asked, and the device keeps the choice', async () => {
  const { dialog, asked } = await openDialog({ faults: [knownPreferences()] })
  expect(status(dialog)).toBe('Kept on this device')
  await userEvent.click(radio(dialog, 'Theme', 'Dark'))
  expect([root.dataset.theme, stored().theme, asked(path)]).toEqual(['dark', 'dark', []])
  expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a server that does not know the call leaves the choice to the device, without an error', async () => {
  const faults = [refuse('post', path, 404, { message: 'Not found' })]
  const { dialog } = await openDialog({ faults })
  await userEvent.click(radio(dialog, 'Theme', 'Light'))
  await waitFor(() => expect(status(dialog)).toBe('Kept on this device'))
  expect(within(dialog).getByRole('alert').textContent).toBe('')
  expect(stored()).toMatchObject({ theme: 'light', unsent: '' })
})

test('a failure says so, keeps the choice on the device, and can be retried', async () => {
  let isDown = true
  const faults = [refuse('post', path, 422, { message: 'The safe is stuck.' }, () => isDown)]
  const { dialog } = await openDialog({ faults })
  await userEvent.click(radio(dialog, 'Theme', 'Light'))
  const text = 'Not saved: The safe is stuck. Your choice is kept on this device.'
  expect(await within(dialog).findByText(text)).toBeTruthy()
  expect([root.dataset.theme, stored().theme, stored().unsent !== '']).toEqual(['light', 'light', true])
  isDown = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(status(dialog)).toBe('Saved'))
  expect(stored()).toMatchObject({ theme: 'light', unsent: '' })
  await userEvent.click(radio(dialog, 'Theme', 'System'))
  await waitFor(() => expect(stored().unsent).toBe(''))
})

test("the person's preferences replace those of the device's last user, and cost no call", async () => {
  const preferences = {
    theme: 'light',
    contrast: 'more',
    text_size: 'standard',
    density: 'compact',
    formats: 'browser',
    language: 'browser',
  }
  Object.assign(root.dataset, { theme: 'dark', unsent: '999' })
  const { asked } = await openShell(list, { signInAs: 'manager', faults: [knownPreferences(preferences)] })
  await screen.findByRole('button', { name: 'Preferences' })
  expect({ ...root.dataset }).toEqual({ ...preferences, unsent: '' })
  expect([stored(), asked(path)]).toEqual([{ ...preferences, unsent: '' }, []])
})

test('a choice that has not reached the server is sent at the next start, and wins', async () => {
  await signInElsewhere('frontdesk')
  const jar = createCookieJar({ document, host: location.hostname, isSecure: false, domain: null })
  Object.assign(root.dataset, { theme: 'dark', unsent: String(jar.readUser()?.id) })
  const { asked } = await openShell(list)
  await waitFor(() => expect(asked(path)).toHaveLength(1))
  await waitFor(() => expect(stored()).toMatchObject({ theme: 'dark', unsent: '' }))
})

test('without storage a choice lasts until the page is closed', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden')
  })
  const { dialog } = await openDialog()
  await userEvent.click(radio(dialog, 'Text size', 'Large'))
  await waitFor(() => expect(status(dialog)).toBe('Saved'))
  expect(root.dataset.text_size).toBe('large')
  setItem.mockRestore()
})

test('the choice of another tab appears in the open dialog', async () => {
  const { dialog } = await openDialog()
  await outside(() => {
    Object.assign(root.dataset, { theme: 'dark' })
    dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
  })
  expect(radio(dialog, 'Theme', 'Dark').checked).toBe(true)
})

test('each language says its name in its own language and direction', async () => {
  const { dialog } = await openDialog()
  const partsOf = (element: Element) =>
    [...element.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, dir, textContent }) => [lang, dir, textContent])
  await userEvent.click(within(dialog).getByRole('button', { name: /Language$/ }))
  const parts = (await screen.findAllByRole('option')).map(partsOf)
  expect(parts[0]).toEqual([])
  expect(parts).toContainEqual([['de', 'ltr', 'Deutsch']])
  expect(parts.flat()).toHaveLength(7)
  expect(parts).toContainEqual([['ar', 'rtl', 'العربية']])
  await userEvent.click(screen.getByRole('option', { name: 'Filipino' }))
  const value = await within(dialog).findByRole('button', { name: /^Filipino/ })
  expect(partsOf(value)).toEqual([['fil', 'ltr', 'Filipino']])
})

test('a page from right to left writes numbers as the example of the chosen formats does', async () => {
  document.dir = 'rtl'
  try {
    const { dialog } = await openDialog()
    await choose('Dates and numbers', /^Brazilian Portuguese/, dialog)
    const example = await within(dialog).findByText(/1\.250,00$/)
    expect(example.textContent).toContain(dayInDigits('2026-02-24', formatLocale()))
    expect(example.textContent).toContain(moneyText(125_000, 'BRL').replace(/R\$\s/, ''))
  } finally {
    document.dir = ''
  }
})
