import { minorUnitsOf, toMajorUnits } from '../api/contract/money.ts'
import { perLocaleAndKey } from '../locale/format-locale.ts'
import { directionMark } from '../numbers/number-format.ts'
import { factsText } from '../phrases/facts-text.ts'
import { moneyText } from './format.ts'

/* Columns of amounts: the heading names the currency once, and the cells are numbers. */

const amountFormat = perLocaleAndKey((locale, currency) => {
  const digits = Math.round(Math.log10(minorUnitsOf(currency)))
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}, true)

/**
 * An amount without its currency, in minor units: 125000 of EUR is "1,250.00". Has a minus sign (−) if it is negative. Some locales
 * group amounts otherwise than numbers: "1.250,00" and "1 250,00" in Austria.
 */
export const columnAmountText = (minor: number, currency: string): string =>
  directionMark() +
  amountFormat(currency)
    .formatToParts(toMajorUnits(minor, currency))
    .flatMap(({ type, value }) => (type === 'currency' || type === 'literal' ? [] : [value]))
    .join('')
    .replace('-', '−')

/** Heading of a column of amounts: "Price, EUR". */
export const amountHeading = (label: string, currency: string) => factsText([label, currency])

/** A record's amount in a column of the property's currency. A record in another currency names its own. */
export const recordAmountText = (minor: number, currency: string, columnCurrency: string): string =>
  currency === columnCurrency ? columnAmountText(minor, currency) : moneyText(minor, currency)
