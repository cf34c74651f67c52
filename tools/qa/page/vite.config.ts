import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import app from '../../../vite.config.ts'
import { phrases } from '../../lib/phrases.ts'

const root = join(import.meta.dirname, '../../..')

// Leaves out the app's build options: a chunk shared by app and page would start the app in the page.
const { build: _, ...shared } = app

/** Builds the QA page next to the app that it replays. */
export default mergeConfig(
  shared,
  defineConfig({
    root,
    plugins: [phrases('dist/qa', [])],
    build: {
      outDir: 'dist/qa',
      emptyOutDir: false,
      target: 'esnext',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'tools/qa/page/index.html') },
    },
  }),
)
