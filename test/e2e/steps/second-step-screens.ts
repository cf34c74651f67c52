import type { Page } from 'playwright-core'
import { act, deactivateItem } from './people-screens.ts'
import type { Screen } from './screen.ts'

const base = '**/user_management/second_factor'
const soon = '2199-01-01T00:00:00.000Z'
const challenge = 'c'.repeat(43)
const asked = { challenge, methods: ['totp', 'passkey', 'recovery_code'], passkey: { challenge }, expires_at: soon }
const passkeyOnly = { ...asked, methods: ['passkey', 'recovery_code'] }
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const codes = Array.from({ length: 10 }, (_, place) => `abcd-efg${place}`)

const nothing = { has_totp: false, passkeys: [], recovery_codes_left: 0 }
const passkey = { id: 1, name: 'Laptop at the desk', created_at: '2026-03-02T10:00:00.000Z', last_used_at: null }
const everything = { has_totp: true, passkeys: [passkey], recovery_codes_left: 9 }

const reply = (page: Page, path: string, data: object, status = 200) =>
  page.route(path, (route) => route.fulfill({ status, json: { data } }))
const refuse = (page: Page, path: string, status: number, code: string) =>
  page.route(path, (route) => route.fulfill({ status, json: { message: 'No luck.', code } }))

/** Answers the login like a server whose user has a second step. */
const askAtSignIn = (data: object) => (page: Page) =>
  page.route('**/v1/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'Use your second step.', code: 'SECOND_FACTOR_REQUIRED', data } }),
  )

async function signIn(page: Page) {
  await page.locator('[type=email]').fill('frontdesk@demo.example')
  await page.locator('[type=password]').fill('Welcome-2026!')
  await page.locator('[type=submit]').click()
}

const manager = { account: 'manager', path: '/hotel-management/properties' }
const inForm = (page: Page) => page.getByRole('dialog').locator('form')

async function openSetUp(page: Page) {
  await page.getByRole('button', { name: 'Preferences' }).first().click()
  await page.getByRole('button', { name: 'Second step at the sign-in…' }).click()
}

async function setUpApp(page: Page) {
  await openSetUp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Set up the app' }).click()
  await inForm(page).locator('[type=password]').fill('Welcome-2026!')
  await inForm(page).locator('[type=submit]').click()
}

const newApp = async (page: Page) => {
  await reply(page, base, nothing)
  await reply(page, `${base}/totp`, { secret, uri: `otpauth://totp/Hotel:manager?secret=${secret}` })
}

/** The second step at the sign-in, its set-up in each state, and the question before a weighty change. */
export const secondStepScreens: Screen[] = [
  {
    name: 'second step at the sign-in, not accepted',
    path: '/login',
    prepare: async (page) => {
      await askAtSignIn(asked)(page)
      await refuse(page, '**/v1/login/second_step', 401, 'INVALID_SECOND_FACTOR')
    },
    go: async (page) => {
      await signIn(page)
      await page.locator('[autocomplete=one-time-code]').fill('000000')
      await page.locator('[type=submit]').click()
    },
    stands: 'No luck.',
  },
  {
    name: 'second step at the sign-in, passkey',
    path: '/login',
    prepare: askAtSignIn(passkeyOnly),
    go: signIn,
    stands: 'Use passkey',
  },
  {
    name: 'second step, failed',
    ...manager,
    prepare: (page) => refuse(page, base, 403, 'FORBIDDEN'),
    go: openSetUp,
    stands: 'Try again',
  },
  {
    name: 'second step, set up',
    ...manager,
    prepare: (page) => reply(page, base, everything),
    go: openSetUp,
    stands: 'Make new codes',
    data: [passkey.name],
  },
  {
    name: 'second step, password first',
    ...manager,
    prepare: (page) => reply(page, base, nothing),
    go: async (page) => {
      await openSetUp(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Set up the app' }).click()
    },
    stands: 'Enter your password before',
  },
  {
    name: 'second step, a new app',
    ...manager,
    prepare: newApp,
    go: setUpApp,
    stands: 'Scan the QR code',
    data: secret.match(/.{4}/g)!,
  },
  {
    name: 'second step, recovery codes',
    ...manager,
    prepare: async (page) => {
      await newApp(page)
      await reply(page, `${base}/totp/confirm`, { recovery_codes: codes })
    },
    go: async (page) => {
      await setUpApp(page)
      await page.locator('[autocomplete=one-time-code]').fill('123456')
      await inForm(page).locator('[type=submit]').click()
    },
    stands: 'I have saved them',
    data: codes,
  },
  {
    name: 'second step before a deactivation',
    account: 'manager',
    path: '/hotel-management/people?keyword=frontdesk',
    prepare: async (page) => {
      await refuse(page, '**/users/*/status', 403, 'CONFIRMATION_REQUIRED')
      await reply(page, `${base}/confirmation`, asked, 201)
    },
    go: async (page) => {
      await act(deactivateItem)(page)
      await page.getByRole('alertdialog').getByRole('button').nth(1).click()
    },
    stands: 'This change needs your second step.',
    data: ['Finn Larsen'],
  },
]
