import type { ReactNode } from 'react'
import { formatLocale } from '../../locale/format-locale.ts'

// Without `pageLanguage`: its module has the names of all languages, and this one is part of the first list (performance P1).

/** Language of the formats, in which words of dates are written; undefined if it is that of the page (ADR 0058). */
export function datesLanguage(): string | undefined {
  const [language = ''] = document.documentElement.lang.split('-')
  return formatLocale().startsWith(language) ? undefined : formatLocale().split('-u-')[0]
}

/** A formatted date that stands alone, in the language of its words, so that a screen reader speaks them rightly (ADR 0064). */
export function dateText(text: string): ReactNode {
  const language = datesLanguage()
  return language ? <span lang={language}>{text}</span> : text
}
