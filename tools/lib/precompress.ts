import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { isTranslation } from './phrases.ts'

const compress = promisify(brotliCompress)
const compressibleFiles = /\.(js|css|svg|json|webmanifest)$/
/** Brotli's best quality takes far longer than this one and saves 8 % more (ADR 0052). */
const usualQuality = 5

/**
 * Writes `<file>.br` beside each file of the app's build. Files whose name begins with one of `firstNames` get the best quality, because
 * every first visit waits for them (performance P1). Files in other languages have the usual one: seven builds would take too long.
 */
export const precompress = (outDir: string, firstNames: readonly string[]): Plugin => ({
  name: 'precompress',
  apply: ({ build }) => build?.outDir === outDir,
  async writeBundle({ dir = outDir }, bundle) {
    const files = Object.keys(bundle).filter((file) => compressibleFiles.test(file))
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dir, file))
        const isFirst = firstNames.some((name) => file.startsWith(`assets/${name}-`)) && !isTranslation(file)
        const compressed = await compress(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: isFirst ? constants.BROTLI_MAX_QUALITY : usualQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
        if (compressed.length < bytes.length) await writeFile(join(dir, `${file}.br`), compressed)
      }),
    )
  },
})
