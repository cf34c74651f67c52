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
export function findOnPath(programs, path = process.env.PATH ?? '') {
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

/** A Chromium to test with; installed by apt-get where that asks nothing. */
export async function ensureChromium(label = 'Installing Chromium') {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    await showStep(label, async () => {
      // Another package manager at work is waited for.
      const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
      const wait = ['-o', 'DPkg::Lock::Timeout=300']
      await runQuietly({ ...apt, args: [...wait, 'update'] })
      await runQuietly({ ...apt, args: [...wait, 'install', '-y', '--no-install-recommends', 'chromium'] })
    })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new PlainError(howToInstall(process.platform))
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
