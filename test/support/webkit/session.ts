import { programs, startDriver } from './processes.ts'

/** Calls of WebDriver that a page needs. https://www.w3.org/TR/webdriver2/ */
export interface Session {
  /** Sends a command to a tab of this session. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, tab?: string) => Promise<unknown>
  /** Folder of downloaded files. */
  downloads: string
  key: string
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const init = body ? { method, body: JSON.stringify(body) } : { method }
  const { value } = (await (await fetch(address, init)).json()) as {
    value: { error?: string; message?: string } | null
  }
  if (value?.error) throw new Error(`WebDriver: ${value.error}: ${value.message ?? ''}`)
  return value
}

const waitUntilReady = async (address: string) => {
  const end = Date.now() + 60_000
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function startSession(key: string, theme: 'light' | 'dark', timezone: string): Promise<Session> {
  const { address, downloads } = await startDriver(theme, timezone)
  await waitUntilReady(address)
  const options = { binary: programs().browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await command(`${address}/session`, 'POST', { capabilities })) as { sessionId: string }
  const root = `${address}/session/${sessionId}`
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
  return { send, downloads, key }
}

const free: Session[] = []

/** A browser that no other page uses. Starting one takes seconds, so those of earlier tests are used again. */
export async function takeBrowser(theme: 'light' | 'dark', timezone: string): Promise<Session> {
  const key = `${theme} ${timezone}`
  const at = free.findIndex((session) => session.key === key)
  return at < 0 ? startSession(key, theme, timezone) : free.splice(at, 1)[0]!
}

export const giveBack = (session: Session) => free.push(session)
