import type { AnyStateMachine } from 'xstate'
import { coverageWords } from './coverage-words.ts'
import { drawn } from './drawn.ts'
import type { ToldCoverage, ToldMachine, ToldPath } from './told.ts'

const coverageRow = ({ kind, all, met, replayed }: ToldCoverage) =>
  `| ${coverageWords(kind)} | ${all} | ${met} | ${replayed} |`

const where = ({ stage }: ToldPath) =>
  stage
    ? `Replayed in the app: ${stage.as === null ? 'nobody is signed in' : `signed in as ${stage.as}`}, ${stage.at} is open.`
    : 'Judged on the machine alone.'

function section(machine: AnyStateMachine, path: ToldPath): string[] {
  const { id, start, steps, requirements } = path
  return [
    '',
    `## ${id}`,
    '',
    `${where(path)}${requirements.length > 0 ? ` Proves ${requirements.join(', ')}.` : ''}`,
    '',
    `Starts in \`${start}\`.`,
    '',
    ...steps.map(({ words, state }, at) => `${at + 1}. ${words} → expect \`${state}\``),
    '',
    '<details><summary>Drawn</summary>',
    '',
    '```mermaid',
    drawn(machine, path).trimEnd(),
    '```',
    '',
    '</details>',
  ]
}

/** A machine's paths as numbered steps, each with its drawing. */
export const markdown = (machine: AnyStateMachine, { coverage, paths }: ToldMachine): string =>
  [
    `# ${machine.id}`,
    '',
    '| Covered | There are | By paths | In the app |',
    '| --- | --- | --- | --- |',
    ...coverage.map(coverageRow),
    ...paths.flatMap((path) => section(machine, path)),
    '',
  ].join('\n')
