import { defineConfig, mergeConfig } from 'vite'
import app from './vite.config.ts'
import { phrases } from './tools/lib/phrases.ts'

/** The app in longer, accented English, for the tests of its layout and of its words. */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [phrases('dist/pseudo', 'pseudo')],
    build: { outDir: 'dist/pseudo', emptyOutDir: true },
  }),
)
