import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The design system on one page, for the eye and for axe. Never part of the product's build.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 4100, open: '/gallery.html' },
  build: { outDir: 'dist/gallery', emptyOutDir: true, rolldownOptions: { input: 'gallery.html' } },
})
