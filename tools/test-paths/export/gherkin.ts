import { pathTitle } from '../path-title.ts'
import type { SerialisedCorpus, SerialisedPath } from '../serialise.ts'

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1)

const given = ({ scenario, start, machine }: SerialisedPath) =>
  scenario
    ? `    Given ${scenario.account ?? 'nobody'} is signed in and ${scenario.address} is open, so that the ${machine} is in ${start}`
    : `    Given the ${machine} alone, in ${start}`

const scenario = (path: SerialisedPath): string[] => [
  '',
  ...(path.requirements.length > 0 ? [`  ${path.requirements.map((id) => `@${id}`).join(' ')}`] : []),
  `  # ${path.id}`,
  `  Scenario: ${pathTitle(path)}`,
  given(path),
  ...path.steps.flatMap(({ description, state }) => [
    `    When ${lowerFirst(description)}`,
    `    Then the ${path.machine} is in ${state}`,
  ]),
]

/** A machine's paths as Gherkin. */
export const gherkin = ({ machine, paths }: SerialisedCorpus): string =>
  [`Feature: ${machine}`, ...paths.flatMap(scenario), ''].join('\n')
