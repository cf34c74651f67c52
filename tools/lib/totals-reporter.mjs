import { writeFileSync } from 'node:fs'
import { failuresOf, leftOutOf, secondTriesOf, totalsOf } from './totals.mjs'

/**
 * Writes the totals of a run and the tests that failed at least once to the file named by TEST_TOTALS. tools/test.mjs prints them at the
 * end.
 */
export default class TotalsReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const totals = totalsOf(testModules, unhandledErrors)
    const failures = failuresOf(testModules, unhandledErrors)
    const secondTries = secondTriesOf(testModules)
    const leftOut = leftOutOf(testModules)
    if (leftOut > 0) console.log(`Out of time: ${leftOut} browser tests did not run`)
    writeFileSync(process.env.TEST_TOTALS, JSON.stringify({ ...totals, failures, secondTries }))
  }
}
