import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from '../../tools/paths/words.ts'
import type { BlockingEvent } from './blocking-events.ts'

/** A way on which the real API once went wrong: it is walked again in every test run. */
export interface KeptWay {
  /** What was wrong. */
  note: string
  way: readonly BlockingEvent[]
}

export const waysFolder = 'docs/paths/walks'

/** Gives the file that it is kept in. */
export function keepWay(way: readonly BlockingEvent[], note: string, folder = waysFolder): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `blockings.${slug(note.slice(0, 60))}.json`)
  writeFileSync(file, `${JSON.stringify({ note, way } satisfies KeptWay, null, 2)}\n`)
  return file
}

export const readWays = (folder = waysFolder): KeptWay[] =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as KeptWay)
    : []

/** As little of this way as is still wrong: halves are left out, then quarters, and single events in the end. */
export async function shortestWay<T>(way: readonly T[], isWrong: (way: readonly T[]) => Promise<boolean>) {
  let shortest = way
  for (let size = Math.ceil(way.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let at = 0; at < shortest.length;) {
      const without = shortest.toSpliced(at, size)
      if (await isWrong(without)) shortest = without
      else at += size
    }
  return shortest
}
