/**
 * What ran, as counts. A file that could not be loaded is one failure, and so is an error outside
 * of any test: neither may go unnoticed because no test of theirs failed.
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

/** The totals of two runs together. */
export const addTotals = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** The last line of every test run. */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** A run in which nothing ran is no success either. */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0
