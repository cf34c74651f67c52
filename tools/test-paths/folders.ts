/** Where the generated and recorded data of the test paths are committed. */
export const folders = {
  /** The paths of each machine, made by `npm run paths`. */
  paths: 'test/model/paths',
  /** What each replayed path has to show after each step, recorded by `npm run qa -- --record`. */
  snapshots: 'test/model/snapshots',
  /** The calls and words that each replay has seen, recorded with the snapshots. */
  observations: 'test/model/observations',
  /** Paths that somebody stored by the names of their steps. */
  named: 'test/model/named',
  /** Sessions that were recorded on the QA page. */
  recorded: 'test/model/recorded',
  /** Random walks on which the real API once went wrong. */
  regressionWalks: 'test/model/regression-walks',
} as const
