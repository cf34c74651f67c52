import { minorUnitsOf, toMajorUnits } from '../api/contract/money.ts'
import { perLocaleAndKey } from '../locale/format-locale.ts'
import { factsText } from '../phrases/facts-text.ts'
import { moneyText } from './format.ts'

/* Columns of amounts: the heading names the currency once, and the cells are numbers. */

const decimalFormat = perLocaleAndKey((locale, currency) => {
  const digits = Math.round(Math.log10(minorUnitsOf(currency)))
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
})

/** An amount without its currency, in minor units: 125000 of EUR is "1,250.00". Has a minus sign (−) if it is negative. */
export const columnAmountText = (minor: number, currency: string): string =>
  decimalFormat(currency).format(toMajorUnits(minor, currency)).replace('-', '−')

/** Heading of a column of amounts: "Price, EUR". */
export const amountHeading = (label: string, currency: string) => factsText([label, currency])

/** A record's amount in a column of the property's currency. A record in another currency names its own. */
export const recordAmountText = (minor: number, currency: string, columnCurrency: string): string =>
  currency === columnCurrency ? columnAmountText(minor, currency) : moneyText(minor, currency)
