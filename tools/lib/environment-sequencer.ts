import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { firstOfDay } from './first-of-day.ts'
import { untilOf } from './out-of-time.mjs'

const firstLine = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').split('\n', 1)[0] ?? ''

/** The environment that the first line of a test file asks for; empty for the one of its project. */
const environmentOf = (line: string) => /^\/\/ @vitest-environment (\w+)/.exec(line)?.[1] ?? ''

/** True if the first line says that the file leaves something behind in its worker, so that no other may follow. */
const isLast = (line: string) => line.startsWith('// Runs last')

/** Of a run with a limit the last files of the further browser tests may be left out: each day begins with others (ADR 0082). */
function rotated(files: TestSpecification[]): TestSpecification[] {
  if (untilOf() === undefined) return files
  const isLimited = ({ project }: TestSpecification) => project.name === 'further-e2e'
  const limited = files.filter(isLimited)
  limited.push(...limited.splice(0, firstOfDay(limited.length, Date.now())))
  return [...files.filter((file) => !isLimited(file)), ...limited]
}

/**
 * Runs the files of a project by environment, and those that say so last. Vitest reuses a worker only while the next file has the environment of the last one: in
 * mixed order the 59 machine tests start 28 workers, each of which loads all modules again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = rotated(await super.sort(files))
    const lines = new Map(ordered.map((file) => [file, firstLine(file)]))
    const lineOf = (file: TestSpecification) => lines.get(file) ?? ''
    const projects = [...new Set(ordered.map(({ project }) => project))]
    // Stable, so that the order within an environment stays.
    return ordered.toSorted(
      (a, b) =>
        projects.indexOf(a.project) - projects.indexOf(b.project) ||
        environmentOf(lineOf(a)).localeCompare(environmentOf(lineOf(b))) ||
        Number(isLast(lineOf(a))) - Number(isLast(lineOf(b))),
    )
  }
}
