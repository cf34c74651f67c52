import type { AnyStateMachine } from 'xstate'
import { coverageLabel } from './coverage-label.ts'
import { pathDiagram } from './path-diagram.ts'
import { pathTitle } from '../path-title.ts'
import type { SerialisedCoverage, SerialisedCorpus, SerialisedPath } from '../serialise.ts'

const coverageRow = ({ kind, all, covered, replayed }: SerialisedCoverage) =>
  `| ${coverageLabel(kind)} | ${all} | ${covered} | ${replayed} |`

const replayNote = ({ scenario }: SerialisedPath) =>
  scenario
    ? `Replayed in the app: ${scenario.account === null ? 'nobody is signed in' : `signed in as ${scenario.account}`}, ${scenario.address} is open.`
    : 'Checked on the machine only.'

function section(machine: AnyStateMachine, path: SerialisedPath): string[] {
  const { id, start, steps, requirements } = path
  return [
    '',
    `## ${pathTitle(path)}`,
    '',
    `\`${id}\``,
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
    '| Kind | All | Covered by paths | Replayed in the app |',
    '| --- | --- | --- | --- |',
    ...coverage.map(coverageRow),
    ...paths.flatMap((path) => section(machine, path)),
    '',
  ].join('\n')
