import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { codeOf } from '../support/authenticator-app.ts'
import { personOf } from '../support/second-factor.ts'
import { openShell, outside, refuse, setUpShell } from '../support/shell.tsx'
import { listen } from '../support/spoken-texts.ts'

setUpShell()

const list = '/hotel-management/properties'
const codeLabel = 'Code from your authenticator app'
const title = 'Second step at the sign-in'

async function signIn(account: string) {
  await userEvent.type(await screen.findByLabelText(/Email/), `${account}@demo.example`)
  await userEvent.type(screen.getByLabelText(/^Password/), 'Welcome-2026!')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

async function openSetUp(account: string, options: Parameters<typeof openShell>[1] = {}) {
  const opened = await openShell(list, { signInAs: account, ...options })
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }))
  await userEvent.click(await screen.findByRole('button', { name: `${title}…` }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: title })) }
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** As if nobody had used the second step lately. */
const forgetConfirmations = ({ db }: Api) => db.execute(sql`update sessions set confirmed_at = null`)

test('the sign-in asks for the second step in place, and a wrong code is spoken, focused and can be typed again', async () => {
  const { api, here, jar } = await openShell('/login?next=/hotel-management/properties?keyword=casa')
  const { secret } = await personOf(api, 'regional').setUpTotp()
  await signIn('regional')
  const field = await screen.findByLabelText<HTMLInputElement>(codeLabel)
  expect([field.autocomplete, field.inputMode, jar.hasUser()]).toEqual(['one-time-code', 'numeric', false])
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.title).toBe('Second step – Hotel Management')
  await userEvent.type(field, '000 000{Enter}')
  await waitFor(() => expect(statuses()).toContain('The code or passkey was not accepted. Try again.'))
  expect([document.activeElement, field.getAttribute('aria-invalid'), field.value]).toEqual([field, 'true', '000 000'])
  await userEvent.clear(field)
  const code = codeOf(secret, new Date(), 1)
  await userEvent.click(field)
  await userEvent.paste(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
  expect([here(), jar.readUser()?.first_name]).toEqual([
    '/hotel-management/properties?keyword=casa',
    expect.any(String),
  ])
})

test('a recovery code signs in too, and the way back leads to the password', async () => {
  const { api, jar } = await openShell('/login')
  const { codes } = await personOf(api, 'accountant').setUpTotp()
  await signIn('accountant')
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the password' }))
  await signIn('accountant')
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Recovery code')
  expect([field.autocomplete, document.activeElement]).toEqual(['off', field])
  await userEvent.type(field, `${codes[3]!}{Enter}`)
  await waitFor(() => expect(jar.hasUser()).toBe(true))
})

