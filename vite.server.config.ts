import { defineConfig } from 'vite'

// Packages stay in node_modules; the migrations are read from server/db/migrations at run time.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        'create-user': 'server/create-user.ts',
        'prepare-database': 'server/prepare-database.ts',
        'xlsx-worker': 'server/xlsx/worker.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
