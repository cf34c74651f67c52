import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { saveData } from '../e2e/steps/save-data.ts'
import './app-server.ts'
import { collectComplaints } from './complaints.ts'
import { fillAsTyped, launchChromium, launchFirefox, tellOfDownloads } from './launch-browser.ts'
import { newWebKitContext } from './webkit/context.ts'

export interface PageOptions {
  theme?: 'light' | 'dark'
  /** Width and height of the window, in CSS pixels. */
  width?: number
  height?: number
  /** A touch screen: no pointer that hovers, and the layout of a mobile browser. */
  isTouch?: boolean
  /** The first address, after signing in if requested. */
  path?: string
  /** Email of a demo account. */
  signInAs?: string
  /** A demo account, such as `manager`. Signs in by a call instead of the form. */
  account?: string
  /** Server to use instead of the shared one. */
  url?: string
  /** Time zone of the browser, an IANA name. The default is neither the server's nor a hotel's. */
  timezone?: string
  /** Lets the app register its service worker. `page.route` doesn't see what a worker asks, so other tests go without one. */
  hasServiceWorker?: boolean
  /** Locale of the browser, which is the default of dates and numbers. */
  locale?: string
  /** The chosen language, or `browser` for that of the browser's locale; English by default. */
  language?: string
  /** Page errors that the test expects. */
  tolerates?: RegExp[]
}

export const demoPassword = 'Welcome-2026!'

/** Address of this worker's server. Vitest numbers concurrent workers from 1. */
export function appUrl(): string {
  const urls = inject('appUrls')
  return urls[Number(process.env.VITEST_POOL_ID) - 1]!
}

/** Half a day away from most hotels and from the test server: a date from the wrong time zone is a different date. */
export const browserZone = 'Pacific/Auckland'

/** How long a step may take to show its effect, in milliseconds. On a shared machine a browser can lose its time slice for seconds. */
const waitingTime = 20_000

/** The projects of Vitest for Firefox and WebKit set it. */
const { TEST_BROWSER } = process.env
const isFirefox = TEST_BROWSER === 'firefox'

let running: Promise<Browser> | undefined

/** The browser of this worker; it ends with it. Every page has its own context. */
export function openBrowser(): Promise<Browser> {
  running ??= isFirefox ? launchFirefox() : launchChromium()
  return running
}

/** Opens a browser's own storage and cookies, and collects what its pages report as errors. */
async function newContext(
  options: Required<
    Pick<PageOptions, 'theme' | 'width' | 'height' | 'url' | 'timezone' | 'locale' | 'hasServiceWorker' | 'isTouch'>
  >,
) {
  const { theme, width, height, url, timezone, locale, hasServiceWorker, isTouch } = options
  if (TEST_BROWSER === 'webkit') return newWebKitContext({ theme, width, height, url, timezone })
  const browser = await openBrowser()
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    acceptDownloads: true,
    timezoneId: timezone,
    locale,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    hasTouch: isTouch,
    isMobile: isTouch,
  })
  context.setDefaultTimeout(waitingTime)
  if (isFirefox) await fillAsTyped(context)
  return { context, complaints: await collectComplaints(context) }
}

/** A page that outlives a test, and what its context has reported as errors. */
export interface LastingPage {
  page: Page
  complaints: string[]
}

/** Opens a page without cookies, which the caller has to close together with its context. */
export async function openLastingPage(options: PageOptions = {}): Promise<LastingPage> {
  const {
    theme = 'light',
    width = 1280,
    height = 900,
    url = appUrl(),
    timezone = browserZone,
    locale = 'en-GB',
    language = 'en',
    hasServiceWorker = false,
    isTouch = false,
  } = options
  const { context, complaints } = await newContext({
    theme,
    width,
    height,
    url,
    timezone,
    locale,
    hasServiceWorker,
    isTouch,
  })
  // `SAVE_DATA=1` proves that no test but those of reading ahead depends on it.
  if (process.env.SAVE_DATA) await saveData(context)
  const page = await context.newPage()
  if (isFirefox) tellOfDownloads(page)
  if (options.signInAs) await signIn(page, options.signInAs)
  if (options.account) await takeSession(context, options.account, url)
  if (language !== 'browser' && !locale.startsWith(language)) await chooseLanguage(context, language, url)
  return { page, complaints }
}

