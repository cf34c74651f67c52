import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { findWebKit } from '../../../tools/lib/webkit.mjs'

/** Longest start of a program in milliseconds: one that does not start must not hold up the run. */
export const startWithin = 60_000

const started = new Set<ChildProcess>()
const homes: string[] = []

/** Starts a program as the leader of a process group, which ends with it: the driver's browser is a child of the driver. */
function start(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'], env })
  started.add(child)
  return child
}

function end(child: ChildProcess) {
  started.delete(child)
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has ended already.
  }
}

// What a worker started ends with it.
process.once('exit', () => {
  for (const child of started) end(child)
  // Vitest leaves a worker half a second.
  for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
})

// Vitest ends its workers by this signal, which alone does not run the listeners of `exit`.
process.once('SIGTERM', () => process.exit())

export function programs() {
  const found = findWebKit()
  if (!found) throw new Error('The tests in WebKit need WebKitWebDriver, MiniBrowser and Xvfb.')
  return found
}

let screen: Promise<string> | undefined

/** Starts a screen that nobody sees, once per worker; it chooses its own number and tells it. */
async function startScreen(): Promise<string> {
  const child = start(programs().display, ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'])
  const [number] = (await once(child.stdout!, 'data', { signal: AbortSignal.timeout(startWithin) })) as [Buffer]
  return `:${number.toString().trim()}`
}

/** A home without settings of this machine. GTK's settings are where WebKit takes the theme and reduced motion from. */
function newHome(theme: 'light' | 'dark') {
  const home = mkdtempSync(join(tmpdir(), 'back-office-webkit-'))
  homes.push(home)
  const config = join(home, 'config')
  for (const folder of [join(config, 'gtk-3.0'), join(home, 'downloads')]) mkdirSync(folder, { recursive: true })
  const settings = [
    `gtk-application-prefer-dark-theme=${theme === 'dark' ? 1 : 0}`,
    'gtk-enable-animations=0',
    'gtk-cursor-blink=0',
  ]
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), `[Settings]\n${settings.join('\n')}\n`)
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${join(home, 'downloads')}"\n`)
  return home
}

/** Starts WebKitWebDriver. Each serves one browser. */
export async function startDriver(theme: 'light' | 'dark', timezone: string) {
  screen ??= startScreen()
  const [display, port, home] = [await screen, await freePort(), newHome(theme)]
  const child = start(programs().driver, [`--port=${port}`, '--host=127.0.0.1'], {
    PATH: process.env.PATH,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    TZ: timezone,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_RUNTIME_DIR: home,
    GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    NO_AT_BRIDGE: '1',
    // No graphics card behind Xvfb.
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  // What it prints is not read, and must not fill its pipe.
  child.stdout!.resume()
  return { address: `http://127.0.0.1:${port}`, downloads: join(home, 'downloads'), end: () => end(child) }
}
