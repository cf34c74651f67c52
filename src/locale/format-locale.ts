/*
 * The locale in which dates and numbers are written and read. It is a choice of its own, apart from the language of the texts
 * (ADR 0058).
 */

const standard = 'en-GB'
/** True if the page is written from right to left. */
export const isPageRightToLeft = () => globalThis.document?.dir === 'rtl'
/** Of a page from right to left: of its language. */
const standardOf = () => (isPageRightToLeft() ? 'ar-u-nu-latn-ca-gregory' : standard)

/** Languages written from right to left. */
const isRightToLeft = (locale: Intl.Locale) => /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/.test(locale.language)

/**
 * The locale of a name, with Latin digits and Gregorian years; "en-GB" for a name that no browser knows, and for one that is written in the
 * other direction than the page: its dates would be torn apart. Numbers have no words, so a page from right to left takes those of any
 * locale from left to right.
 */
export function localeOf(name: string, isOfNumbers = false): string {
  try {
    const locale = new Intl.Locale(name, { calendar: 'gregory', numberingSystem: 'latn' })
    return isRightToLeft(locale) !== (isPageRightToLeft() && !isOfNumbers) ||
      !Intl.DateTimeFormat.supportedLocalesOf(locale)[0]
      ? standardOf()
      : String(locale)
  } catch {
    return standardOf()
  }
}

const locales = new Map<string, string>()

/**
 * The person's choice, or the browser's locale (`formats` of the preferences, ADR 0057). "en-GB" outside a page: on the server and in
 * workers.
 */
export function formatLocale(isOfNumbers = false): string {
  if (typeof document === 'undefined') return standard
  const { formats = standard } = document.documentElement.dataset
  const isChosen = formats !== 'browser'
  const name = isChosen ? formats : navigator.language
  const key = name + isOfNumbers
  const locale = locales.get(key) ?? localeOf(name, isOfNumbers && isChosen)
  locales.set(key, locale)
  return locale
}

/** The same for numbers. In a page from right to left, the browser's count only as far as those of dates: nobody has chosen them. */
export const numberLocale = () => formatLocale(true)

/**
 * Creates a formatter of a key, such as a currency or a time zone, at its first use and again when the locale changes: creating one costs a
 * hundred times as much as formatting.
 */
export function perLocaleAndKey<Formatter>(create: (locale: string, key: string) => Formatter, isOfNumbers = false) {
  const formatters = new Map<string, Formatter>()
  return (key: string): Formatter => {
    const locale = formatLocale(isOfNumbers)
    const formatter = formatters.get(locale + key) ?? create(locale, key)
    formatters.set(locale + key, formatter)
    return formatter
  }
}

/** Same for formatters that depend on the locale alone. */
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const formatterOf = perLocaleAndKey(create)
  return () => formatterOf('')
}
