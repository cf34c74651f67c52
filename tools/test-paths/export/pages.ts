import type { AnyStateMachine } from 'xstate'
import type { MachineCorpus } from '../corpus.ts'
import { requirementsPage } from './requirements-page.ts'
import type { Scenario } from '../scenario.ts'
import { notReplayedPage } from '../not-replayed.ts'
import { slug } from '../labels.ts'
import { dot } from './dot.ts'
import { gherkin } from './gherkin.ts'
import { coverageLabel } from './coverage-label.ts'
import { markdown } from './markdown.ts'
import { serialiseCorpus, type SerialisedCorpus } from '../serialise.ts'

const total = (machines: readonly SerialisedCorpus[], kind: string, count: 'all' | 'covered' | 'replayed') =>
  machines
    .flatMap(({ coverage }) => coverage.filter((each) => each.kind === kind))
    .reduce((sum, each) => sum + each[count], 0)

const row = ({ machine, paths, coverage }: SerialisedCorpus) => {
  const cells = ['states', 'transitions', 'guardOutcomes'].map((kind) => {
    const own = coverage.find((each) => each.kind === kind)!
    return `${own.covered} of ${own.all}, ${own.replayed}`
  })
  return `| [${machine}](${slug(machine)}.md) | ${paths.length} | ${cells.join(' | ')} |`
}

/** The table of contents: every machine, and what its paths cover. */
function contents(machines: readonly SerialisedCorpus[]): string {
  const paths = machines.flatMap((each) => each.paths)
  const replayed = paths.filter(({ scenario }) => scenario !== null)
  const kinds = machines.flatMap(({ coverage }) => coverage.map(({ kind }) => kind))
  return [
    '# Test paths',
    '',
    `${paths.length} paths with ${paths.reduce((sum, { steps }) => sum + steps.length, 0)} steps through ${machines.length} machines; ` +
      `${replayed.length} of them are replayed in the real app, the others are checked on the machine only. ` +
      'Written by `npm run paths -- --export <folder>`; [what they prove](requirements.md), [what is not replayed, and why](not-replayed.md).',
    '',
    '| Covered | There are | By paths | In the app |',
    '| --- | --- | --- | --- |',
    ...[...new Set(kinds)].map(
      (kind) =>
        `| ${coverageLabel(kind)} | ${total(machines, kind, 'all')} | ${total(machines, kind, 'covered')} | ${total(machines, kind, 'replayed')} |`,
    ),
    '',
    'For each machine: covered by paths of all there are, and in the app.',
    '',
    '| Machine | Paths | States | Transitions | Guard outcomes |',
    '| --- | --- | --- | --- | --- |',
    ...machines.map(row),
    '',
  ].join('\n')
}

/** The pages for people, by their names in a folder: per machine steps, Gherkin and a Graphviz graph, and three pages over all machines. */
export function pageFiles(
  corpus: readonly MachineCorpus[],
  machineOf: (id: string) => AnyStateMachine,
  scenarios: readonly Scenario[],
): ReadonlyMap<string, string> {
  const machines = corpus.map((each) => serialiseCorpus(each, scenarios))
  const files = new Map<string, string>()
  for (const each of machines) {
    const name = slug(each.machine)
    const notReplayed = each.coverage.find(({ kind }) => kind === 'transitions')?.notReplayed ?? []
    files.set(`${name}.feature`, gherkin(each))
    files.set(`${name}.md`, markdown(machineOf(each.machine), each))
    files.set(`${name}.dot`, `${dot(machineOf(each.machine), notReplayed)}\n`)
  }
  files.set('README.md', contents(machines))
  files.set('requirements.md', requirementsPage(corpus))
  files.set('not-replayed.md', notReplayedPage(corpus))
  return files
}
