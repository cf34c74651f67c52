/** The locale that the app writes numbers in, and the only one that it reads. */
export const appLocale = 'en-GB'

/**
 * Text in a number field that is no number of that field. The draft holds it in the number's place: what was typed stays on
 * the screen, and nothing is sent (WCAG 3.3.1).
 */
export interface Mistyped {
  typed: string
  /** Names the form that is understood, as "Write the price like 1,250.00". */
  message: string
}

/** What a number field holds; null is an empty field. */
export type NumberDraft = number | null | Mistyped

export const isMistyped = (value: unknown): value is Mistyped =>
  typeof value === 'object' && value !== null && 'typed' in value && 'message' in value

/** How a locale writes whole numbers, or the amounts of a currency. */
export interface Notation {
  /** How many units make one: 1 for whole numbers, 100 for EUR, 1 for JPY, 1000 for KWD. */
  units: number
  /** `value` in units: 125000 of EUR is "€1,250.00". */
  format: (value: number) => string
  /** The units that `text` says; null where it is not exactly a number as the locale writes it. */
  read: (text: string) => number | null
  /** A number in the form that `read` takes: "12", "1,250.00". */
  example: string
}

/** Above this many digits a double no longer holds every unit. */
const mostDigits = 15

/** One sign for each of the dashes and spaces that look alike. */
const plain = (text: string) =>
  text
    .trim()
    .replaceAll(/[\u2212\u2010\u2011]/g, '-')
    .replaceAll(/\s/g, ' ')

interface Signs {
  digits: string[]
  decimal: string
}

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(0.5)
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
  }
}

/** The digits of a text, whatever stands around them; null where they make no one number. */
function digitsOf(text: string, { digits, decimal }: Signs) {
  const [whole = '', fraction = '', ...rest] = text
    .split(decimal)
    .map((part) => Array.from(part, (sign) => digits.indexOf(sign)).filter((digit) => digit >= 0))
    .map((found) => found.join(''))
  const count = whole.length + fraction.length
  return rest.length > 0 || count === 0 || count > mostDigits ? null : { whole, fraction }
}

/** Every way in which the locale writes one number with as many decimals: with groups or without, with its currency or without. */
function writings(locale: string, currency: string | undefined, whole: string, fraction: string, isNegative: boolean) {
  const value = Number(`${isNegative ? '-' : ''}${whole || '0'}.${fraction || '0'}`)
  const styles = [{}, ...(currency ? [{ style: 'currency', currency } as const] : [])]
  const groupings = [
    { useGrouping: 'always' },
    { useGrouping: false, minimumIntegerDigits: Math.max(1, whole.length) },
  ] as const
  const decimals = { minimumFractionDigits: fraction.length, maximumFractionDigits: fraction.length }
  return styles.flatMap((style) =>
    groupings.map((grouping) =>
      plain(new Intl.NumberFormat(locale, { ...style, ...grouping, ...decimals }).format(value)),
    ),
  )
}

const amounts = (locale: string, currency: string | undefined) =>
  new Intl.NumberFormat(locale, currency ? { style: 'currency', currency } : { maximumFractionDigits: 0 })

/**
 * Reads a number by writing it: a text counts only where the locale writes the same number in the same way, so that in English
 * `1,250.00` is a number, while `89,90`, `1.250,00` and `1e3` are not. `NumberParser` of `@internationalized/number`, which
 * react-aria's number field uses, takes group separators anywhere and drops what it does not know (`89,90` becomes 8990).
 * `currency` is an ISO 4217 code.
 */
export function notationOf({ locale = appLocale, currency }: { locale?: string; currency?: string } = {}): Notation {
  const signs = signsOf(locale)
  const format = amounts(locale, currency)
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const units = 10 ** decimals
  const example = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(currency ? 1250 : 12)
  return {
    units,
    example,
    format: (value) => format.format(value / units),
    read: (typed) => {
      const text = plain(typed)
      const found = digitsOf(text, signs)
      if (!found || found.fraction.length > decimals) return null
      const { whole, fraction } = found
      const isNegative = text.includes('-')
      if (!writings(locale, currency, whole, fraction, isNegative).includes(text)) return null
      const size = Number(whole + fraction.padEnd(decimals, '0'))
      return isNegative && size > 0 ? -size : size
    },
  }
}
