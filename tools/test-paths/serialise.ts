import { describeAction, faultOf } from './action.ts'
import type { Coverage, MachineCorpus, Path, PathStep } from './corpus.ts'
import type { CoverageKind } from './covered-items.ts'
import type { Scenario } from './scenario.ts'

/** The part of a scenario that a replay needs, as plain data. */
export type SerialisedScenario = Pick<Scenario, 'id' | 'account' | 'address' | 'heldCalls' | 'hasReloaded' | 'before'>

/** A step with its description. */
export interface SerialisedStep extends PathStep {
  description: string
}

export interface SerialisedPath extends Omit<Path, 'steps'> {
  /** The scenario for the replay; null if the path is checked on the machine only. */
  scenario: SerialisedScenario | null
  /** The faults on the path, for filters. */
  faults: readonly string[]
  steps: readonly SerialisedStep[]
}

export interface SerialisedCoverage {
  kind: CoverageKind
  all: number
  covered: number
  replayed: number
  /** What is checked on the machine only. */
  notReplayed: readonly string[]
}

/** The committed corpus of one machine. */
export interface SerialisedCorpus {
  machine: string
  coverage: readonly SerialisedCoverage[]
  paths: readonly SerialisedPath[]
}

const sentence = (text: string) =>
  text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll(/, then [A-Z]/g, (found) => found.toLowerCase())

/** "password.typed 2" is the second variant of "password typed". */
const readableName = (name: string) =>
  name
    .replace(/ (\d+)$/, ' ($1)')
    .replaceAll(/(?<=[a-z])\.(?=[a-z])/gi, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)

/** The step as an instruction: what a user does, or what happens to the machine. */
export const describeStep = ({ name, actions }: PathStep) =>
  actions.length > 0 ? sentence(actions.map(describeAction).join(', then ')) : sentence(readableName(name))

const serialiseScenario = ({ id, account, address, heldCalls, hasReloaded, before }: Scenario): SerialisedScenario => ({
  id,
  account,
  address,
  heldCalls,
  hasReloaded,
  before,
})

function serialisePath(path: Path, scenarios: readonly Scenario[]): SerialisedPath {
  const { source, steps } = path
  const scenario = 'scenario' in source ? scenarios.find(({ id }) => id === source.scenario) : undefined
  const faults = new Set(steps.flatMap(({ actions }) => actions.map(faultOf).filter((fault) => fault !== null)))
  return {
    ...path,
    scenario: scenario ? serialiseScenario(scenario) : null,
    faults: [...faults].toSorted(),
    steps: steps.map((step) => ({ description: describeStep(step), ...step })),
  }
}

const serialiseCoverage = ({ kind, all, covered, replayed }: Coverage): SerialisedCoverage => ({
  kind,
  all: all.length,
  covered: covered.length,
  replayed: replayed.length,
  notReplayed: all.filter((name) => !replayed.includes(name)),
})

/** A machine's corpus in the format that is committed and replayed. It is complete in itself. */
export const serialiseCorpus = (
  { machine, paths, coverage }: MachineCorpus,
  scenarios: readonly Scenario[],
): SerialisedCorpus => ({
  machine,
  coverage: coverage.map(serialiseCoverage),
  paths: paths.map((path) => serialisePath(path, scenarios)),
})
