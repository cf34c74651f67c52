import { type Walk, walkInput } from '../../test/support/machine-walks.ts'
import { exploredBy } from '../../test/support/walk-events.ts'
import { machineCorpus, type MachineCorpus, type Start } from './corpus.ts'
import { type NamedPath, namedPath, readNamed } from './named.ts'
import { type Stage, stageExplored } from './stage.ts'
import type { ProofKind } from './proofs.ts'
import { provenBy } from './proven.ts'
import { readSights } from '../qa/sights.ts'

const everywhere: ProofKind[] = ['states', 'transitions', 'changes', 'effects', 'guardOutcomes', 'answers']
/** Where one wrong turn after another has cost most: who may do what, and changes of many things at once. */
const inPairs = new Set([
  'session',
  'access',
  'password',
  'propertyBulk',
  'addonBulk',
  'addonSeveral',
  'several rooms',
  'condition',
  'status',
])

const startOnStage = (stage: Stage): Start => ({
  on: { stage: stage.id },
  explored: stageExplored(stage, walkInput),
  actionsOf: (name) => stage.moves.find((move) => move.name === name)?.actions ?? [],
})

/** From where each machine is explored, by its id: its stages first, then its walks. */
export function startsOf(stages: readonly Stage[], walks: readonly Walk[]): ReadonlyMap<string, readonly Start[]> {
  const ids = [...new Set([...stages, ...walks].map(({ machine }) => machine.id))].toSorted()
  return new Map(
    ids.map((id) => {
      const staged = stages.filter(({ machine }) => machine.id === id).map(startOnStage)
      const walked = walks
        .filter(({ machine }) => machine.id === id)
        .map((walk, at): Start => ({ on: { walk: at }, explored: exploredBy(walk), actionsOf: () => [] }))
      return [id, [...staged, ...walked]]
    }),
  )
}

/** The corpus of every machine that is staged or walked, with the paths that were kept of it. */
export function corpusOf(
  stages: readonly Stage[],
  walks: readonly Walk[],
  named: readonly NamedPath[] = readNamed(),
): MachineCorpus[] {
  return [...startsOf(stages, walks)].map(([id, starts]) => {
    const sighted = readSights(id)
    const requirementsOf = (_: string, path: string) => (sighted[path] ? provenBy(id, sighted[path]) : [])
    const made = machineCorpus(id, starts, inPairs.has(id) ? [...everywhere, 'pairs'] : everywhere, requirementsOf)
    const kept = named
      .filter(({ machine }) => machine === id)
      .map((path) => ({ ...namedPath(path, starts), requirements: requirementsOf(id, path.id) }))
    return { ...made, paths: [...made.paths, ...kept] }
  })
}
