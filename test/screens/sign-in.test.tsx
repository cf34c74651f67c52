import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

async function signIn(email: string, password = 'Welcome-2026!') {
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText(/Email/), email)
  await person.type(screen.getByLabelText(/^Password/), password)
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('after signing in the user is at the requested page', async () => {
  const { here, jar } = await openShell('/hotel-management/properties?keyword=casa')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login?next=/hotel-management/properties?keyword=casa')
  await signIn('manager@demo.example')
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
  expect(here()).toBe('/hotel-management/properties?keyword=casa')
  expect(jar.readUser()?.first_name).toBe('Marta')
  expect(screen.getAllByText('Welcome, Marta!').length).toBeGreaterThan(0)
})

test.each([
  ['manager@demo.example', 'wrong', 'Access denied! Invalid Credentials'],
  ['nobody@demo.example', 'wrong', 'Access denied! Invalid Credentials'],
  ['deactivated@demo.example', 'Welcome-2026!', 'Access denied! Your account is deactivated.'],
])('%s with %s shows “%s”, and the input stays', async (email, password, text) => {
  const { jar } = await openShell('/login')
  await signIn(email, password)
  await screen.findByText(text)
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe(email)
  expect(jar.hasUser()).toBe(false)
})

test("any other failure shows the server's message", async () => {
  await openShell('/login', { faults: [refuse('post', 'login', 503, { message: 'Closed for the night' })] })
  await signIn('manager@demo.example')
  expect(await screen.findByText('Closed for the night')).toBeTruthy()
})

test('empty fields are reported, and nothing is sent', async () => {
  const { asked } = await openShell('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/))
  expect(asked('/login')).toEqual([])
})

test('logging out opens the sign-in page, and no row is left in the document', async () => {
  const { here, jar, asked } = await openShell('/hotel-management/properties', { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect([here(), jar.hasUser(), asked('/logout').length]).toEqual(['/login', false, 1])
  expect(document.body.textContent).not.toContain('Casa Azul')
})

test('a failed logout keeps the session and shows the reason', async () => {
  const { jar } = await openShell('/hotel-management/properties', {
    signInAs: 'manager',
    faults: [refuse('post', 'logout', 500, { message: 'Not now' })],
  })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect((await screen.findAllByText('Not now')).length).toBeGreaterThan(0)
  expect([jar.hasUser(), screen.getByRole('rowheader', { name: /Casa Azul/ })]).toEqual([true, expect.anything()])
})