/**
 * Opens a page without cookies. At the end the test fails if the page logged or threw an error, or violated its Content Security
 * Policy.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { tolerates = [] } = options
  const { page, complaints } = await openLastingPage(options)
  onTestFinished(async () => {
    await page.context().close()
    expect(complaints.filter((text) => !tolerates.some((pattern) => pattern.test(text)))).toEqual([])
  })
  if (options.path) await page.goto(options.path)
  return page
}

/** Chooses a language, on the device and for the person who is signed in. */
async function chooseLanguage(context: BrowserContext, language: string, url: string) {
  const cookies = await context.cookies(url)
  await context.addCookies([{ name: 'language', value: language, url, sameSite: 'Lax' }])
  const user = cookies.find(({ name }) => name === 'user')
  if (!user) return
  if (url === appUrl()) throw new Error('The language of a person is stored: this test needs a server of its own.')
  const { token } = JSON.parse(decodeURIComponent(user.value)) as { token: string }
  const reply = await fetch(`${url}/api/v1/user_management/preferences`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ language }),
  })
  if (!reply.ok) throw new Error(`The language was not stored: ${reply.status}`)
}

/** Signs in through the form, and waits until the login page is left. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Stores the session of a demo account, as the sign-in form does. Returns the token. */
export async function takeSession(context: BrowserContext, account: string, url = appUrl()): Promise<string> {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password: demoPassword })
  const reply = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const { data } = (await reply.json()) as { data: { token: string } }
  await context.addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(data)), url, sameSite: 'Lax' }])
  return data.token
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeViolation {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}

/** Evaluates scripts in a JavaScript world of their own, so that the page's strict Content Security Policy and Trusted Types stay in force. */
async function inOwnWorld<Result>(
  page: Page,
  work: (evaluate: (expression: string) => Promise<unknown>) => Promise<Result>,
) {
  // Firefox has no such world, but its driver's scripts are not subject to the policy.
  if (isFirefox) return work((expression) => page.evaluate(expression))
  const devtools = await page.context().newCDPSession(page)
  try {
    const { frameTree } = await devtools.send('Page.getFrameTree')
    const world = { frameId: frameTree.frame.id, worldName: 'axe' }
    const { executionContextId } = await devtools.send('Page.createIsolatedWorld', world)
    const evaluate = async (expression: string) => {
      const reply = await devtools.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      })
      if (reply.exceptionDetails) throw new Error(reply.exceptionDetails.exception?.description ?? 'axe failed')
      return reply.result.value as unknown
    }
    return await work(evaluate)
  } finally {
    await devtools.detach()
  }
}

/** What an open list or menu covers can't be pressed until it has closed, so its size on the page doesn't count. */
const isCovered = `(target) => {
  const underlay = document.querySelector('[data-testid=underlay]')
  return underlay !== null && !underlay.nextElementSibling.contains(document.querySelector(target))
}`

/** Runs axe on the page as it is. */
export function axeViolations(page: Page, within = 'html'): Promise<AxeViolation[]> {
  return inOwnWorld(page, async (evaluate) => {
    await evaluate(`${axeSource};0`)
    const options = JSON.stringify({ runOnly: axeTags, resultTypes: ['violations'] })
    const run = `axe.run(${JSON.stringify(within)}, ${options}).then(({ violations }) => {
      for (const violation of violations)
        if (violation.id === 'target-size') violation.nodes = violation.nodes.filter(({ target }) => !(${isCovered})(target[0]))
      return JSON.stringify(violations.filter(({ nodes }) => nodes.length > 0))
    })`
    return JSON.parse(String(await evaluate(run))) as AxeViolation[]
  })
}

/** Fails with each violated rule and its place. */
export async function expectNoAxeViolations(page: Page, within?: string) {
  const violations = await axeViolations(page, within)
  expect(
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`),
    ),
  ).toEqual([])
}