test('when the time is over, the way back is the only one', async () => {
  const over = refuse('post', 'login/second_step', 401, { code: 'CHALLENGE_EXPIRED', message: 'Too late.' })
  const { api } = await openShell('/login', { faults: [over] })
  await personOf(api, 'supervisor').setUpTotp()
  await signIn('supervisor')
  await userEvent.type(await screen.findByLabelText(codeLabel), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Too late.')
  expect(screen.queryByLabelText(codeLabel)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
  expect(await screen.findByLabelText(/Email/)).toBeTruthy()
})

test('an app is set up with password and code, the codes are shown once, and it is removed again', async () => {
  const said = listen()
  const { dialog } = await openSetUp('housekeeping')
  await dialog.findByText(/Your password alone signs you in/)
  await userEvent.click(dialog.getByRole('button', { name: 'Set up the app' }))
  const password = await dialog.findByLabelText<HTMLInputElement>(/^Current password/)
  await userEvent.type(password, 'Wrong{Enter}')
  await waitFor(() => expect(statuses()).toContain('The current password is incorrect.'))
  await waitFor(() => expect(document.activeElement).toBe(password))
  await userEvent.clear(password)
  await userEvent.type(password, 'Welcome-2026!{Enter}')
  const key = (await dialog.findByText('Key')).nextElementSibling!.textContent.replaceAll(' ', '')
  expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  expect(dialog.getByRole('link').getAttribute('href')).toContain(`secret=${key}`)
  const code = dialog.getByLabelText<HTMLInputElement>(codeLabel)
  await waitFor(() => expect(document.activeElement).toBe(code))
  await userEvent.type(code, '000000{Enter}')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(code)
  await userEvent.type(code, `${codeOf(key, new Date())}{Enter}`)
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(10))
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Recovery codes' }))
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved them' }))
  await dialog.findByText('10 left')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the app' }))
  await waitFor(() => expect(said).toContain('The authenticator app was removed.'))
  await dialog.findByText(/Your password alone signs you in/)
})

test('a server without the second step says so, and a failure to read is retried', async () => {
  let isDown = true
  const path = 'user_management/second_factor'
  const stuck = refuse('get', path, 422, { message: 'The safe is stuck.' }, () => isDown)
  const { dialog } = await openSetUp('attendant', { faults: [stuck] })
  expect((await dialog.findByRole('alert')).textContent).toContain('The safe is stuck.')
  isDown = false
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Not set up')).toBeTruthy()
})

test('without the endpoint the dialog says that there is no second step', async () => {
  const lacking = refuse('get', 'user_management/second_factor', 404, { message: 'Nothing here' })
  const { dialog } = await openSetUp('attendant', { faults: [lacking] })
  expect(await dialog.findByText('This server has no second step.')).toBeTruthy()
})

/** Opens the deletion of property types for a manager who has a second step and has not used it lately. */
async function openDeletion(...names: string[]) {
  const opened = await openShell(`${list}?view=types`, { signInAs: 'manager' })
  const { api, jar } = opened
  const call = personOf(api, 'manager').as(jar.readUser()!.token)
  for (const name of names) await call('POST', '/api/v1/hotel_management/properties/property_types', { name })
  const begun = await call('POST', '/totp', { password: 'Welcome-2026!' })
  const secret = begun.body.data!.secret as string
  await call('POST', '/totp/confirm', { code: codeOf(secret, new Date(), -1) })
  await forgetConfirmations(api)
  await outside(() => history.pushState(null, '', `${list}?view=types&types_keyword=${names[0]!.slice(0, 4)}`))
  await screen.findByRole('rowheader', { name: names[0]! })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select rows' }))
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  const question = await screen.findByRole('alertdialog')
  return { ...opened, secret, question, remove: () => call('DELETE', '/totp') }
}

const deletions = (requests: string[]) => requests.filter((request) => request.startsWith('POST')).length

test('a deletion asks above its dialog, is done after the code, and is not asked for again', async () => {
  const { secret, question, asked, remove } = await openDeletion('Yurt A')
  await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }))
  const confirmation = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  const field = await within(confirmation).findByLabelText<HTMLInputElement>(codeLabel)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.type(field, '000000{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(field)
  await userEvent.type(field, `${codeOf(secret, new Date())}{Enter}`)
  await waitFor(() => expect(deletions(asked('delete_property_types'))).toBe(2))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Yurt A', hidden: true })).toBeNull())
  expect((await remove()).status).toBe(200)
})

test('who declines sees the refusal, and nothing is deleted or lost', async () => {
  const { question, secret, remove, api, jar } = await openDeletion('Hut A', 'Hut B')
  await userEvent.click(within(question).getByRole('button', { name: /^Delete 2/ }))
  const confirmation = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await userEvent.click(await within(confirmation).findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Nothing has changed. This change needs your second step.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull())
  expect(screen.getByRole('rowheader', { name: 'Hut A', hidden: true })).toBeTruthy()
  const call = personOf(api, 'manager').as(jar.readUser()!.token)
  const { challenge } = (await call('POST', '/confirmation')).body.data as { challenge: string }
  await call('POST', '/confirm', { challenge, method: 'totp', response: codeOf(secret, new Date()) })
  expect((await remove()).status).toBe(200)
})
