/*
 * The locale in which dates and numbers are written and read. It is a choice of its own, apart from the language of the texts
 * (ADR 0058).
 */

const standard = 'en-GB'
const isPageRightToLeft = () => typeof document !== 'undefined' && document.dir === 'rtl'
/** Of a page from right to left: of its language. */
const standardOf = () => (isPageRightToLeft() ? 'ar-u-nu-latn-ca-gregory' : standard)

/** Languages written from right to left. */
const isRightToLeft = (locale: Intl.Locale) => /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/.test(locale.language)

/**
 * The locale of a name, with Latin digits and Gregorian years; "en-GB" for a name that no browser knows, and for one that is written in the
 * other direction than the page: its dates would be torn apart.
 */
export function localeOf(name: string): string {
  try {
    const locale = new Intl.Locale(name, { calendar: 'gregory', numberingSystem: 'latn' })
    return isRightToLeft(locale) !== isPageRightToLeft() || Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0
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
export function formatLocale(): string {
  if (typeof document === 'undefined') return standard
  const { formats = standard } = document.documentElement.dataset
  const name = formats === 'browser' ? navigator.language : formats
  const known = locales.get(name)
  if (known) return known
  const locale = localeOf(name)
  locales.set(name, locale)
  return locale
}

/** Creates a formatter at its first use and again when the locale changes: creating one costs a hundred times as much as formatting. */
export function perLocale<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  let created: { locale: string; formatter: Formatter } | undefined
  return () => {
    const locale = formatLocale()
    if (created?.locale !== locale) created = { locale, formatter: create(locale) }
    return created.formatter
  }
}

/** Same for formatters that depend on a key as well: a currency, a time zone. */
export function perLocaleAndKey<Formatter>(create: (locale: string, key: string) => Formatter) {
  const formatters = perLocale((locale) => {
    const byKey = new Map<string, Formatter>()
    return (key: string): Formatter => {
      const formatter = byKey.get(key) ?? create(locale, key)
      byKey.set(key, formatter)
      return formatter
    }
  })
  return (key: string) => formatters()(key)
}
