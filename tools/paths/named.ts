import { existsSync, readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { effectsOf } from './effects.ts'
import type { Path, Start, Step } from './corpus.ts'
import { stepper } from './explore.ts'
import { stateOf } from './proofs.ts'
import { slug } from './words.ts'

/** A path that somebody has kept: a failure that was found at random, or a session that was recorded. */
export interface NamedPath {
  id: string
  on: Path['on']
  machine: string
  /** By their names on the stage or walk. */
  moves: readonly string[]
  /** Why it was kept. */
  note: string
}

export const namedFolder = 'docs/paths/named'

/** Keeps a path; its id is the machine and what it is about. */
export function keepNamed(path: Omit<NamedPath, 'id'>, about: string, folder = namedFolder): string {
  const id = `${slug(path.machine)}.named.${slug(about.slice(0, 60))}`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${id}.json`)
  writeFileSync(file, `${JSON.stringify({ id, ...path }, null, 2)}\n`)
  return file
}

/** All that are kept, in the order of their ids. */
export const readNamed = (folder = namedFolder): NamedPath[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as NamedPath)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    : []

/** A kept path as one of the corpus. It fails where the machine no longer offers a move, or goes down. */
export function namedPath({ id, machine, on, moves }: NamedPath, starts: readonly Start[]): Path {
  const start = starts.find((each) => JSON.stringify(each.on) === JSON.stringify(on))
  if (!start) throw new Error(`${id} starts nowhere`)
  const { explored, actionsOf } = start
  const run = stepper(explored)
  let { next: at } = run.start()
  const first = stateOf(at)
  const steps = moves.map((move): Step => {
    const happening = explored.events(at).find(({ name }) => name === move)
    if (!happening) throw new Error(`${id}: “${move}” cannot happen in ${stateOf(at)}`)
    const { next, done, taken } = run.step(at, happening.event)
    if (next.status === 'error') throw new Error(`${id}: “${move}” brings the machine down in ${stateOf(at)}`)
    const effects = effectsOf(at.context, next.context, done)
    at = next
    return { move, actions: actionsOf(move), state: stateOf(at), taken, effects }
  })
  return { id, machine, kind: 'named', on, start: first, steps, requirements: [] }
}
