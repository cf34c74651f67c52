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

/** Adds the totals of two runs. */
export const addTotals = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** The last line of every test run. */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** A run without any test is not a success. */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0
