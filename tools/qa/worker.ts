import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../lib/chromium-flags.mjs'
import { findChromium, howToInstall } from '../lib/chromium.mjs'
import type { Path } from '../paths/corpus.ts'
import type { Stage } from '../paths/stage.ts'
import { openHouse } from './house/house.ts'
import { browserScene } from './replay/browser-scene.ts'
import { type Expected, type PathResult, play } from './replay/play.ts'
import type { Mode } from './replay/scene.ts'

export interface WorkerOptions {
  root: string
  /** Where pictures go; none are taken without it. */
  pictures?: string
  seen: (path: Path) => readonly Expected[] | undefined
  stageOf: (path: Path) => Stage
  modeOf: (path: Path) => Mode
}

/** A house, a browser, and paths one after another. */
export async function openWorker({ root, pictures, seen, stageOf, modeOf }: WorkerOptions) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  const house = await openHouse({ root })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const scenes = {
    pointer: await browserScene(browser, house, 'pointer'),
    keyboard: await browserScene(browser, house, 'keyboard'),
  }
  if (pictures) mkdirSync(pictures, { recursive: true })
  return {
    play: async (path: Path): Promise<PathResult> => {
      const scene = scenes[modeOf(path)]
      const picture = async (at: number) => {
        const name = `${path.id}.${at}.jpg`
        await scene.page().screenshot({ path: join(pictures!, name), type: 'jpeg', quality: 45, scale: 'css' })
        return name
      }
      return play(path, stageOf(path), scene, seen(path), pictures ? { picture } : {})
    },
    close: async () => {
      await browser.close()
      await house.close()
    },
  }
}
