import type { AnyStateMachine } from 'xstate'
import { coverageLabel } from './coverage-label.ts'
import { pathDiagram } from './path-diagram.ts'
import type { SerialisedCoverage, SerialisedCorpus, SerialisedPath } from '../serialise.ts'

const coverageRow = ({ kind, all, covered, replayed }: SerialisedCoverage) =>
  `| ${coverageLabel(kind)} | ${all} | ${covered} | ${replayed} |`

const replayNote = ({ scenario }: SerialisedPath) =>
  scenario
    ? `Replayed in the app: ${scenario.account === null ? 'nobody is signed in' : `signed in as ${scenario.account}`}, ${scenario.address} is open.`
    : 'Judged on the machine alone.'

function section(machine: AnyStateMachine, path: SerialisedPath): string[] {
  const { id, start, steps, requirements } = path
  return [
    '',
    `## ${id}`,
    '',
    `${replayNote(path)}${requirements.length > 0 ? ` Proves ${requirements.join(', ')}.` : ''}`,
    '',
    `Starts in \`${start}\`.`,
    '',
    ...steps.map(({ description, state }, at) => `${at + 1}. ${description} → expect \`${state}\``),
    '',
    '<details><summary>Drawn</summary>',
    '',
    '```mermaid',
    pathDiagram(machine, path).trimEnd(),
    '```',
    '',
    '</details>',
  ]
}

/** A machine's paths as numbered steps, each path with its drawing. */
export const markdown = (machine: AnyStateMachine, { coverage, paths }: SerialisedCorpus): string =>
  [
    `# ${machine.id}`,
    '',
    '| Covered | There are | By paths | In the app |',
    '| --- | --- | --- | --- |',
    ...coverage.map(coverageRow),
    ...paths.flatMap((path) => section(machine, path)),
    '',
  ].join('\n')
