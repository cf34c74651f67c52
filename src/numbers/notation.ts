import { formatLocale } from '../locale/format-locale.ts'

/** Writes and reads a locale's whole numbers, or amounts of a currency. */
export interface Notation {
  /** Units per one: 1 for whole numbers, 100 for EUR, 1 for JPY, 1000 for KWD. */
  units: number
  /** Formats `value`, given in units: 125000 of EUR is "€1,250.00". */
  format: (value: number) => string
  /** Parses `text` to units; null unless the text is exactly a number as the locale writes it. */
  read: (text: string) => number | null
  /** Example of a number that `read` accepts: "12", "1,250.00". */
  example: string
}

/** Numbers with more digits exceed the integer precision of a double. */
const maxDigits = 15

/** Normalises dashes and spaces that look alike. */
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

/** The digits of a text, ignoring other characters; null unless they form one number. */
function digitsOf(text: string, { digits, decimal }: Signs) {
  const [whole = '', fraction = '', ...rest] = text
    .split(decimal)
    .map((part) => Array.from(part, (sign) => digits.indexOf(sign)).filter((digit) => digit >= 0))
    .map((found) => found.join(''))
  const count = whole.length + fraction.length
  return rest.length > 0 || count === 0 || count > maxDigits ? null : { whole, fraction }
}

/** An amount without the sign of its currency. Austria groups amounts by dots and other numbers by spaces. */
const withoutCurrency = (format: Intl.NumberFormat, value: number) =>
  plain(
    format
      .formatToParts(value)
      .map(({ type, value: part }) => (type === 'currency' ? '' : part))
      .join(''),
  )

/**
 * All ways in which the locale writes a number with the same decimals: with or without grouping, with or without the
 * currency, as an amount or another number.
 */
function writings(locale: string, currency: string | undefined, whole: string, fraction: string, isNegative: boolean) {
  const value = Number(`${isNegative ? '-' : ''}${whole || '0'}.${fraction || '0'}`)
  const styles = [{}, ...(currency ? [{ style: 'currency', currency } as const] : [])]
  const groupings = [
    { useGrouping: 'always' },
    { useGrouping: false, minimumIntegerDigits: Math.max(1, whole.length) },
  ] as const
  const decimals = { minimumFractionDigits: fraction.length, maximumFractionDigits: fraction.length }
  return styles.flatMap((style) =>
    groupings.flatMap((grouping) => {
      const format = new Intl.NumberFormat(locale, { ...style, ...grouping, ...decimals })
      return [plain(format.format(value)), withoutCurrency(format, value)]
    }),
  )
}

const amounts = (locale: string, currency: string | undefined) =>
  new Intl.NumberFormat(locale, currency ? { style: 'currency', currency } : { maximumFractionDigits: 0 })

/**
 * Creates a notation. It reads a number by writing it: a text is valid only if the locale writes the same number that
 * way. In English `1,250.00` is a number; `89,90`, `1.250,00` and `1e3` are not.
 * `NumberParser` of `@internationalized/number`, which react-aria's number field uses, is too lenient: it accepts group
 * separators anywhere and drops unknown characters (`89,90` becomes 8990).
 * `currency` is an ISO 4217 code.
 */
export function notationOf({
  locale = formatLocale(),
  currency,
}: { locale?: string; currency?: string } = {}): Notation {
  const signs = signsOf(locale)
  const format = amounts(locale, currency)
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const units = 10 ** decimals
  const example = currency ? withoutCurrency(format, 1250) : format.format(12)
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
