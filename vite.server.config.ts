import { cp } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'
import { translations } from './tools/lib/phrase-catalogues.ts'

/** Packages that stay in node_modules: their files include native code, WebAssembly or CommonJS. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/api-logs',
  '@opentelemetry/core',
  '@opentelemetry/exporter-logs-otlp-http',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-prometheus',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-logs',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
  '@simplewebauthn/server',
  'pg',
  'pino',
  'rate-limiter-flexible',
  'sharp',
  'xlsx',
]

/** Puts the catalogues beside main.js, which reads those that it is asked for (ADR 0062). English is in its code. */
const catalogues: Plugin = {
  name: 'catalogues',
  async writeBundle({ dir = 'dist/server' }) {
    for (const language of await translations())
      await cp(`src/phrases/${language}`, `${dir}/phrases/${language}`, { recursive: true })
  },
}

// All other packages are bundled, because the server then loads one file and only what it uses of them (ADR 0054).
// The migrations are read from server/db/migrations at run time.
export default defineConfig({
  plugins: [catalogues],
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
        'back-up': 'server/back-up.ts',
        'sign-out-user': 'server/sign-out-user.ts',
        'check-activity': 'server/check-activity.ts',
        'create-user': 'server/create-user.ts',
        'erase-guest': 'server/erase-guest.ts',
        'reset-second-step': 'server/reset-second-step.ts',
        'prepare-database': 'server/prepare-database.ts',
        restore: 'server/restore.ts',
        'pglite-worker': 'server/db/pglite-worker.ts',
        'xlsx-worker': 'server/xlsx/worker.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
