import { readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags } from '../lib/chromium-flags.mjs'
import type { Task } from './task.ts'

interface BrowserOptions {
  /** Answers each file dialog, which is not shown then. */
  files?: Task['files']
  executablePath: string
  env: NodeJS.ProcessEnv
  url: string
  /** Email of a demo account that is signed in already. */
  account?: string
}

const password = 'Welcome-2026!'

/** A window of Chromium on the desktop, with its accessibility tree switched on. */
export async function openBrowserWindow({ executablePath, env, url, account, files }: BrowserOptions) {
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    env: env as Record<string, string>,
    // Its bar over the page would be read.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [...chromiumFlags, '--test-type', '--force-renderer-accessibility', '--window-size=1280,900'],
  })
  const context = await browser.newContext({
    baseURL: url,
    viewport: null,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await context.addInitScript(readFileSync(new URL('same-clock.mjs', import.meta.url), 'utf8'))
  if (account) await context.addCookies([await sessionCookie(url, account)])
  const page = await context.newPage()
  if (files) page.on('filechooser', async (chooser) => chooser.setFiles(await files()))
  return { page, requests: countRequests(page), close: () => browser.close() }
}

/** Signs in by a call, as the form does. */
async function sessionCookie(url: string, account: string) {
  const body = new URLSearchParams({ email: account, password })
  const reply = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const { data } = (await reply.json()) as { data: unknown }
  return { name: 'user', value: encodeURIComponent(JSON.stringify(data)), url, sameSite: 'Lax' as const }
}

/** Number of requests that wait for a reply, without streams of events, which have no end. */
function countRequests(page: Page) {
  const open = new Set<object>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('event-stream')) open.delete(response.request())
  })
  return () => open.size
}
