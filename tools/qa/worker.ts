import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../lib/chromium-flags.mjs'
import { findHeadlessShell, howToInstall } from '../lib/chromium.mjs'
import type { ToldPath } from '../paths/exports/told.ts'
import { openHouse } from './house/house.ts'
import { slowness } from './house/slowness.ts'
import { browserScene } from './replay/browser-scene.ts'
import { type Expected, ofDoublePress, ofEverything, type PathResult, play } from './replay/play.ts'
import type { Mode } from './replay/scene.ts'

/** A path to be played, and what is to be seen on the way, where that is known. */
export interface Task {
  path: ToldPath
  mode: Mode
  expected: readonly Expected[] | undefined
}

/**
 * A house and a browser, for paths one after another; `pictures` is where those go, or none are taken; with a `slow`
 * seed, its server is slow at random; where it `isDouble`, every press is done twice.
 */
export async function openWorker(root: string, pictures: string | undefined, slow?: string, isDouble = false) {
  const executablePath = findHeadlessShell()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  const slowed = slow === undefined ? null : slowness(slow)
  const house = await openHouse({ root, ...(slowed && { first: slowed.first }) })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const scenes = {
    pointer: await browserScene(browser, house, 'pointer', isDouble),
    keyboard: await browserScene(browser, house, 'keyboard', isDouble),
  }
  if (pictures) mkdirSync(pictures, { recursive: true })
  return {
    play: ({ path, mode, expected }: Task): Promise<PathResult> => {
      const scene = scenes[mode]
      slowed?.begin(path.id)
      const picture = async (at: number) => {
        const name = `${path.id}.${at}.jpg`
        writeFileSync(join(pictures!, name), await scene.picture())
        return name
      }
      return play(path, scene, expected, pictures ? { picture } : {}, isDouble ? ofDoublePress : ofEverything)
    },
    close: async () => {
      await browser.close()
      await house.close()
    },
  }
}
