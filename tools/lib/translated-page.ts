import { directionOf } from '../../src/phrases/languages.ts'
import { manifestIn } from './translated-manifest.ts'

type Words = ReadonlyMap<string, string>

/** The title of the page until the app has loaded. */
const titleOf = (words: Words) => `<title>${words.get('states.hotelManagement')}</title>`

/**
 * The English page in another language. It loads the files in `first` before the app: the words of react-aria and the styles of the
 * direction.
 */
export function translatedPage(html: string, language: string, english: Words, words: Words, first: readonly string[]) {
  const tags = first.map((file) =>
    file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<script src="/${file}"></script>`,
  )
  if (!html.includes(titleOf(english))) throw new Error(`The page has no ${titleOf(english)}`)
  return html
    .replace(titleOf(english), titleOf(words))
    .replace('/manifest.webmanifest', language === 'en' ? '$&' : `/${manifestIn(language)}`)
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace('<script type="module"', [...tags, '<script type="module"'].join('\n    '))
}
