import { programs, startDriver, startWithin } from './processes.ts'

/** Calls of WebDriver that a page needs. https://www.w3.org/TR/webdriver2/ */
export interface Session {
  /** Sends a command to a tab of this session. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, tab?: string) => Promise<unknown>
  /** Folder of downloaded files. */
  downloads: string
  key: string
  /** Ends the browser and its driver, even where they no longer answer. */
  end: () => void
}

/** Longest waits in milliseconds. A command takes no longer than what it waits for in the page. */
const scriptWithin = 30_000
const pageWithin = 50_000
const commandWithin = 60_000

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(commandWithin)
  const init = body ? { method, signal, body: JSON.stringify(body) } : { method, signal }
  const { value } = (await (await fetch(address, init)).json()) as {
    value: { error?: string; message?: string } | null
  }
  if (value?.error) throw new Error(`WebDriver: ${value.error}: ${value.message ?? ''}`)
  return value
}

const waitUntilReady = async (address: string) => {
  const end = Date.now() + startWithin
  for (;;) {
    const isReady = await fetch(`${address}/status`, { signal: AbortSignal.timeout(startWithin) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function openSession(address: string): Promise<string> {
  await waitUntilReady(address)
  const options = { binary: programs().browser, args: ['--automation'] }
  const timeouts = { script: scriptWithin, pageLoad: pageWithin }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts } }
  const { sessionId } = (await command(`${address}/session`, 'POST', { capabilities })) as { sessionId: string }
  return `${address}/session/${sessionId}`
}

async function startSession(key: string, theme: 'light' | 'dark', timezone: string): Promise<Session> {
  const { address, downloads, end } = await startDriver(theme, timezone)
  const root = await openSession(address).catch((error: unknown) => {
    end()
    throw error
  })
  let current = ''
  let last: Promise<unknown> = Promise.resolve()
  const send: Session['send'] = (method, path, body, tab) => {
    // One command at a time: a session has one current tab.
    const next = last
      .catch(() => undefined)
      .then(async () => {
        if (tab && tab !== current) {
          await command(`${root}/window`, 'POST', { handle: tab })
          current = tab
        }
        return command(`${root}${path}`, method, body ?? (method === 'POST' ? {} : undefined))
      })
    last = next
    return next
  }
  return { send, downloads, key, end }
}

const free: Session[] = []

/** Starts that failed. After a second one no other is tried: each takes a minute, and a run has dozens of tests. */
const failures: unknown[] = []

/** A browser that no other page uses. Starting one takes seconds, so those of earlier tests are used again. */
export async function takeBrowser(theme: 'light' | 'dark', timezone: string): Promise<Session> {
  const key = `${theme} ${timezone}`
  const at = free.findIndex((session) => session.key === key)
  if (at >= 0) return free.splice(at, 1)[0]!
  if (failures.length > 1) throw new Error('WebKit did not start twice', { cause: failures[0] })
  try {
    return await startSession(key, theme, timezone)
  } catch (error) {
    failures.push(error)
    throw error
  }
}

export const giveBack = (session: Session) => free.push(session)
