import { writeFileSync } from 'node:fs'
import { totalsOf } from './totals.mjs'

/** Writes the totals of a run to the file named by TEST_TOTALS. tools/test.mjs prints them at the end. */
export default class TotalsReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totalsOf(testModules, unhandledErrors)))
  }
}
