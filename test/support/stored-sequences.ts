import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../../tools/test-paths/folders.ts'
import { slug } from '../../tools/test-paths/labels.ts'
import type { BlockingEvent } from './blocking-events.ts'

/** A sequence of events that once caused a fault in the real API. Every test run replays it. */
export interface RegressionWalk {
  /** The fault. */
  note: string
  events: readonly BlockingEvent[]
}

/** Stores the sequence and returns its file. */
export function saveRegressionWalk(
  events: readonly BlockingEvent[],
  note: string,
  folder: string = folders.regressionWalks,
): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `blockings.${slug(note.slice(0, 60))}.json`)
  writeFileSync(file, `${JSON.stringify({ note, events } satisfies RegressionWalk, null, 2)}\n`)
  return file
}

export const readRegressionWalks = (folder: string = folders.regressionWalks): RegressionWalk[] =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RegressionWalk)
    : []

/** Shortens the sequence while the fault remains: leaves out halves, then quarters, and finally single events. */
export async function shrinkWalk<T>(events: readonly T[], isWrong: (events: readonly T[]) => Promise<boolean>) {
  let shortest = events
  for (let size = Math.ceil(events.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let at = 0; at < shortest.length;) {
      const without = shortest.toSpliced(at, size)
      if (await isWrong(without)) shortest = without
      else at += size
    }
  return shortest
}
