import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

interface QuietOptions {
  /** Number of utterances so far. */
  spoken: () => number
  /** Number of events that the reader has got from the browser, and of those that wait. */
  events: () => { got: number; waiting: number }
  /** Number of requests that wait for a reply. */
  requests: () => number
  /** Number of utterances to wait for, if it is known. */
  expected?: number
  /** How long nothing may happen until the screen reader has said all, in milliseconds. */
  quietMs?: number
}

const longestMs = 60_000
const pollMs = 50

/**
 * Waits until the screen reader has nothing more to say: nothing new is spoken, no reply is missing, the reader has processed all events
 * of the browser and gets no new ones, and neither works. On a busy machine, programs that wait for a processor count as working.
 */
export async function untilQuiet({ spoken, events, requests, expected = 0, quietMs = 900 }: QuietOptions) {
  const programs = descendants(process.pid)
  const until = performance.now() + longestMs
  let count = spoken()
  let { got } = events()
  let quietSince = performance.now()
  let samples: boolean[] = []
  while (performance.now() < until) {
    await delay(pollMs)
    samples = [...samples, programs.some(isWorking)].slice(-quietMs / pollMs)
    const isBusy = samples.filter(Boolean).length > samples.length / 3
    const now = events()
    const isStill = spoken() === count && now.got === got && now.waiting === 0 && requests() === 0 && !isBusy
    if (!isStill) quietSince = performance.now()
    count = spoken()
    got = now.got
    const isComplete = count >= expected
    if (performance.now() - quietSince > (isComplete ? quietMs : quietMs * 5)) return
  }
}

/** The parts of `/proc/<pid>/stat` after the name, which may contain spaces: state, parent … */
const statOf = (path: string) => {
  try {
    const text = readFileSync(`/proc/${path}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** All processes that this one has started, and those that they have started. */
function descendants(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), Number(statOf(name)[1]))
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === root || isBelow(parent))
  }
  return [...parents.keys()].filter((pid) => pid !== root && isBelow(pid))
}

/** Whether a thread of the process runs, or could run if a processor were free. */
function isWorking(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).some((thread) => statOf(`${pid}/task/${thread}`)[0] === 'R')
  } catch {
    return false
  }
}
