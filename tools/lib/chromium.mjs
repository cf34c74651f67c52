import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, mayInstall } from './apt.mjs'
import { findOnPath } from './find-on-path.mjs'
import { PlainError, showStep } from './progress.mjs'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

const findInstalled = () => findOnPath(names) ?? places.find((file) => existsSync(file))

/** Path of an installed Chrome or Chromium: CHROME_PATH, the PATH, or the installers' default locations. */
export function findChromium() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new PlainError(`CHROME_PATH is set to ${CHROME_PATH}, but that file does not exist`)
  }
  return findInstalled()
}

/** Path of a Chrome or Chromium that can show windows: like `findChromium`, unless CHROME_PATH names a headless shell. */
export const findWindowedChromium = () =>
  /headless[-_]shell/.test(process.env.CHROME_PATH ?? '') ? findInstalled() : findChromium()

/**
 * Chromium's headless shell, which opens a page in half the time; any Chromium if there is none.
 * https://developer.chrome.com/blog/chrome-headless-shell
 */
export const findHeadlessShell = () =>
  (process.env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell', 'chrome-headless-shell'])) ??
  findChromium()

/** Makes sure that a Chromium for tests exists; installs one with apt-get where that needs no prompt. */
export async function ensureChromium(label = 'Installing Chromium') {
  if (!findChromium() && mayInstall()) await showStep(label, () => installPackages('chromium'))
  const found = findChromium()
  if (found) return found
  throw new PlainError(howToInstall(process.platform))
}

/** Makes sure that the headless shell for replays exists. Where the system has no package for it, replays run in Chromium, only slower. */
export async function ensureHeadlessShell() {
  if (findHeadlessShell() === findChromium() && !process.env.CHROME_PATH && mayInstall())
    await showStep('Installing chromium-headless-shell', () => installPackages('chromium-headless-shell')).catch(
      () => undefined,
    )
  return findHeadlessShell() ?? ensureChromium()
}

/** The install command to show where this program can't install Chromium itself. */
export function howToInstall(platform) {
  const command = {
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
  }[platform]
  return `The browser tests need Chrome or Chromium: ${command ?? 'sudo apt-get install chromium'}, or set CHROME_PATH to it`
}

/** `Chromium 156.0.8078.79`, for reports. */
export const chromiumVersion = (path) =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
