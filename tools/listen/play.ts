import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startServer } from '../../test/support/server.ts'
import { openBrowserWindow } from './browser.ts'
import { readerVersion, startDesktop } from './desktop.ts'
import { untilQuiet } from './quiet.ts'
import { type Place, readPlace, tabsFor } from './tab-stops.ts'
import type { Task } from './task.ts'
import { latest, ofTheApp, type Transcript, utteranceCounts } from './transcript.ts'

interface PlayOptions {
  executablePath: string
  /** A data folder with the demonstration data of the clock of each run. */
  data: string
  /** The transcript that was written before, if there is one: as much as it has is waited for. */
  expected?: string
  /** File for what Orca writes about its reasons. */
  debugFile?: string
}

/** A list takes letters within a second as one word, and a space too. */
const typedQuietMs = 1300

/** Keys that press what has the focus. Tab alone would have to press it too. */
const isPress = (key: string) => ['Return', 'space', 'Escape'].includes(key)

/** Number of keys that Tab alone takes in place of a key. Keys of the screen reader itself and places without a Tab stop take none. */
function tabsInstead(key: string, from: Place, to: Place) {
  if (isPress(key)) return 1
  return key.startsWith('Insert+') || to.stop < 0 ? 0 : tabsFor(from, to)
}

const clock = new URL('same-clock.mjs', import.meta.url).href

/** Environment in which the server has the clock of each run. */
export const clockEnvironment = { NODE_OPTIONS: `--import ${clock}` }

/** Keys and windows of the desktop. The screen reader gets a key before the browser does. */
const xdotool = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  execFileSync('xdotool', args, { env, encoding: 'utf8' }).trim()

const pressKey = (env: NodeJS.ProcessEnv, key: string) => xdotool(env, 'key', key)
const typeText = (env: NodeJS.ProcessEnv, text: string) => xdotool(env, 'type', '--delay', '10', text)

/** Does a task on a desktop and a server of its own. */
export async function playTask(
  task: Task,
  { executablePath, data, expected = '', debugFile }: PlayOptions,
): Promise<Transcript> {
  const server = await startServer({ env: clockEnvironment, dataFrom: data })
  const stopServer = () => server.process.kill()
  process.once('exit', stopServer)
  try {
    await task.prepare?.(server.url)
    const desktop = await startDesktop(debugFile)
    try {
      const { env } = desktop
      const { page, requests, close } = await openBrowserWindow({ ...task, executablePath, env, url: server.url })
      const spoken = () => readFileSync(desktop.speechFile, 'utf8').split('\n').slice(0, -1)
      const counts = utteranceCounts(expected)
      const heard: Transcript['heard'] = []
      const events = () => {
        const [got = 0, waiting = 0] = readFileSync(desktop.eventsFile, 'utf8').trim().split(/ +/).map(Number)
        return { got, waiting }
      }
      const quiet = (expected = 0, quietMs?: number) =>
        untilQuiet({ spoken: () => spoken().length, events, requests, expected, quietMs })
      const hear = async (step: string, act: () => unknown, quietMs?: number) => {
        const before = spoken().length
        act()
        await quiet(before + (counts[heard.length] ?? 0), quietMs)
        const all = ofTheApp(spoken().slice(before))
        const said = quietMs ? latest(all) : all
        heard.push({ step, said })
      }
      await quiet()
      pressKey(env, 'ctrl+l')
      typeText(env, server.url + task.path)
      await quiet()
      pressKey(env, 'Return')
      await quiet()
      await leaveAndReturn(env, quiet)
      let keys = 0
      let withTabAlone = 0
      let place = await readPlace(page)
      for (const step of task.steps) {
        if (step.do === 'type') await hear(`Type “${step.text}”`, () => typeText(env, step.text), typedQuietMs)
        else {
          await hear(step.key, () => pressKey(env, step.key))
          keys += 1
          const next = await readPlace(page)
          withTabAlone += tabsInstead(step.key, place, next)
          // A heading that is read takes the focus from all elements, but a person with Tab alone would not go there.
          if (next.stop >= 0) place = next
        }
      }
      await close()
      return { title: task.title, reader: `Orca ${readerVersion()}`, keys, withTabAlone, heard }
    } finally {
      await desktop.end()
    }
  } finally {
    await server.remove()
    process.off('exit', stopServer)
  }
}

/**
 * Takes the focus from the window and gives it back. Orca 43 reads a page that has loaded quickly as one that still loads, since it takes its
 * two events in the wrong order, until the window is entered again. What it says of the loading differs from run to run and is not recorded.
 */
async function leaveAndReturn(env: NodeJS.ProcessEnv, quiet: () => Promise<void>) {
  const window = xdotool(env, 'getactivewindow')
  const [root = ''] = xdotool(env, 'search', '--maxdepth', '0', '--name', '.*').split('\n')
  xdotool(env, 'windowfocus', root)
  await quiet()
  xdotool(env, 'windowfocus', window)
  await quiet()
}
