import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { light } from '../../src/design/theme/light.css.ts'
import { parseRoute, root, shortcuts } from '../../src/routes/properties.ts'
import { product } from '../../src/screens/product-info.ts'
import { phrasesOf, readCatalogue, translations } from '../../tools/lib/phrase-catalogues.ts'
import { translatedManifest } from '../../tools/lib/translated-manifest.ts'

interface Icon {
  src: string
  sizes: string
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  name: string
  start_url: string
  theme_color: string
  background_color: string
  icons: Icon[]
  shortcuts: { url: string; icons: Icon[] }[]
}

test('the installed app has the colours, the name and the routes of the app', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([light.sidebar.base, light.page])
  expect([manifest.name, manifest.start_url]).toEqual([product, root])
  expect(parseRoute(manifest.start_url)).toEqual({ name: 'entry' })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(Object.keys(shortcuts).map((search) => root + search))
})

test('each icon of the installed app is there in its size', async () => {
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
  }
})

test('the page names the manifest and an icon that exist', () => {
  const links = [...readFileSync('index.html', 'utf8').matchAll(/rel="(?:manifest|apple-touch-icon)" href="([^"]+)"/g)]
  expect(links.map(([, href]) => existsSync(`public${href}`))).toEqual([true, true])
})

test('in another language, the app and its shortcuts have its names, and keep their addresses', async () => {
  const english = readFileSync('public/manifest.webmanifest', 'utf8')
  for (const language of await translations()) {
    const made = JSON.parse(translatedManifest(english, language, phrasesOf(await readCatalogue(language))))
    expect([made.lang, made.dir, made.id]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr', '/'])
    expect(made.shortcuts.map(({ url }: { url: string }) => url)).toEqual(manifest.shortcuts.map(({ url }) => url))
  }
  const german = translatedManifest(english, 'de', phrasesOf(await readCatalogue('de')))
  expect(german).toContain('"name":"Meine Zimmer"')
  expect(german).not.toContain('My rooms')
})
