import { defineConfig } from 'vite'

/** Packages that stay in node_modules: their files include native code, WebAssembly or CommonJS. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino', 'rate-limiter-flexible', 'sharp', 'xlsx']

// All other packages are bundled, because the server then loads one file and only what it uses of them (ADR 0054).
// The migrations are read from server/db/migrations at run time.
export default defineConfig({
  ssr: { noExternal: true, external },
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
