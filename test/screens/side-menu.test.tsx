import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const list = '/hotel-management/properties'
const services = async () => within(await screen.findByRole('navigation', { name: 'Services' }))

test("a service shows whether it is connected before it is pressed, and this app isn't a link", async () => {
  const { here } = await openShell(list, { signInAs: 'manager' })
  const menu = await services()
  expect(menu.getByRole('link', { name: 'Bookings' }).getAttribute('href')).toBe('https://bookings.example/')
  // A usual space is left out in a flexible row: "Paymentsnot connected" would be read.
  expect(menu.getByRole('link', { name: /^Payments\snot connected$/ }).textContent).toBe('Payments\u00a0not connected')
  const own = menu.getByRole('link', { name: 'Hotel Management' })
  expect([own.getAttribute('href'), own.getAttribute('aria-current')]).toEqual(['/hotel-management', 'true'])
  await userEvent.click(own)
  await waitFor(() => expect(here()).toBe(list))
})

test('Users Management leads to the users service, or without one to the list of people', async () => {
  const { here } = await openShell(list, { signInAs: 'manager' })
  const own = (await services()).getByRole('link', { name: 'Users Management' })
  await userEvent.click(own)
  await screen.findByRole('heading', { level: 1, name: 'People' })
  expect([here(), own.getAttribute('aria-current')]).toEqual(['/hotel-management/people', 'page'])
})

test('with a users service configured, its link stays what it was', async () => {
  const users_management = 'https://users.example/'
  await openShell(list, { signInAs: 'manager', services: { users_management } })
  const link = (await services()).getByRole('link', { name: /Users Management/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([users_management, 'external noreferrer'])
})

test('while logging out the menu shows the progress, and a second press sends nothing', async () => {
  let answer = (): void => undefined
  const slow = http.post(
    '*/api/v1/logout',
    () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
  )
  const { asked, here } = await openShell(list, { signInAs: 'manager', faults: [slow] })
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  const busy = await screen.findByRole('button', { name: 'Logging out…' })
  expect([busy.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', busy])
  await userEvent.click(busy)
  expect(asked('/logout')).toHaveLength(1)
  answer()
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login')
})

test('a failed logout can be retried', async () => {
  await openShell(list, { signInAs: 'manager', faults: [refuse('post', 'logout', 500, { message: 'Not now' })] })
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Not now', { selector: 'span' })
  expect(screen.getByRole('button', { name: 'Logout' }).getAttribute('aria-busy')).toBeNull()
})

test('the first-time dialog shows that it is logging out too', async () => {
  const never = http.post('*/api/v1/logout', () => new Promise<never>(() => undefined))
  await openShell(list, { signInAs: 'new', faults: [never] })
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Your Password' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Logout' }))
  expect(dialog.getByRole('button', { name: /Logging out…/ }).getAttribute('aria-busy')).toBe('true')
})
