import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = 'dist/pseudo'
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** The page with the usual code of a pseudo-locale: styles treat the texts as those of any language but English. */
const readPage = () => readFileSync(join(folder, 'index.html'), 'utf8').replace('lang="en"', 'lang="en-XA"')

/** Gives the page the app in the pseudo-locale (tools/lib/pseudo-locale.ts) in place of the server's app. The API is the server's. */
export const routePseudoLocale = (page: Page) =>
  page.route(/^(?!.*\/api\/|.*\/config\.json)/, (route) => {
    const { pathname } = new URL(route.request().url())
    const named = join(folder, pathname)
    if (extname(pathname) === '' || !existsSync(named))
      return route.fulfill({ body: readPage(), contentType: 'text/html' })
    return route.fulfill({
      body: readFileSync(named),
      contentType: types[extname(named)] ?? 'application/octet-stream',
    })
  })
