import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runQuietly } from './child-process.mjs'
import { fingerprint } from './fingerprint.mjs'
import { showStep } from './progress.mjs'
import { runInParallel } from './run-in-parallel.mjs'

/** The sources that several builds depend on. */
const shared = [
  'src',
  'vite.config.ts',
  'tools/lib/chunk-groups.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const vite = (config, env = {}) => ({
  env,
  command: process.execPath,
  args: ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error'],
})

const app = {
  label: 'Building',
  sources: [...shared, 'server', 'public', 'index.html', 'vite.server.config.ts', 'tools/lib'],
  stamp: 'dist/.built-from',
  products: ['dist/client/index.html', 'dist/server/main.js', 'dist/server/prepare-database.js'],
  // The server first: it takes a second, and then its programs can run beside the build of the app.
  commands: [vite('vite.server.config.ts'), vite('vite.config.ts')],
}

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
  // Tests replay paths in these languages.
  commands: [vite('tools/qa/vite.config.ts', { QA_LANGUAGES: 'ar de' }), vite('tools/qa/page/vite.config.ts')],
}

const gallery = {
  label: 'Building the gallery of components',
  sources: [...shared, 'vite.gallery.config.ts', 'gallery.html'],
  stamp: 'dist/gallery/.built-from',
  products: ['dist/gallery/gallery.html'],
  commands: [vite('vite.gallery.config.ts')],
}

const pseudoLocale = {
  label: 'Building the app in the pseudo-locale',
  sources: [...shared, 'public', 'index.html', 'tools/lib', 'vite.pseudo.config.ts'],
  stamp: 'dist/pseudo/.built-from',
  products: ['dist/pseudo/index.html'],
  commands: [vite('vite.pseudo.config.ts')],
}

/** True if a build output is missing or was built from other sources. */
export const isBuildStale = (now, builtFrom, areProductsThere) => !areProductsThere || now !== builtFrom

const run = (command, signal) => runQuietly({ ...command, env: { NODE_ENV: 'production', ...command.env }, signal })

async function ensure({ label, sources, stamp, products, commands, besideLast = [] }) {
  const now = fingerprint(sources)
  const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (!isBuildStale(now, builtFrom, products.every(existsSync))) return
  rmSync(stamp, { force: true })
  await showStep(label, async () => {
    for (const command of commands.slice(0, -1)) await runInParallel([(signal) => run(command, signal)])
    await runInParallel([(signal) => run(commands.at(-1), signal), ...besideLast])
  })
  writeFileSync(stamp, now)
}

/**
 * Builds app and server, unless the existing build matches the sources. `besideApp` are functions of an abort signal that
 * need the built server only; without a build they don't run.
 */
export const ensureBuilt = (label = app.label, besideApp = []) => ensure({ ...app, label, besideLast: besideApp })

/** Builds what the browser tests open, once for all of them. */
export async function ensureBuiltForTests({ withFurther }) {
  for (const each of withFurther ? [app, replay, gallery, pseudoLocale] : [app, gallery]) await ensure(each)
}
