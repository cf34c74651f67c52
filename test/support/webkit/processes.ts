import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { findWebKit } from '../../../tools/lib/webkit.mjs'

const started: ChildProcess[] = []
const homes: string[] = []

// Vitest ends its workers: what they started ends with them.
process.on('exit', () => {
  for (const child of started) child.kill()
  for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5 })
})

export function programs() {
  const found = findWebKit()
  if (!found) throw new Error('The tests in WebKit need WebKitWebDriver, MiniBrowser and Xvfb.')
  return found
}

let screen: Promise<string> | undefined

/** Starts a screen that nobody sees, once per worker; it chooses its own number and tells it. */
function startScreen(): Promise<string> {
  const child = spawn(programs().display, ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(child)
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    child.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
  })
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
  const child = spawn(programs().driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
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
      NO_AT_BRIDGE: '1',
      // No graphics card behind Xvfb.
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  started.push(child)
  return { address: `http://127.0.0.1:${port}`, downloads: join(home, 'downloads') }
}
