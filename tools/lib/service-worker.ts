import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Files with unhashed names that the app needs without a connection. */
const fixedFiles = ['index.html', 'favicon.svg', 'preferences.js']

/**
 * Builds the service worker to `/sw.js` with the list of the build's files, and tells the app its address. A build to another folder,
 * such as the one for replays, has no worker (ADR 0056).
 */
export const serviceWorker = (outDir: string): Plugin => ({
  name: 'service-worker',
  apply: ({ build }) => build?.outDir === outDir,
  config: () => ({ define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify('/sw.js') } }),
  writeBundle: {
    order: 'post',
    async handler({ dir = outDir }, bundle) {
      const hashed = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      const html = await readFile(join(dir, 'index.html'), 'utf8')
      const [, entry] = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html) ?? []
      if (!entry) throw new Error('The page has no entry script')
      const fixed = fixedFiles.map(async (file) => ({
        url: `/${file}`,
        revision: createHash('sha256')
          .update(await readFile(join(dir, file)))
          .digest('hex')
          .slice(0, 16),
      }))
      // The name of a hashed file is its revision.
      const files = [
        ...hashed.toSorted().map((file) => ({ url: `/${file}`, revision: null })),
        ...(await Promise.all(fixed)),
      ]
      await build({
        configFile: false,
        logLevel: 'error',
        define: {
          BUILT_FILES: JSON.stringify(files),
          ENTRY_SCRIPT: JSON.stringify(entry),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          // Not a module: Firefox has no service workers of that kind.
          lib: { entry: 'src/service-worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
    },
  },
})
