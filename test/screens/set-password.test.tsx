import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const link = '*/api/v1/user_management/password_link'
const owner = { email: 'paula@people.example', first_name: 'Paula', expires_at: '2199-01-01T00:00:00.000Z' }
const known = http.post(`${link}/read`, () => HttpResponse.json({ data: owner }))

const fill = async (password: string, confirm = password) => {
  await userEvent.clear(await screen.findByLabelText('New password'))
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.clear(screen.getByLabelText('Confirm password'))
  if (confirm) await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

test('the page says whose password it sets; what is wrong is at the field, which takes the focus', async () => {
  const { asked } = await openShell('/password#token', { faults: [known] })
  expect(await screen.findByText('paula@people.example')).toBeTruthy()
  await fill('abc')
  expect(screen.getByText('Must meet every rule of the list')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
  await fill('Copper-Kettle-7', 'Copper-Kettle-8')
  expect(screen.getByText('Passwords do not match!')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Confirm password')))
  expect(asked('/password_link').filter((request) => !request.endsWith('/read'))).toEqual([])
})

test('a refused password is told, and the next one is set', async () => {
  let isRefused = true
  const sent: string[] = []
  const set = http.post(link, async ({ request }) => {
    sent.push(String((await request.formData()).get('token')))
    const errors = { password: ['Too common.'] }
    return isRefused ? HttpResponse.json({ message: 'No', errors }, { status: 422 }) : HttpResponse.json({ data: {} })
  })
  const { here } = await openShell('/password#token', { faults: [known, set] })
  await fill('Copper-Kettle-7')
  expect(await screen.findByText('Too common.')).toBeTruthy()
  isRefused = false
  await fill('Copper-Kettle-8')
  expect(await screen.findByText('Your password is set. Sign in with it.')).toBeTruthy()
  expect(sent).toEqual(['token', 'token'])
  await userEvent.click(screen.getByRole('link', { name: 'Go to sign-in' }))
  await waitFor(() => expect(here()).toBe('/login'))
})

test.each(['', '#unknown'])('a link that does not work says so, and what to do: %s', async (hash) => {
  await openShell(`/password${hash}`)
  expect(await screen.findByText(/^This link doesn’t work/)).toBeTruthy()
  expect(screen.getByText('Ask the person who sent the link for a new one.')).toBeTruthy()
})

test('a link that is used up meanwhile says so too', async () => {
  const used = refuse('post', 'user_management/password_link', 404, { message: 'No', code: 'INVALID_LINK' })
  await openShell('/password#token', { faults: [known, used] })
  await fill('Copper-Kettle-7')
  expect(await screen.findByText(/^This link doesn’t work/)).toBeTruthy()
})

test('without an answer the link is read again on Retry', async () => {
  let isDown = true
  const down = refuse('post', 'user_management/password_link/read', 422, { message: 'Closed.' }, () => isDown)
  await openShell('/password#token', { faults: [down, known] })
  expect(await screen.findByText('Closed.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('New password')).toBeTruthy()
})
