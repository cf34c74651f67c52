/** The languages of the app, by their own names. English is the source of the others. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
  fil: 'Filipino',
} as const

/** The language of the page: it lasts as long as the page (ADR 0061). English outside a page. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'

/** True if the page is written from right to left. */
export const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.dir === 'rtl'

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
