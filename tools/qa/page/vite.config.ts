import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import app from '../../../vite.config.ts'

const root = join(import.meta.dirname, '../../..')

// The app's chunks are not the page's: one that both shared would start the app in the page.
const { build: _, ...shared } = app

/** The page of the paths, beside the app that it replays in. */
export default mergeConfig(
  shared,
  defineConfig({
    root,
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
