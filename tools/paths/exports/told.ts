import { actionWords, faultOf } from '../action.ts'
import type { Coverage, MachineCorpus, Path, Step } from '../corpus.ts'
import type { ProofKind } from '../proofs.ts'
import type { Stage } from '../stage.ts'

/** What of a stage a replay has to know: plain data. */
export type ToldStage = Pick<Stage, 'id' | 'as' | 'at' | 'holds' | 'hasReloaded' | 'before'>

/** A step with its words. */
export interface ToldStep extends Step {
  words: string
}

export interface ToldPath extends Omit<Path, 'steps'> {
  /** As whom and where it is replayed; null where it is judged on the machine alone. */
  stage: ToldStage | null
  /** What goes wrong on the way, for filters. */
  faults: readonly string[]
  steps: readonly ToldStep[]
}

export interface ToldCoverage {
  kind: ProofKind
  all: number
  met: number
  replayed: number
  /** What is judged on the machine alone. */
  notReplayed: readonly string[]
}

/** The committed corpus of one machine. */
export interface ToldMachine {
  machine: string
  coverage: readonly ToldCoverage[]
  paths: readonly ToldPath[]
}

const sentence = (text: string) =>
  text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll(/, then [A-Z]/g, (found) => found.toLowerCase())

/** "password.typed 2" is the second kind of "password typed". */
const spoken = (move: string) =>
  move
    .replace(/ (\d+)$/, ' ($1)')
    .replaceAll(/(?<=[a-z])\.(?=[a-z])/gi, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)

/** The step as an instruction: what a person does, or what happens to the machine. */
export const stepWords = ({ move, actions }: Step) =>
  actions.length > 0 ? sentence(actions.map(actionWords).join(', then ')) : sentence(spoken(move))

const toldStage = ({ id, as, at, holds, hasReloaded, before }: Stage): ToldStage => ({
  id,
  as,
  at,
  holds,
  hasReloaded,
  before,
})

function toldPath(path: Path, stages: readonly Stage[]): ToldPath {
  const { on, steps } = path
  const stage = 'stage' in on ? stages.find(({ id }) => id === on.stage) : undefined
  const faults = new Set(steps.flatMap(({ actions }) => actions.map(faultOf).filter((fault) => fault !== null)))
  return {
    ...path,
    stage: stage ? toldStage(stage) : null,
    faults: [...faults].toSorted(),
    steps: steps.map((step) => ({ words: stepWords(step), ...step })),
  }
}

const toldCoverage = ({ kind, all, met, replayed }: Coverage): ToldCoverage => ({
  kind,
  all: all.length,
  met: met.length,
  replayed: replayed.length,
  notReplayed: all.filter((name) => !replayed.includes(name)),
})

/** A machine's corpus as it is committed and replayed: complete in itself. */
export const told = ({ machine, paths, coverage }: MachineCorpus, stages: readonly Stage[]): ToldMachine => ({
  machine,
  coverage: coverage.map(toldCoverage),
  paths: paths.map((path) => toldPath(path, stages)),
})
