import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The API's address while developing: tools/dev.mjs starts it beside Vite.
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4001'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 4000, proxy: { '/api': api, '/config.json': api } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
