import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = import.meta.dirname
const plugins = () => [react(), vanillaExtractPlugin()]

/** Builds a page of one script with the product's build settings. Returns its folder. */
export async function buildPage(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tape-chart-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    build: { outDir, emptyOutDir: true, modulePreload: false, rolldownOptions: { input: join(here, entry) } },
  })
  const assets = readdirSync(join(outDir, 'assets'))
  const tags = assets.map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/assets/${name}">`
      : `<script type="module" src="/assets/${name}"></script>`,
  )
  const page = readFileSync(join(here, 'index.html'), 'utf8')
  writeFileSync(join(outDir, 'index.html'), page.replace('<div id="root">', `${tags.join('')}$&`))
  return outDir
}

/** Gzipped size of the chart's own code and styles, without React, which the app already loads. */
export async function sizeOfChart(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'tape-chart-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    build: {
      outDir,
      lib: { entry: join(here, '../../src/features/tape-chart/TapeChart.tsx'), formats: ['es'] },
      minify: true,
      rolldownOptions: { external: /^react/ },
    },
  })
  const files = readdirSync(outDir).filter((name) => /\.(m?js|css)$/.test(name))
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name)), { level: 9 }).length, 0) / 1000
}
