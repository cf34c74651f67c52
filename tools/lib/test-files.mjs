/** Long machine tests, run by `npm run test:further`: random events, and mutants of every machine. */
export const longMachineTests = [
  'test/machines/random-walks.test.ts',
  'test/machines/session-random-walks.test.ts',
  'test/tools/shipped-mutations.test.ts',
]

/** Long server tests, run by `npm run test:further`: random events, and tables of many thousand rows. */
export const longServerTests = [
  'test/server/blocking-random-walks.test.ts',
  'test/server/catalogue-queries.test.ts',
  'test/server/dashboard-cost.test.ts',
  'test/server/facility-lists.test.ts',
  'test/server/queries.test.ts',
]

/**
 * Server tests that depend on the database engine, in addition to test/server/postgres: constraints, locks, concurrent writes,
 * notifications, cancelled queries, sums and searches in SQL.
 */
export const engineTests = [
  'test/server/abandoned-requests.test.ts',
  'test/server/accounting-sums.test.ts',
  'test/server/activity-search.test.ts',
  'test/server/blocking-changes.test.ts',
  'test/server/blockings.test.ts',
  'test/server/housekeeping-change.test.ts',
  'test/server/housekeeping-changes.test.ts',
  'test/server/housekeeping-event-stream.test.ts',
  'test/server/property-removal.test.ts',
  'test/server/idempotency-of-every-write.test.ts',
  'test/server/session.test.ts',
]
