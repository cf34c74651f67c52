import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { expectFocusKept } from './steps/focus.ts'
import { pathId, servedTestPaths } from './steps/test-paths.ts'

const paths = servedTestPaths()
const id = pathId
const { open } = paths
const caption = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a path is replayed to its end in the real app, with expected and actual results side by side', async () => {
  const page = await open(`?path=${id}`)
  await button(page, 'Play').click()
  await caption(page, 'All 2 steps are green')
  const compared = page.getByRole('table', { name: 'Expected and actual after step 2' })
  const focus = compared.getByRole('row', { name: /^Focus/ }).getByRole('cell')
  expect(await focus.allInnerTexts()).toEqual(['input “Password”', 'input “Password”'])
  await page.frameLocator('iframe').getByRole('alert').getByText('Access denied! Invalid Credentials').waitFor()
})

test('by keyboard: each step is described before it runs', async () => {
  const page = await open(`?path=${id}`)
  await button(page, 'Step').focus()
  await page.keyboard.press('Enter')
  await caption(page, /^Step 1 of 2: type “manager@demo.example”.*→ expect signedOut.submitting$/)
  await button(page, 'Step').focus()
  await page.keyboard.press('Enter')
  await caption(page, /^Step 2 of 2: the server refuses POST v1\/login with 401 → expect signedOut.refused$/)
  expect(await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('✓ green'),
    expect.stringContaining('✓ green'),
    expect.stringContaining('▸ now'),
  ])
})

test('a link opens a path at a step; "run to here" stops after that step', async () => {
  const page = await open(`?path=${id}&step=1`)
  await button(page, 'Run to step 1').first().click()
  await caption(page, /^Step 2 of 2/)
  expect(await page.title()).toBe(`${id} – Test paths`)
})

test('a path lists the text of the requirements that it proves', async () => {
  const page = await open(`?path=${id}`)
  await page.getByText(/^Proves \d+ requirements$/).click()
  const sentence = page
    .getByRole('listitem')
    .filter({ hasText: "A login answered with 401 shows 'Access denied! Invalid Credentials'" })
  expect(await sentence.innerText()).toContain('8.login-401')
})

test('paths are filtered by screen, role, fault and requirement, and the address stores the filter', async () => {
  const page = await open('')
  await page.getByLabel('Screen').selectOption('Sign in')
  await page.getByLabel('Role').selectOption('nobody')
  await page.getByLabel('Fault').selectOption('refused with 401')
  await page.getByLabel('Requirement').selectOption('8.login-401')
  await page.getByRole('link', { name: 'shortest.signedOut.refused' }).waitFor()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    screen: 'Sign in',
    role: 'nobody',
    fault: 'refused with 401',
    requirement: '8.login-401',
  })
})

test('a session is recorded by hand and kept as a path with a name', async () => {
  const folder = 'test/model/recorded'
  const files = () => (existsSync(folder) ? readdirSync(folder) : [])
  const before = files()
  const kept = () => files().filter((file) => !before.includes(file))
  onTestFinished(() => {
    for (const file of kept()) rmSync(join(folder, file))
    if (before.length === 0) rmSync(folder, { recursive: true, force: true })
  })
  const page = await open(`?path=${id}`)
  await page.getByText('Record a session of your own').click()
  await button(page, 'Record').click()
  await caption(page, 'Recording the session')
  const app = page.frameLocator('iframe')
  await app.getByLabel('Email').fill('manager@demo.example')
  await app.getByLabel('Password', { exact: true }).fill('Welcome-2026!')
  await app.getByRole('button', { name: 'Sign in' }).click()
  const recorded = page.getByRole('list', { name: 'Recorded steps' })
  await recorded.getByText('Press the button “Sign in” → signedOut.submitting').waitFor()
  await page.getByLabel('Name').fill('As I signed in')
  await button(page, 'Keep').click()
  await caption(page, 'Kept as')
  expect(kept()).toEqual(['session.recorded.As-I-signed-in.json'])
  // The original path has a fault; the recorded one has none.
  expect(JSON.parse(readFileSync(join(folder, kept()[0]!), 'utf8'))).toMatchObject({ kind: 'named', faults: [] })
  await page.goto('/qa?path=session.recorded.As-I-signed-in')
  await page.getByRole('link', { name: 'recorded.As-I-signed-in' }).waitFor()
  // No replay has observed this path yet.
  await page.getByText('Proves no requirement by itself').waitFor()
})

test('a failure to load the paths shows an error and can be retried', async () => {
  const page = await openPage({ url: paths.address(), tolerates: [/Failed to load resource/] })
  await page.route('**/qa/corpus', (route) => route.fulfill({ status: 500, body: 'The folder of the paths is empty' }))
  await page.goto('/qa')
  await page.getByRole('alert').getByText('The paths couldn’t be loaded. The folder of the paths is empty').waitFor()
  await expectNoAxeViolations(page)
  await page.unroute('**/qa/corpus')
  await button(page, 'Try again').press('Enter')
  await page.getByRole('region', { name: 'All paths' }).waitFor()
  await expectFocusKept(page)
})

test('a link to a path that no longer exists says so', async () => {
  const page = await open('?path=session.shortest.forgotten')
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toEqual(['There is no path “session.shortest.forgotten” any more.'])
})

test('copying a link is confirmed', async () => {
  const page = await open(`?path=${id}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy link').click()
  await caption(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${paths.address()}/qa?path=${id}`)
})
