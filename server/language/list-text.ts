import { currentLanguage } from './current-language.ts'

const formats = new Map<string, Intl.ListFormat>()

/** Items within a sentence, in the language of the request: "3 rooms and 2 assets". British English has no comma before "and". */
export function listText(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const language = currentLanguage()
  const key = `${language} ${type}`
  const format = formats.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
  formats.set(key, format)
  return format.format(items)
}
