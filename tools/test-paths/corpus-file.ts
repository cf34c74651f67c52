import { formatJson } from './export/json.ts'
import type { SerialisedCorpus, SerialisedPath, SerialisedScenario } from './serialise.ts'

/** A path in a file: its machine and its scenario are written once for all paths. */
type StoredPath = Omit<SerialisedPath, 'machine' | 'scenario'>

interface StoredCorpus extends Pick<SerialisedCorpus, 'machine' | 'coverage'> {
  scenarios: readonly SerialisedScenario[]
  paths: readonly StoredPath[]
}

const indented = (lines: readonly string[], indent: string) => lines.map((line) => indent + line).join(',\n')
const block = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? `  "${name}": [\n${lines.join(',\n')}\n  ]` : `  "${name}": []`

/** A path as text: one line for its properties, then one line per step. */
function pathLines({ steps, ...path }: SerialisedPath): string {
  const head = JSON.stringify({ ...path, machine: undefined, scenario: undefined }).slice(0, -1)
  if (steps.length === 0) return `    ${head},"steps":[]}`
  const lines = steps.map((step) => JSON.stringify(step))
  return `    ${head},"steps":[\n${indented(lines, '      ')}\n    ]}`
}

/** The file of a machine's corpus. A changed step or scenario is one changed line. */
export function formatCorpus({ machine, coverage, paths }: SerialisedCorpus): string {
  const scenarios = new Map(paths.flatMap(({ scenario }) => (scenario ? [[scenario.id, scenario] as const] : [])))
  const parts = [
    `  "machine": ${JSON.stringify(machine)}`,
    block(
      'coverage',
      coverage.map((each) => `    ${formatJson(each, '    ')}`),
    ),
    block(
      'scenarios',
      [...scenarios.values()].map((each) => `    ${JSON.stringify(each)}`),
    ),
    block('paths', paths.map(pathLines)),
  ]
  return `{\n${parts.join(',\n')}\n}\n`
}

/** Parses a file, and gives each path its machine and scenario back. */
export function parseCorpus(text: string): SerialisedCorpus {
  const { machine, coverage, scenarios, paths } = JSON.parse(text) as StoredCorpus
  const scenarioOf = ({ source }: StoredPath) =>
    'scenario' in source ? scenarios.find(({ id }) => id === source.scenario)! : null
  return { machine, coverage, paths: paths.map((path) => ({ ...path, machine, scenario: scenarioOf(path) })) }
}
