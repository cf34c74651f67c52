import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectConfiguration, type UserWorkspaceConfig } from 'vitest/config'
import { EnvironmentSequencer } from './tools/lib/environment-sequencer.ts'
import { findOnPath } from './tools/lib/find-on-path.mjs'
import {
  browserTests,
  firefoxTests,
  webKitTests,
  engineNeutralTests,
  longEngineTests,
  longMachineTests,
  longScreenTests,
  longServerTests,
  slowScreenTests,
} from './tools/lib/test-files.mjs'

type ProjectTestOptions = NonNullable<UserWorkspaceConfig['test']>

/** Left out where Prometheus and its checker are not installed. */
const hasPrometheus = Boolean(findOnPath(['promtool']) && findOnPath(['prometheus']))
const testsWithoutProgram = hasPrometheus ? [] : ['test/server/embedded/prometheus.test.ts']

const { TEST_DATABASE_URL, FIREFOX_PATH, TEST_WEBKIT, PICTURES_FOLDER } = process.env

/** Not the zone of a hotel, nor of the browser in the browser tests: a date of the wrong clock is another date. */
process.env['TZ'] = 'America/Los_Angeles'

const templates = ['test/support/templates.ts']

const server: ProjectTestOptions = {
  environment: 'node',
  // A worker loads the server once, not once per file: what it remembers, it remembers per database.
  isolate: false,
  globalSetup: templates,
  // Opening a database of its own takes a test seconds where something else runs beside it.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/**
 * V8's quick WebAssembly compiler alone: tests run few queries, and optimizing PGlite for them takes a sixth of the processor time of all
 * machine tests.
 */
const quickWasm = ['--liftoff-only']

const machines: ProjectTestOptions = {
  environment: 'node',
  execArgv: quickWasm,
  isolate: false,
  setupFiles: ['test/support/settle-imports.ts'],
}

const screens: ProjectTestOptions = {
  environment: 'jsdom',
  execArgv: quickWasm,
  // One window per worker; test/support/jsdom.ts empties its page for each file.
  isolate: false,
  globalSetup: templates,
  setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', 'test/support/jsdom.ts', 'test/support/settle-imports.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const browser: ProjectTestOptions = {
  environment: 'node',
  globalSetup: ['test/support/app-server.ts'],
  setupFiles: ['test/support/app-ready.ts'],
  // One browser per worker: each page has a context of its own.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // A browser and a server are busy beside each test: after the others.
  sequence: { groupOrder: 1 },
}

const project = (test: ProjectTestOptions): TestProjectConfiguration => ({ extends: true, test })

/** `npm test` runs all projects but those named `further-…`; `npm run test:further` runs these. */
const projects = [
  project({
    name: 'unit',
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    include: ['test/{unit,design}/**/*.test.ts', 'test/architecture.test.ts'],
  }),
  project({ ...machines, name: 'machines', include: ['test/machines/**/*.test.ts'], exclude: longMachineTests }),
  project({
    ...machines,
    name: 'tools',
    testTimeout: 20_000,
    include: ['test/tools/**/*.test.{ts,mjs}'],
    exclude: longMachineTests,
  }),
  project({ ...machines, name: 'further-machines', include: longMachineTests }),
  project({
    ...screens,
    name: 'screens',
    include: ['test/screens/**/*.test.tsx'],
    exclude: [...longScreenTests, ...slowScreenTests],
  }),
  project({ ...screens, name: 'slow-screens', include: slowScreenTests }),
  project({ ...screens, name: 'further-screens', include: longScreenTests }),
  project({
    ...server,
    name: 'server',
    include: ['test/server/*.test.ts', 'test/server/embedded/*.test.ts'],
    exclude: [...longServerTests, ...testsWithoutProgram],
    env: { TEST_DATABASE_URL: '' },
  }),
  project({
    ...server,
    name: 'further-server',
    include: TEST_DATABASE_URL ? longEngineTests : longServerTests,
    env: { TEST_DATABASE_URL: '' },
  }),
  project({ ...browser, name: 'e2e', include: browserTests, provide: { views: 'first' } }),
  project({
    ...browser,
    name: 'further-e2e',
    include: ['test/e2e/**/*.e2e.test.ts'],
    exclude: browserTests.filter((file) => !file.includes('/views/')),
    provide: { views: 'both' },
  }),
]

/** The server tests on PostgreSQL, where one is given. */
const postgresProject = (url: string) =>
  project({
    ...server,
    name: 'further-postgres',
    include: ['test/server/*.test.ts', 'test/server/postgres/*.test.ts'],
    exclude: engineNeutralTests,
    env: { TEST_DATABASE_URL: url },
  })

/** The tasks of the browser tests in Firefox, where it is installed (ADR 0072). */
const firefoxProject = project({
  ...browser,
  name: 'further-firefox',
  include: firefoxTests,
  env: { TEST_BROWSER: 'firefox' },
  provide: { views: 'first' },
})

/** The tasks in WebKit, where it is installed (ADR 0083). */
const webKitProject = project({
  ...browser,
  name: 'further-webkit',
  include: webKitTests,
  env: { TEST_BROWSER: 'webkit' },
  provide: { views: 'first' },
})

/** `npm run pictures` */
const picturesProject = project({
  ...browser,
  name: 'pictures',
  include: ['test/e2e/pictures/*.pictures.ts'],
  provide: { views: 'first' },
})

export default defineConfig({
  // Class names as in the build, but no CSS, which no test but those in the browser looks at.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  // As Node resolves it: beside the library's other half, which Vite would take, there are two kinds of everything.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Two cores are the machine this has to run on; PGlite wants memory besides.
    maxWorkers: 2,
    sequence: { sequencer: EnvironmentSequencer },
    // A third of the time of a run was for transforms of files that had not changed since the last one.
    experimental: { fsModuleCache: true },
    // A shared CI machine can stop for seconds. The run names at its end what passed on the second try.
    retry: process.env['CI'] ? 1 : 0,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      ...projects,
      ...(TEST_DATABASE_URL ? [postgresProject(TEST_DATABASE_URL)] : []),
      ...(FIREFOX_PATH ? [firefoxProject] : []),
      ...(TEST_WEBKIT ? [webKitProject] : []),
      ...(PICTURES_FOLDER ? [picturesProject] : []),
    ],
  },
})
