import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../lib/chromium-flags.mjs'
import { findHeadlessShell, howToInstall } from '../lib/chromium.mjs'
import type { SerialisedPath } from '../test-paths/serialise.ts'
import { openTestServer } from './test-server/test-server.ts'
import { randomDelays } from './test-server/random-delays.ts'
import { openBrowserApp } from './replay/browser-app.ts'
import { type StepSnapshot, doublePressParts, allParts, type PathResult, replayPath } from './replay/replay-path.ts'
import type { InputMode } from './replay/app-under-test.ts'

/** A path to replay, and its expected snapshots, where they are recorded. */
export interface ReplayTask {
  path: SerialisedPath
  mode: InputMode
  expected: readonly StepSnapshot[] | undefined
}

/**
 * Starts a test server and a browser that replay one path after another. `pictures` is the folder for pictures; undefined takes
 * none. `slow` is the seed of random server delays. With `isDouble`, every press is done twice.
 */
export async function openWorker(root: string, pictures: string | undefined, slow?: string, isDouble = false) {
  const executablePath = findHeadlessShell()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  const delays = slow === undefined ? null : randomDelays(slow)
  const testServer = await openTestServer({ root, ...(delays && { handleFirst: delays.handleFirst }) })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const apps = {
    pointer: await openBrowserApp(browser, testServer, 'pointer', isDouble),
    keyboard: await openBrowserApp(browser, testServer, 'keyboard', isDouble),
  }
  if (pictures) mkdirSync(pictures, { recursive: true })
  return {
    play: ({ path, mode, expected }: ReplayTask): Promise<PathResult> => {
      const app = apps[mode]
      delays?.begin(path.id)
      const picture = async (at: number) => {
        const name = `${path.id}.${at}.jpg`
        writeFileSync(join(pictures!, name), await app.picture())
        return name
      }
      return replayPath(path, app, expected, pictures ? { picture } : {}, isDouble ? doublePressParts : allParts)
    },
    close: async () => {
      await browser.close()
      await testServer.close()
    },
  }
}
