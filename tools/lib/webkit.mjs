import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, mayInstall } from './apt.mjs'
import { findOnPath } from './find-on-path.mjs'
import { showStep } from './progress.mjs'

/** Where distributions put MiniBrowser, the window of WebKitGTK: it is not on the PATH. */
const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec', '/usr/lib']

const findMiniBrowser = () =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file))

/** The programs that drive WebKit without a screen: WebKitWebDriver, MiniBrowser and Xvfb. Undefined if one is missing. */
export function findWebKit() {
  const [driver, display, browser] = [findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb']), findMiniBrowser()]
  return driver && display && browser ? { driver, display, browser } : undefined
}

/** Finds WebKit, and installs it where that needs no prompt. Undefined if there is none, which the caller has to say. */
export async function ensureWebKit() {
  if (!findWebKit() && mayInstall())
    await showStep('Installing WebKit', () => installPackages('webkit2gtk-driver', 'xvfb')).catch(() => undefined)
  return findWebKit()
}
