import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The environment that the first line of a test file asks for; empty for the one of its project. */
const environmentOf = ({ moduleId }: TestSpecification) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''

/**
 * Runs the files of a project by environment. Vitest reuses a worker only while the next file has the environment of the last one: in
 * mixed order the 59 machine tests start 28 workers, each of which loads all modules again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files)
    const environments = new Map(ordered.map((file) => [file, environmentOf(file)]))
    const projects = [...new Set(ordered.map(({ project }) => project))]
    // Stable, so that the order within an environment stays.
    return ordered.toSorted(
      (a, b) =>
        projects.indexOf(a.project) - projects.indexOf(b.project) ||
        (environments.get(a) ?? '').localeCompare(environments.get(b) ?? ''),
    )
  }
}
