import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the instrumented app, in English and these languages, and the QA page to dist/qa. Always a production build, whatever NODE_ENV
 * the caller has.
 */
export async function buildQa(root: string, languages: readonly string[] = []): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  process.env.QA_LANGUAGES = languages.join(' ')
  try {
    for (const config of ['tools/qa/vite.config.ts', 'tools/qa/page/vite.config.ts'])
      await build({ configFile: join(root, config), logLevel: 'error' })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
