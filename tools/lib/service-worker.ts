import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { fileIn, isTranslation } from './phrases.ts'

/** Files with unhashed names that the app needs without a connection. */
const fixedFiles = ['favicon.svg', 'preferences.js']

const revisionOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)

/** The files of the build in a language: its copies in place of the English chunks that have words, and the words of react-aria. */
function filesIn(language: string, built: readonly string[]): string[] {
  const own = built.filter((file) => file.endsWith(`.${language}.js`))
  const replaced = new Set(own.map((file) => file.replace(`.${language}.js`, '.js')))
  return [...built.filter((file) => !isTranslation(file) && !replaced.has(file)), ...own].toSorted()
}

/** Builds the worker that stores the page `page` and the files of its language. */
async function buildWorker(dir: string, page: string, built: readonly string[]): Promise<void> {
  const [, language = 'en'] = /^index\.(.+)\.html$/.exec(page) ?? []
  const html = await readFile(join(dir, page), 'utf8')
  const [, entry] = /<script type="module" [^>]*src="\/(assets\/sign-in-[^"]+)"/.exec(html) ?? []
  if (!entry) throw new Error(`${page} has no entry script`)
  const fixed = [['index.html', page], ...fixedFiles.map((file) => [file, file])].map(async ([url, file = '']) => ({
    url: `/${url}`,
    revision: await revisionOf(join(dir, file)),
  }))
  // The name of a hashed file is its revision.
  const files = [
    ...filesIn(language, built).map((file) => ({ url: `/${file}`, revision: null })),
    ...(await Promise.all(fixed)),
  ]
  const fileName = language === 'en' ? 'sw.js' : fileIn('sw.js', language)
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
      lib: { entry: 'src/service-worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => fileName },
    },
  })
}

/**
 * Builds the service worker of each language, `/sw.js` for English, and tells the app its address. A build to another folder, such as the
 * one for replays, has no worker (ADR 0056).
 */
export const serviceWorker = (outDir: string): Plugin => ({
  name: 'service-worker',
  apply: ({ build }) => build?.outDir === outDir,
  config: () => ({ define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify('/sw.js') } }),
  writeBundle: {
    order: 'post',
    async handler({ dir = outDir }, bundle) {
      const built = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      const pages = (await readdir(dir)).filter((file) => /^index\..*html$/.test(file))
      for (const page of pages) await buildWorker(dir, page, built)
    },
  },
})
