import { type MachineModel, modelInput } from '../../test/model/machines/core.model.ts'
import { explorableModel } from '../../test/model/machines/models.ts'
import { machineCorpus, type MachineCorpus, type StartingPoint } from './corpus.ts'
import { type NamedPath, buildNamedPath, readNamedPaths } from './named-paths.ts'
import { type Scenario, explorableScenario } from './scenario.ts'
import type { CoverageKind } from './covered-items.ts'
import { requirementsProvenBy } from './proven-requirements.ts'
import { readObservations } from '../qa/observations.ts'

const defaultKinds: CoverageKind[] = [
  'states',
  'transitions',
  'stateChanges',
  'effects',
  'guardOutcomes',
  'callOutcomes',
]
/**
 * Machines whose transition pairs are covered too, because wrong sequences cost most here: permissions, and changes of many records
 * at once.
 */
const machinesWithPairs = new Set([
  'session',
  'access',
  'password',
  'propertyBulkAction',
  'addonBulkAction',
  'addonBulkEdit',
  'roomsBulkEdit',
  'condition',
  'status',
])

const startingPointOf = (scenario: Scenario): StartingPoint => ({
  source: { scenario: scenario.id },
  explorable: explorableScenario(scenario, modelInput),
  actionsOf: (name) => scenario.steps.find((step) => step.name === name)?.actions ?? [],
})

/** The starting points for exploring each machine, by machine id: its scenarios first, then its models. */
export function startingPointsOf(
  scenarios: readonly Scenario[],
  models: readonly MachineModel[],
): ReadonlyMap<string, readonly StartingPoint[]> {
  const ids = [...new Set([...scenarios, ...models].map(({ machine }) => machine.id))].toSorted()
  return new Map(
    ids.map((id) => {
      const fromScenarios = scenarios.filter(({ machine }) => machine.id === id).map(startingPointOf)
      const fromModels = models
        .filter(({ machine }) => machine.id === id)
        .map((model, at): StartingPoint => ({
          source: { model: at },
          explorable: explorableModel(model),
          actionsOf: () => [],
        }))
      return [id, [...fromScenarios, ...fromModels]]
    }),
  )
}

/** The corpus of every machine with a scenario or a model, including the named paths. */
export function buildCorpus(
  scenarios: readonly Scenario[],
  models: readonly MachineModel[],
  named: readonly NamedPath[] = readNamedPaths(),
): MachineCorpus[] {
  return [...startingPointsOf(scenarios, models)].map(([id, starts]) => {
    const observations = readObservations(id)
    const requirementsOf = (_: string, path: string) =>
      observations[path] ? requirementsProvenBy(id, observations[path]) : []
    const generated = machineCorpus(
      id,
      starts,
      machinesWithPairs.has(id) ? [...defaultKinds, 'transitionPairs'] : defaultKinds,
      requirementsOf,
    )
    const ofNamed = named
      .filter(({ machine }) => machine === id)
      .map((path) => ({ ...buildNamedPath(path, starts), requirements: requirementsOf(id, path.id) }))
    return { ...generated, paths: [...generated.paths, ...ofNamed] }
  })
}
