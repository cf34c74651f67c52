import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { chunkGroups } from './tools/lib/chunk-groups.ts'
import { compileEagerly } from './tools/lib/compile-eagerly.ts'
import { markPhrases, phrases } from './tools/lib/phrases.ts'
import { precompress } from './tools/lib/precompress.ts'
import { retryStyleSheets } from './tools/lib/retry-style-sheets.ts'
import { serviceWorker } from './tools/lib/service-worker.ts'
import { treeWalkerAlone } from './tools/lib/tree-walker-alone.ts'
import { withoutXstateDevTools } from './tools/lib/without-xstate-dev-tools.ts'

// The API's address while developing: tools/dev.mjs starts it beside Vite.
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4001'

/** Path of a file in src. Fails for a file that is gone: its chunk would silently fall apart. */
const source = (path: string) => realpathSync(resolve(import.meta.dirname, 'src', path))

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The app speaks English; react-aria's other 30 languages stay out of every chunk.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    treeWalkerAlone(),
    withoutXstateDevTools(),
    markPhrases(),
    phrases('dist/client'),
    compileEagerly(['sign-in', 'shell', 'products']),
    retryStyleSheets(),
    precompress('dist/client', ['sign-in', 'shell']),
    serviceWorker('dist/client'),
  ],
  worker: { plugins: () => [markPhrases()] },
  resolve: {
    // React has the hook itself; the shim is for React 17.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
      { find: '@vanilla-extract/recipes/createRuntimeFn', replacement: source('design/recipe-runtime.ts') },
    ],
  },
  server: { port: 4000, proxy: { '/api': api, '/config.json': api } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Which chunk needs which: tools/size.mjs reads it.
    manifest: true,
    // Browsers since May 2024: they know light-dark(), which the themes are written in.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Each chunk carries only the icons it draws.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The shell's code lists the files of all chunks, and hashes don't compress: seven characters of 16 instead of eight of 64.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: chunkGroups([
                { name: 'sign-in', roots: [source('main.tsx')] },
                {
                  name: 'shell',
                  roots: [source('screens/shell/Shell.tsx'), source('machines/shell/shell.machine.ts')],
                },
                {
                  name: 'products',
                  roots: [
                    source('machines/products/products.machine.ts'),
                    source('screens/products/ProductsScreen.tsx'),
                    source('screens/facilities/FacilitiesTab.tsx'),
                  ],
                },
              ]),
            },
            // In one file they are one entry in the lists of files that the first chunks load on demand.
            // The sign-in and the confirmation show the same step.
            {
              name: 'second-step',
              test: /[\\/]src[\\/](api[\\/](contract[\\/])?second-factor|machines[\\/]second-step[\\/](second-step|sign-in-step|confirm|passkey)|screens[\\/]second-step[\\/]SecondStepForm)\b/,
            },
            // Likewise the pages that need no session, and those of a refused address.
            {
              name: 'states',
              test: /[\\/]src[\\/](screens[\\/]states[\\/](StateScreen|AccessibilityStatement|NotFound|Unauthorized|UnderConstruction)|design[\\/](text[\\/]BulletList|illustration[\\/](KeyRack|LockedDoor|Scaffold|Bells)))\b/,
            },
            // Every dialog takes these.
            {
              name: 'dialog',
              test: /[\\/](src[\\/]design[\\/]dialog[\\/](Dialog|DialogFrame|ResultContent|fading-layer)|react-aria-components[\\/]dist[\\/]private[\\/](Modal|Dialog|TextField)|src[\\/]design[\\/]field[\\/]TextField)\b/,
            },
            {
              name: 'select',
              test: /[\\/](src[\\/]design[\\/]field[\\/](Select|MultiSelect|ListItem|OpenOnMount)|react-aria-components[\\/]dist[\\/]private[\\/](Select|ListBox))\b/,
            },
            {
              name: 'dates',
              test: /[\\/]src[\\/]design[\\/]field[\\/](CalendarParts|DatePicker|DateRangePicker|DateSegments|PickerToday|iso-date|useTypedDays)\b/,
            },
            // A line or two each, which several sections share.
            {
              name: 'lines',
              test: /[\\/]src[\\/].*[\\/](viewer-zone|page-menus|selection\.selectors|last-night|attendant|schedule-words|sheet-problems\.rules|room-selection\.rules|query\.selectors)\.ts$/,
            },
            // Small parts of many dialogs.
            {
              name: 'dialog-parts',
              test: /[\\/]src[\\/](screens[\\/](dialog[\\/]|form[\\/]UnsavedChangesDialog|shell[\\/]SuccessDialog)|design[\\/](dialog[\\/](Confirm|ResultDialog)|definition[\\/]))/,
            },
            // Each form takes all of these.
            {
              name: 'form',
              test: /[\\/]src[\\/](screens[\\/]form[\\/](FormPage|FormField|ConflictDialog|Compare(Table)?|useFormField|useDraftImages|useBackToSetUp)|design[\\/]error-summary)\b/,
            },
          ],
        },
      },
    },
  },
})
