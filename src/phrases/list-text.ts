import { pageLanguage } from './languages.ts'

const formats = {
  and: new Intl.ListFormat(listLanguage(), { type: 'conjunction' }),
  or: new Intl.ListFormat(listLanguage(), { type: 'disjunction' }),
}

/** British English has no comma before the last "and". */
function listLanguage(): string {
  const language = pageLanguage()
  return language === 'en' ? 'en-GB' : language
}

/** Items within a sentence: "101, 102 and 103". */
export const listText = (items: readonly string[], type: 'and' | 'or' = 'and'): string => formats[type].format(items)
