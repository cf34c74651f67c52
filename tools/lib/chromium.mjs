import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './child-process.mjs'
import { PlainError, showStep } from './progress.mjs'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

/** The first of these programs that is on the PATH. */
function findOnPath(programs, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** An installed Chrome or Chromium: CHROME_PATH, the PATH, or where its installers put it. */
export function findChromium() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new PlainError(`CHROME_PATH is set to ${CHROME_PATH}, where nothing is`)
  }
  return findOnPath(names) ?? places.find((file) => existsSync(file))
}

/**
 * Chromium without a window around its pages, which opens one in half the time; where there is none, any Chromium.
 * https://developer.chrome.com/blog/chrome-headless-shell
 */
export const findHeadlessShell = () =>
  (process.env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell', 'chrome-headless-shell'])) ??
  findChromium()

const mayInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined

/** By apt-get, where that asks nothing. */
async function install(name) {
  // Another package manager at work is waited for.
  const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  await runQuietly({ ...apt, args: [...wait, 'update'] })
  await runQuietly({ ...apt, args: [...wait, 'install', '-y', '--no-install-recommends', name] })
}

/** A Chromium to test with; installed by apt-get where that asks nothing. */
export async function ensureChromium(label = 'Installing Chromium') {
  if (!findChromium() && mayInstall()) await showStep(label, () => install('chromium'))
  const found = findChromium()
  if (found) return found
  throw new PlainError(howToInstall(process.platform))
}

/** What replays run in. Where the system has no package of it, they run in Chromium, only slower. */
export async function ensureHeadlessShell() {
  if (findHeadlessShell() === findChromium() && !process.env.CHROME_PATH && mayInstall())
    await showStep('Installing chromium-headless-shell', () => install('chromium-headless-shell')).catch(
      () => undefined,
    )
  return findHeadlessShell() ?? ensureChromium()
}

/** The one line that helps where we may not install it ourselves. */
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
