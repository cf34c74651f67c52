import { isPageRightToLeft, numberLocale, perLocaleAndKey } from '../locale/format-locale.ts'

/**
 * Begins a number of a locale from left to right in a page from right to left, which would otherwise move its minus and its currency to the
 * other end.
 */
export const directionMark = (locale = numberLocale()): string =>
  isPageRightToLeft() && !locale.startsWith('ar') ? '\u200E' : ''

/** Writes numbers as the reader's locale does. `create` also gets what else the format depends on, such as a currency. */
export function numberFormat(create: (locale: string, key: string) => Intl.NumberFormat) {
  const formatOf = perLocaleAndKey(create, true)
  return (value: number, key = ''): string => directionMark() + formatOf(key).format(value)
}
