import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { fileIn, isTranslation, namesIn } from './phrases.ts'

/** Files with unhashed names that the app needs without a connection. */
const fixedFiles = ['index.html', 'favicon.svg', 'preferences.js']

const revisionOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)

/** Writes the worker of each other language: it stores that language's files and page. */
async function translateWorker(dir: string, translated: readonly string[]): Promise<void> {
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  for (const page of await readdir(dir)) {
    const [, language] = /^index\.(.+)\.html$/.exec(page) ?? []
    if (!language) continue
    const files = translated.filter((file) => file.endsWith(`.${language}.js`))
    const originals = files.map((file) => file.replace(`.${language}.js`, '.js'))
    const [revision, english] = [await revisionOf(join(dir, page)), await revisionOf(join(dir, 'index.html'))]
    await writeFile(
      join(dir, fileIn('sw.js', language)),
      namesIn(worker, originals, language).replace(english, revision),
    )
  }
}

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
      const built = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      const hashed = built.filter((file) => !isTranslation(file))
      const html = await readFile(join(dir, 'index.html'), 'utf8')
      const [, entry] = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html) ?? []
      if (!entry) throw new Error('The page has no entry script')
      const fixed = fixedFiles.map(async (file) => ({
        url: `/${file}`,
        revision: await revisionOf(join(dir, file)),
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
      await translateWorker(dir, built.filter(isTranslation))
    },
  },
})
