import { numberLocale } from '../locale/format-locale.ts'
import { directionMark } from './number-format.ts'

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

/** Normalises dashes, spaces and apostrophes that look alike, and drops marks of direction, which Arabic has before a minus. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replaceAll(/[\u2212\u2010\u2011]/g, '-')
    .replaceAll(/[\u2019\u02bc]/g, "'")
    .replaceAll(/\s/g, ' ')

const signOf = (format: Intl.NumberFormat, type: 'decimal' | 'group') =>
  format.formatToParts(12_345.5).find((part) => part.type === type)?.value

/** The text in the signs to compare. In Arabic, the digits and signs of an Arabic keyboard count as those of the page. */
function normalised(given: string, locale: string) {
  const text = plain(given)
  if (!locale.startsWith('ar')) return text
  const format = new Intl.NumberFormat(locale)
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('\u066b', signOf(format, 'decimal') ?? '')
    .replaceAll('\u066c', signOf(format, 'group') ?? '')
}

/** The decimal signs of a locale. Switzerland has one in amounts and, in French, another one in other numbers. */
function decimalSigns(locale: string, currency: string | undefined): string[] {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const formats = [
    ...(currency ? [new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals })] : []),
    new Intl.NumberFormat(locale, decimals),
  ]
  return [...new Set(formats.map((format) => signOf(format, 'decimal') ?? '.'))]
}

/** The digits of a text, ignoring other characters; null unless they form one number. */
function digitsOf(text: string, decimal: string) {
  const [whole = '', fraction = '', ...rest] = text.split(decimal).map((part) => part.replaceAll(/\D/g, ''))
  const count = whole.length + fraction.length
  return rest.length > 0 || count === 0 || count > maxDigits ? null : { whole, fraction }
}

/** An amount without the sign of its currency. Austria groups amounts by dots and other numbers by spaces. */
const withoutCurrency = (format: Intl.NumberFormat, value: number) =>
  format
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'currency' ? '' : part))
    .join('')

/** The sign of the currency, which may have dots of its own. */
const currencySign = (format: Intl.NumberFormat) =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''

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
      return [format.format(value), withoutCurrency(format, value)].map((text) => normalised(text, locale))
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
  locale = numberLocale(),
  currency,
}: { locale?: string; currency?: string } = {}): Notation {
  const signs = decimalSigns(locale, currency)
  const format = amounts(locale, currency)
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const units = 10 ** decimals
  const example = currency ? plain(withoutCurrency(format, 1250)) : format.format(12)
  return {
    units,
    example,
    format: (value) => directionMark(locale) + format.format(value / units),
    read: (typed) => {
      const text = normalised(typed, locale)
      const amount = text.replace(normalised(currencySign(format), locale), '')
      const isNegative = text.includes('-')
      for (const sign of signs) {
        const found = digitsOf(amount, sign)
        if (!found || found.fraction.length > decimals) continue
        const { whole, fraction } = found
        if (!writings(locale, currency, whole, fraction, isNegative).includes(text)) continue
        const size = Number(whole + fraction.padEnd(decimals, '0'))
        return isNegative && size > 0 ? -size : size
      }
      return null
    },
  }
}
