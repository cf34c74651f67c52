import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The API's address while developing: tools/dev.mjs starts it beside Vite.
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4001'

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The app speaks English; react-aria's other 30 languages stay out of every chunk.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  server: { port: 4000, proxy: { '/api': api, '/config.json': api } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Which chunk needs which: tools/size.mjs reads it.
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
