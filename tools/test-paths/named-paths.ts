import { existsSync, readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { effectsOf } from './effects.ts'
import type { Path, StartingPoint, PathStep } from './corpus.ts'
import { createStepper } from './explore.ts'
import { stateOf } from './covered-items.ts'
import { folders } from './folders.ts'
import { slug } from './labels.ts'

/** A path stored under a name: a failure found by a random walk, or a recorded session. */
export interface NamedPath {
  id: string
  source: Path['source']
  machine: string
  /** By their names in the scenario or model. */
  steps: readonly string[]
  /** The reason for storing it. */
  note: string
}

/** Stores a path. Its id consists of the machine and the purpose. */
export function saveNamedPath(path: Omit<NamedPath, 'id'>, about: string, folder: string = folders.named): string {
  const id = `${slug(path.machine)}.named.${slug(about.slice(0, 60))}`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${id}.json`)
  writeFileSync(file, `${JSON.stringify({ id, ...path }, null, 2)}\n`)
  return file
}

/** All named paths, sorted by id. */
export const readNamedPaths = (folder: string = folders.named): NamedPath[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as NamedPath)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    : []

/** A named path as part of the corpus. Throws if the machine no longer offers a step, or stops with an error. */
export function buildNamedPath({ id, machine, source, steps }: NamedPath, starts: readonly StartingPoint[]): Path {
  const start = starts.find((each) => JSON.stringify(each.source) === JSON.stringify(source))
  if (!start) throw new Error(`${id} has no starting point`)
  const { explorable, actionsOf } = start
  const run = createStepper(explorable)
  let { next: current } = run.start()
  const first = stateOf(current)
  const pathSteps = steps.map((stepName): PathStep => {
    const possible = explorable.events(current).find(({ name }) => name === stepName)
    if (!possible) throw new Error(`${id}: “${stepName}” cannot happen in ${stateOf(current)}`)
    const { next, actions, transitions } = run.step(current, possible.event)
    if (next.status === 'error') throw new Error(`${id}: “${stepName}” crashes the machine in ${stateOf(current)}`)
    const effects = effectsOf(current.context, next.context, actions)
    current = next
    return { name: stepName, actions: actionsOf(stepName), state: stateOf(current), transitions, effects }
  })
  return { id, machine, kind: 'named', source, start: first, steps: pathSteps, requirements: [] }
}
