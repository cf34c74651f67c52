import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demoPassword } from '../../server/db/seed/people.ts'
import { openShell, outside, refuse, signInElsewhere, setUpShell } from '../support/shell.tsx'

setUpShell()

const list = '/hotel-management/properties'
const permissions = 'user_management/access_control/user/permissions'
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['/', 'manager', list],
  ['/hotel-management', 'manager', list],
  [list, 'housekeeping', '/unauthorized'],
  [`${list}/harbour-view/housekeeping`, 'housekeeping', `${list}/harbour-view/housekeeping`],
  ['/', 'housekeeping', `${list}/harbour-view/housekeeping?view=mine`],
  ['/', 'attendant', '/hotel-management'],
  [list, 'visitor', '/unauthorized'],
])('%s, opened by %s, ends at %s', async (path, account, end) => {
  const { here } = await openShell(path, { signInAs: account })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(here()).toBe(end))
})

test("an attendant who opens the property's link before the sign-in gets her rooms there", async () => {
  const { here } = await openShell(`${list}/harbour-view`)
  await userEvent.type(await screen.findByLabelText(/Email/), 'housekeeping@demo.example')
  await userEvent.type(screen.getByLabelText(/^Password/), `${demoPassword}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'My rooms' })
  expect(here()).toBe(`${list}/harbour-view/housekeeping?view=mine`)
})

test('a denied attendant is led to their rooms, whose breadcrumb links to no denied page', async () => {
  const { here } = await openShell(list, { signInAs: 'housekeeping' })
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the start' }))
  await screen.findByRole('heading', { level: 1, name: 'My rooms' })
  screen.getByText('Lisbon time')
  expect(here()).toBe(`${list}/harbour-view/housekeeping?view=mine`)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(trail.textContent).toBe('PropertiesHarbour ViewHousekeepingMy rooms')
  expect([...trail.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Housekeeping'])
})

test('an attendant of several properties chooses one, and returns to the choice by the breadcrumb', async () => {
  const { here } = await openShell('/', { signInAs: 'attendant' })
  await screen.findByRole('heading', { level: 1, name: 'Your properties' })
  await userEvent.click(screen.getByRole('link', { name: 'Casa Azul' }))
  await screen.findByRole('heading', { level: 1, name: 'My rooms' })
  expect(here()).toBe(`${list}/casa-azul/housekeeping?view=mine`)
  await userEvent.click(screen.getByRole('link', { name: 'Properties' }))
  await screen.findByRole('heading', { level: 1, name: 'Your properties' })
})

test('a user without any permission is offered Logout', async () => {
  const { here } = await openShell('/', { signInAs: 'visitor' })
  await screen.findByRole('heading', { level: 1, name: '403: you have no access to this page' })
  const page = screen.getByRole('main')
  expect(within(page).queryByRole('link', { name: 'Back to the start' })).toBeNull()
  await userEvent.click(within(page).getByRole('button', { name: 'Logout' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the start' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login')
})

test.each([
  ['/under-construction', 'Under construction'],
  ['/accessibility', 'Accessibility'],
  ['/unauthorized', '403: you have no access to this page'],
  ['/nowhere', '404: page not found'],
])('%s needs no session', async (path, title) => {
  const { here, asked } = await openShell(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect([here(), asked('')]).toEqual([path, []])
})

test('the menu shows what the user may open, and marks what is denied', async () => {
  await openShell(`${list}/casa-azul/housekeeping`, { signInAs: 'manager' })
  const links = await screen.findAllByRole('link')
  const names = links.map((link) => link.textContent)
  for (const name of ['Properties', 'Dashboard', 'Hotel Calendar', 'Housekeeping', 'Activity Logs'])
    expect(names.some((text) => text.startsWith(name))).toBe(true)
})

test('permissions that fail to load deny access, and Retry lets the user in', async () => {
  let isDown = true
  const { asked } = await openShell(list, {
    signInAs: 'manager',
    faults: [refuse('get', permissions, 400, { message: 'Doors are being painted' }, () => isDown)],
  })
  expect(await screen.findByText('Doors are being painted')).toBeTruthy()
  expect(asked('/property?')).toEqual([])
  isDown = false
  await click('Retry')
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
})

test('a denied user can still log out, and sees if that fails', async () => {
  let isDown = true
  const { here } = await openShell(list, {
    signInAs: 'manager',
    faults: [
      refuse('get', permissions, 400, { message: 'Doors are being painted' }),
      refuse('post', 'logout', 500, { message: 'Not now' }, () => isDown),
    ],
  })
  await click('Logout')
  const toasts = async () =>
    (await screen.findAllByText('Not now')).filter((element) => !element.closest('[role=status]'))
  await waitFor(async () => expect(await toasts()).not.toEqual([]))
  isDown = false
  await click('Logout')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login')
})

test('a session ended by the server leads to sign-in, and back afterwards', async () => {
  const { here, jar, api, asked } = await openShell(`${list}?keyword=casa`, { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  const headers = { Authorization: `Bearer ${jar.readUser()?.token}` }
  await api.fetch('/api/v1/logout', { method: 'POST', headers })
  await outside(() => void dispatchEvent(new Event('focus')))
  expect((await screen.findAllByText('Your session has ended. Please sign in again.')).length).toBeGreaterThan(0)
  expect([here(), jar.hasUser(), asked('POST /api/v1/logout').length]).toEqual([
    `/login?next=${list}?keyword=casa`,
    false,
    1,
  ])
  expect(document.body.textContent).not.toContain('Casa Azul')
})

test('when another user signs in elsewhere, this tab follows and shows no rows of the previous user', async () => {
  await openShell(list, { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Hill House/ })
  await signInElsewhere('regional')
  await outside(() => void dispatchEvent(new Event('focus')))
  expect(document.body.textContent).not.toContain('Hill House')
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
  expect(screen.getAllByText('Welcome, Rafael!').length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('Hill House')
})

test('a removed cookie signs this tab out too', async () => {
  const { jar, here } = await openShell(list, { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  jar.removeUser()
  await outside(() => void dispatchEvent(new Event('focus')))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toMatch(/^\/login/)
  expect(document.body.textContent).not.toContain('Casa Azul')
})

test('an unknown property shows "not found" in place, with the reason', async () => {
  const { here } = await openShell(`${list}/nowhere-inn`, { signInAs: 'manager' })
  expect(await screen.findByRole('heading', { level: 1, name: '404: page not found' })).toBeTruthy()
  expect([here(), document.body.textContent]).toEqual([`${list}/nowhere-inn`, expect.stringContaining('not found')])
})
