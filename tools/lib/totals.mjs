import { stripVTControlCharacters } from 'node:util'

/**
 * Counts the tests that ran. A file that failed to load counts as one failure, and so does an error outside any test: otherwise both
 * would go unnoticed.
 */
export function totalsOf(testModules, unhandledErrors) {
  let [passed, failed] = [0, unhandledErrors.length]
  for (const module of testModules) {
    let failures = 0
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') passed++
      if (state === 'failed') failures++
    }
    failed += failures || (module.state() === 'failed' ? 1 : 0)
  }
  return { passed, failed }
}

/** How many tests were left out for lack of time (ADR 0082). */
export const leftOutOf = (testModules) =>
  testModules.flatMap((module) =>
    [...module.children.allTests('skipped')].filter((test) => test.result().note === 'Out of time'),
  ).length

/** At most so many characters of what differs, in one line. */
const maxDifference = 300

/** What an equality expected (-) and got (+), without what is the same. */
function differenceOf(error) {
  const lines = stripVTControlCharacters(String(error?.diff ?? '')).split('\n')
  return lines
    .filter((line) => /^[-+] (?!Expected$|Received$)/.test(line))
    .map((line) => line.replace(/\s+/g, ' '))
    .join(' ')
    .slice(0, maxDifference)
}

/** The first line of an error, and what a browser test had waited for ("  - waiting for getByRole('dialog')") or what differed. */
function firstLine(error) {
  const [first, ...others] = stripVTControlCharacters(String(error?.message ?? error ?? '')).split('\n')
  const awaited = others.find((line) => /^\s*- waiting for /.test(line))
  return [first, awaited?.trim(), differenceOf(error)].filter(Boolean).join(' ')
}

const fileOf = (module) => `${module.project.name} ${module.relativeModuleId}`

const lineOf = (module, test) => `${fileOf(module)} > ${test.fullName}: ${firstLine(test.result().errors?.[0])}`

/** A line for each test that passed only when it ran again, with the first line of its first error. */
export const secondTriesOf = (testModules) =>
  testModules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => lineOf(module, test)),
  )

/** A line for each failed test: its project, file, name and the first line of its error. */
export function failuresOf(testModules, unhandledErrors) {
  const lines = unhandledErrors.map((error) => `outside any test: ${firstLine(error)}`)
  for (const module of testModules) {
    const file = fileOf(module)
    const failed = [...module.children.allTests('failed')]
    lines.push(...failed.map((test) => lineOf(module, test)))
    if (failed.length === 0 && module.state() === 'failed') lines.push(`${file}: ${firstLine(module.errors()[0])}`)
  }
  return lines
}

/** Adds the totals of two runs. */
export const addTotals = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** The last line of every test run. */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** A run without any test is not a success. */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0
