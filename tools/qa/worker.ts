import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags, noOptimisedCode } from '../lib/chromium-flags.mjs'
import { findHeadlessShell, howToInstall } from '../lib/chromium.mjs'
import type { SerialisedPath } from '../test-paths/serialise.ts'
import { openTestServer } from './test-server/test-server.ts'
import { randomDelays } from './test-server/random-delays.ts'
import { openBrowserApp } from './replay/browser-app.ts'
import { type PathResult, replayPath } from './replay/replay-path.ts'
import { allParts, doublePressParts, type StepSnapshot } from './replay/snapshot-faults.ts'
import type { InputMode } from './replay/app-under-test.ts'
import { collectPageData } from './wording/page-data.ts'
import { englishWording } from './wording/wording.ts'
import { wordingIn } from './wording/wording-in.ts'

/** A path to replay, and its expected snapshots, where they are recorded. */
export interface ReplayTask {
  path: SerialisedPath
  mode: InputMode
  expected: readonly StepSnapshot[] | undefined
}

/** How a worker replays paths. */
export interface WorkerOptions {
  root: string
  /** Folder for pictures; without it, none are taken. */
  pictures?: string | undefined
  /** Seed of random server delays. */
  slow?: string | undefined
  /** Every press is done twice. */
  isDouble?: boolean
  /** Language of the app. It must be in the build. */
  language?: string
}

/** Starts a test server and a browser that replay one path after another. */
export async function openWorker({ root, pictures, slow, isDouble = false, language = 'en' }: WorkerOptions) {
  const executablePath = findHeadlessShell()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  const delays = slow === undefined ? null : randomDelays(slow)
  const pageData = collectPageData()
  const wording = language === 'en' ? englishWording : await wordingIn(language, pageData.data)
  const testServer = await openTestServer({
    root,
    ...(delays && { handleFirst: delays.handleFirst }),
    ...(language !== 'en' && { language, onReply: pageData.readReply }),
  })
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, noOptimisedCode] })
  const app = await openBrowserApp(browser, testServer, { isDouble, wording })
  if (pictures) mkdirSync(pictures, { recursive: true })
  return {
    play: ({ path, mode, expected }: ReplayTask): Promise<PathResult> => {
      app.actBy(mode)
      delays?.begin(path.id)
      pageData.begin(path)
      const picture = async (at: number) => {
        const name = `${path.id}.${at}.jpg`
        writeFileSync(join(pictures!, name), await app.picture())
        return name
      }
      return replayPath(path, app, expected, {
        ...(pictures && { picture }),
        parts: isDouble ? doublePressParts : allParts,
        wording,
      })
    },
    close: async () => {
      await browser.close()
      await testServer.close()
    },
  }
}
