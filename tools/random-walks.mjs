// `npm run walks` runs the random walks at full length: a thousand runs of a hundred events each. WALK_SEED sets another seed.
import { fileURLToPath } from 'node:url'
import { runInForeground } from './lib/child-process.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const files = [
  'test/machines/random-walks.test.ts',
  'test/machines/session-random-walks.test.ts',
  'test/server/blocking-random-walks.test.ts',
]
const projects = ['--project', 'further-machines', '--project', 'further-server']
process.exitCode = await runInForeground(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files],
  {
    env: { WALK_RUNS: '1000', WALK_SEED: process.env.WALK_SEED ?? '6' },
  },
)
