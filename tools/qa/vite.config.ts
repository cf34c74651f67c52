import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import app from '../../vite.config.ts'
import { phrases } from '../lib/phrases.ts'

const root = join(import.meta.dirname, '../..')

/** Inserts the instruments into the app's source. The build fails if these lines of main.tsx change. */
const replacements = [
  ['createActor(appMachine, {', 'createActor(appMachine, { ...actorOptions,'],
  ['createHttp({ base', 'createHttp({ ...httpOptions, base'],
  // A path says what each step asks the server.
  ['    replyCache,', '    replyCache: undefined,'],
] as const

/** The languages beside English, separated by spaces. */
const languages = (process.env.QA_LANGUAGES ?? '').split(' ').filter(Boolean)

/** The app with instruments for its root actor, its clock and its HTTP client. The app's own source contains none of this. */
const instrumented: Plugin = {
  name: 'instrumented-app',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/main.tsx')) return null
    for (const [place] of replacements)
      if (!code.includes(place)) throw new Error(`main.tsx no longer contains “${place}”`)
    const head = "import { actorOptions, httpOptions } from '../tools/qa/instrumentation/instruments.ts'\n"
    return { code: head + replacements.reduce((text, [place, then]) => text.replace(place, then), code), map: null }
  },
}

export default mergeConfig(
  app,
  defineConfig({
    root,
    plugins: [instrumented, phrases('dist/qa', languages)],
    build: {
      outDir: 'dist/qa',
      emptyOutDir: true,
      target: 'esnext',
      minify: 'oxc',
      // One stylesheet, so that the layers have the same order as in the app's own build.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { keepNames: true },
        input: join(root, 'index.html'),
      },
    },
  }),
)
