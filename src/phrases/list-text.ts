import { pageLanguage } from './languages.ts'
import { spokenLanguage } from './spoken-language.ts'

const formats: Record<string, Intl.ListFormat> = {}

/** Items within a sentence: "101, 102 and 103". British English has no comma before the last "and". */
export function listText(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const language = typeof document === 'undefined' ? spokenLanguage() : pageLanguage()
  const format = (formats[language + type] ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }))
  return format.format(items)
}
