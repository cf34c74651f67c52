import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'

type ProjectTestOptions = NonNullable<UserWorkspaceConfig['test']>

const { TEST_DATABASE_URL } = process.env

/** Not the zone of a hotel, nor of the browser in the browser tests: a date of the wrong clock is another date. */
process.env['TZ'] = 'America/Los_Angeles'

const server: ProjectTestOptions = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // As Node resolves it: beside the library's other half, which Vite would take, there are two kinds of everything.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Two cores are the machine this has to run on; PGlite wants memory besides.
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{unit,machines,design,tools}/**/*.test.{ts,mjs}', 'test/architecture.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['test/screens/**/*.test.tsx'],
          setupFiles: ['test/support/jsdom.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['test/server/*.test.ts', 'test/server/once/*.test.ts'],
          env: { TEST_DATABASE_URL: '' },
        },
      },
      // The same promises on a real PostgreSQL, where one is given; what no database has a part in runs once.
      ...(TEST_DATABASE_URL
        ? [
            {
              extends: true as const,
              test: {
                ...server,
                name: 'server-postgres',
                include: ['test/server/*.test.ts', 'test/server/postgres/*.test.ts'],
                env: { TEST_DATABASE_URL },
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.test.ts'],
          globalSetup: ['test/support/app-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // A browser and a server are busy beside the test: after the others, one file at a time.
          fileParallelism: false,
          // On a shared CI machine a browser can lose its time slice for seconds; the report marks what passed on the second try.
          retry: process.env['CI'] ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
