import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { npm, runQuietly } from './child-process.mjs'
import { fingerprint } from './fingerprint.mjs'
import { showStep } from './progress.mjs'

/** The sources that several builds depend on. */
const shared = [
  'src',
  'vite.config.ts',
  'tools/lib/chunk-groups.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const app = {
  label: 'Building',
  sources: [...shared, 'server', 'public', 'index.html', 'vite.server.config.ts'],
  stamp: 'dist/.built-from',
  products: ['dist/client/index.html', 'dist/server/main.js'],
  commands: [npm('run', 'build')],
}

const vite = (config) => ({
  command: process.execPath,
  args: ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error'],
})

/** The instrumented app and the QA page. Other commands build it too; they remove the stamp together with the folder. */
const replay = {
  label: 'Building the app for replays',
  sources: [
    ...shared,
    'public',
    'index.html',
    'tools/qa',
    'tools/test-paths',
    'tools/lib',
    'test/model/scenarios',
    'test/support',
    'docs/requirements.md',
  ],
  stamp: 'dist/qa/.built-from',
  products: ['dist/qa/index.html', 'dist/qa/tools/qa/page/index.html'],
  commands: [vite('tools/qa/vite.config.ts'), vite('tools/qa/page/vite.config.ts')],
}

const gallery = {
  label: 'Building the gallery of components',
  sources: [...shared, 'vite.gallery.config.ts', 'gallery.html'],
  stamp: 'dist/gallery/.built-from',
  products: ['dist/gallery/gallery.html'],
  commands: [vite('vite.gallery.config.ts')],
}

/** True if a build output is missing or was built from other sources. */
export const isBuildStale = (now, builtFrom, areProductsThere) => !areProductsThere || now !== builtFrom

async function ensure({ label, sources, stamp, products, commands }) {
  const now = fingerprint(sources)
  const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (!isBuildStale(now, builtFrom, products.every(existsSync))) return
  rmSync(stamp, { force: true })
  await showStep(label, async () => {
    for (const command of commands) await runQuietly({ ...command, env: { NODE_ENV: 'production' } })
  })
  writeFileSync(stamp, now)
}

/** Builds app and server, unless the existing build matches the sources. */
export const ensureBuilt = (label = app.label) => ensure({ ...app, label })

/** Builds what the browser tests open, once for all of them. */
export async function ensureBuiltForTests({ withReplay }) {
  for (const each of withReplay ? [app, replay, gallery] : [app, gallery]) await ensure(each)
}
