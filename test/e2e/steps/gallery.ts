import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { openPage } from '../../support/browser.ts'
import type { View } from '../../support/views.ts'

const config = { configFile: 'vite.gallery.config.ts', logLevel: 'error' as const }

/** Serves the built component gallery to the tests of this file. */
export function servedGallery() {
  let server: PreviewServer
  beforeAll(async () => {
    server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  })
  afterAll(() => server.close())
  const url = () => (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  return {
    /** Opens the whole gallery, or one section of it. */
    open: ({ theme, width }: View, shelf = '', height?: number) =>
      openPage({
        url: url(),
        theme,
        width,
        height,
        path: `/gallery.html${shelf && `?show=${encodeURIComponent(shelf)}`}`,
        tolerates: [/favicon/],
      }),
  }
}
