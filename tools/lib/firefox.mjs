import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './apt.mjs'
import { findOnPath } from './find-on-path.mjs'
import { showStep } from './progress.mjs'

const places = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter((folder) => folder)
    .map((folder) => `${folder}\\Mozilla Firefox\\firefox.exe`),
]

/** Path of an installed Firefox: FIREFOX_PATH, the PATH, or the installers' default locations. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']) ?? places.find((file) => existsSync(file))

/** Finds Firefox, and installs it where that needs no prompt. Undefined if there is none, which the caller has to say. */
export async function ensureFirefox() {
  if (!findFirefox() && mayInstall())
    await showStep('Installing Firefox', () => installPackages('firefox-esr')).catch(() => undefined)
  return findFirefox()
}
