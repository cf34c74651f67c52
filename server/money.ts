import { minorUnitsOf, toMajorUnits } from '../src/api/contract/money.ts'

/** A price as text for the activity log: "129.50 EUR". */
export const priceText = (minor: number, currency: string) =>
  `${toMajorUnits(minor, currency).toFixed(Math.log10(minorUnitsOf(currency)))} ${currency}`
