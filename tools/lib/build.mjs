import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { npm, runQuietly } from './child-process.mjs'
import { fingerprint } from './fingerprint.mjs'
import { showStep } from './progress.mjs'

/** What the built app is made from. */
const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'tools/lib/chunk-groups.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const stamp = 'dist/.built-from'
const products = ['dist/client/index.html', 'dist/server/main.js']

/** True when a product is missing or was built from other sources. */
export const isBuildStale = (now, builtFrom, areProductsThere) => !areProductsThere || now !== builtFrom

/** Builds app and server, unless they were built from just these sources. */
export async function ensureBuilt(label = 'Building') {
  const now = fingerprint(sources)
  const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (!isBuildStale(now, builtFrom, products.every(existsSync))) return
  rmSync(stamp, { force: true })
  await showStep(label, () => runQuietly({ ...npm('run', 'build'), env: { NODE_ENV: 'production' } }))
  writeFileSync(stamp, now)
}
