/** Long machine tests, run by `npm run test:further`: random events, mutants of every machine, and the whole corpus of test paths. */
export const longMachineTests = [
  'test/machines/random-walks.test.ts',
  'test/machines/session-random-walks.test.ts',
  'test/tools/corpus.test.ts',
  'test/tools/shipped-mutations.test.ts',
]

/** Long screen tests, run by `npm run test:further`: ten texts in every number field. */
export const longScreenTests = ['test/screens/number-fields.test.tsx']

/**
 * Screen tests that `npm run test:quick` leaves to `npm test`: whole forms, lists and imports, used by a person. These eight take more
 * than half of the processor time of all screen tests.
 */
export const slowScreenTests = [
  'test/screens/addons.test.tsx',
  'test/screens/created.test.tsx',
  'test/screens/facilities.test.tsx',
  'test/screens/facility-form.test.tsx',
  'test/screens/import.test.tsx',
  'test/screens/problems.test.tsx',
  'test/screens/property-form.test.tsx',
  'test/screens/typed-dates.test.tsx',
]

/**
 * Long server tests, run by `npm run test:further`: random events, bad values in every field, the whole demonstration data, tables of
 * many thousand rows, and processes that are started, cut off and stopped.
 */
export const longServerTests = [
  'test/server/abandoned-requests.test.ts',
  'test/server/accounting-sums.test.ts',
  'test/server/bad-input-every-endpoint.test.ts',
  'test/server/bad-input-graphql.test.ts',
  'test/server/blocking-random-walks.test.ts',
  'test/server/catalogue-queries.test.ts',
  'test/server/dashboard-cost.test.ts',
  'test/server/dashboard.test.ts',
  'test/server/demo-attendants.test.ts',
  'test/server/demo-data.test.ts',
  'test/server/embedded/backup.test.ts',
  'test/server/embedded/container.test.ts',
  'test/server/embedded/fixtures.test.ts',
  'test/server/embedded/full-disk.test.ts',
  'test/server/embedded/injected-replies.test.ts',
  'test/server/embedded/npm-run.test.ts',
  'test/server/embedded/operator-commands.test.ts',
  'test/server/embedded/pglite-thread.test.ts',
  'test/server/embedded/prepare-database.test.ts',
  'test/server/embedded/start.test.ts',
  'test/server/embedded/telemetry.test.ts',
  'test/server/export.test.ts',
  'test/server/facility-export.test.ts',
  'test/server/facility-lists.test.ts',
  'test/server/idempotency-of-every-write.test.ts',
  'test/server/properties.test.ts',
  'test/server/property-removal.test.ts',
  'test/server/queries.test.ts',
]

/** The files of tasks with what Chromium, Firefox and WebKit all offer: they are also done in WebKit (ADR 0083). */
export const webKitTests = [
  'test/e2e/tasks.e2e.test.ts',
  'test/e2e/tasks-lists.e2e.test.ts',
  'test/e2e/tasks-rooms.e2e.test.ts',
]

/** The files of tasks that are also done in Firefox (ADR 0072). */
export const firefoxTests = [
  'test/e2e/back.e2e.test.ts',
  'test/e2e/collapsed-menu.e2e.test.ts',
  'test/e2e/forced-logout.e2e.test.ts',
  'test/e2e/keyboard.e2e.test.ts',
  'test/e2e/print.e2e.test.ts',
  'test/e2e/property-actions.e2e.test.ts',
  'test/e2e/right-to-left.e2e.test.ts',
  ...webKitTests,
]

/**
 * Of the long server tests, those about the embedded engine: the number of queries, and processes that start it. `npm run test:further`
 * runs them on PGlite too. The others it runs once, on PostgreSQL where there is one: it takes a fifth of the time there.
 */
export const longEngineTests = [
  'test/server/catalogue-queries.test.ts',
  'test/server/dashboard-cost.test.ts',
  'test/server/queries.test.ts',
  ...longServerTests.filter((file) => file.includes('/embedded/')),
]

/** Server tests of HTTP, permissions, files and limits, which no other engine changes: `npm test` runs them, on PGlite alone. */
export const engineNeutralTests = [
  'test/server/addon-export.test.ts',
  'test/server/authorization.test.ts',
  'test/server/body-limits.test.ts',
  'test/server/compression.test.ts',
  'test/server/first-password.test.ts',
  'test/server/graphql-limits.test.ts',
  'test/server/graphql.test.ts',
  'test/server/images.test.ts',
  'test/server/input.test.ts',
  'test/server/language.test.ts',
  'test/server/logs.test.ts',
  'test/server/object-access-catalogue.test.ts',
  'test/server/object-access-facilities.test.ts',
  'test/server/object-access.test.ts',
  'test/server/password.test.ts',
  'test/server/preferences.test.ts',
  'test/server/write-log.test.ts',
]

/**
 * Browser tests of `npm test`: what only a browser shows (focus, keys, downloads, sizes, speech), and a journey through each section.
 * All others are run by `npm run test:further`.
 */
export const browserTests = [
  'test/e2e/accessibility.e2e.test.ts',
  'test/e2e/activity-log-export.e2e.test.ts',
  'test/e2e/calendar-speech.e2e.test.ts',
  'test/e2e/forced-logout.e2e.test.ts',
  'test/e2e/housekeeping-spoken.e2e.test.ts',
  'test/e2e/keyboard.e2e.test.ts',
  'test/e2e/sections.e2e.test.ts',
  'test/e2e/sign-in.e2e.test.ts',
  'test/e2e/size.e2e.test.ts',
  'test/e2e/views/gallery.e2e.test.ts',
]
