import { writeFileSync } from 'node:fs'
import { totalsOf } from './totals.mjs'

/** Leaves the totals of a run in the file TEST_TOTALS, for tools/test.mjs to end with. */
export default class TotalsReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totalsOf(testModules, unhandledErrors)))
  }
}
