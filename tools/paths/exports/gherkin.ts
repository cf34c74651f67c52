import type { ToldMachine, ToldPath } from './told.ts'

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1)

const given = ({ stage, start, machine }: ToldPath) =>
  stage
    ? `    Given ${stage.as ?? 'nobody'} is signed in and ${stage.at} is open, so that the ${machine} is in ${start}`
    : `    Given the ${machine} alone, in ${start}`

const scenario = (path: ToldPath): string[] => [
  '',
  ...(path.requirements.length > 0 ? [`  ${path.requirements.map((id) => `@${id}`).join(' ')}`] : []),
  `  Scenario: ${path.id}`,
  given(path),
  ...path.steps.flatMap(({ words, state }) => [
    `    When ${lower(words)}`,
    `    Then the ${path.machine} is in ${state}`,
  ]),
]

/** A machine's paths as Gherkin. */
export const gherkin = ({ machine, paths }: ToldMachine): string =>
  [`Feature: ${machine}`, ...paths.flatMap(scenario), ''].join('\n')
