import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import app from '../../vite.config.ts'

const root = join(import.meta.dirname, '../..')

/** Where the app is given its instruments; a change of these lines in main.tsx fails the build. */
const replacements = [
  ['createActor(appMachine, {', 'createActor(appMachine, { ...actorOptions,'],
  ['createHttp({ base', 'createHttp({ ...httpOptions, base'],
] as const

/** The app as it is, with a replay's hands on its root actor, its clock and its wire. Nothing of it is in the app's own source. */
const instrumented: Plugin = {
  name: 'instrumented-app',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/main.tsx')) return null
    for (const [place] of replacements)
      if (!code.includes(place)) throw new Error(`main.tsx has no “${place}” any more`)
    const head = "import { actorOptions, httpOptions } from '../tools/qa/instrumentation/instruments.ts'\n"
    return { code: head + replacements.reduce((text, [place, then]) => text.replace(place, then), code), map: null }
  },
}

export default mergeConfig(
  app,
  defineConfig({
    root,
    plugins: [instrumented],
    build: {
      outDir: 'dist/qa',
      emptyOutDir: true,
      target: 'esnext',
      minify: 'oxc',
      // One sheet: the order of its layers is that of the app's own build.
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
