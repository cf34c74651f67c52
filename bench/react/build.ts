import react from '@vitejs/plugin-react'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the React page for production. Returns its folder. */
export async function buildReactPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'react-page-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
  })
  return outDir
}
