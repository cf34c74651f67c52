import type { Levy } from '../../accounting/posting.ts'
import { inMinorUnits } from './catalogue.ts'
import type { Place } from './places.ts'

/**
 * Tax rates in basis points for nights and breakfast, and for everything else; and the city tax per guest and night.
 */
export interface Taxes {
  reduced: number
  standard: number
  /** In minor units; 0 for none. */
  cityTax: number
}

// time zone | nights and breakfast | everything else | city tax in EUR
const ratesTable = `
Europe/Lisbon|600|2300|4
Atlantic/Azores|400|1600|2
Europe/London|2000|2000|0
Asia/Singapore|900|900|0
Europe/Zurich|380|810|3
America/Mexico_City|1600|1600|0
Europe/Oslo|1200|2500|0
Asia/Tokyo|1000|1000|1
Australia/Brisbane|1000|1000|0
Europe/Berlin|700|1900|5
Europe/Paris|1000|2000|3
Europe/Rome|1000|2200|4
Europe/Warsaw|800|2300|0
`

const ratesByTimezone = new Map(
  ratesTable
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([timezone = '', ...rates]) => [timezone, rates.map(Number)] as const),
)

export function taxesOf({ timezone, currency }: Place): Taxes {
  const [reduced = 1000, standard = 2000, euros = 0] = ratesByTimezone.get(timezone) ?? []
  return { reduced, standard, cityTax: inMinorUnits(euros, currency) }
}

export const cityTaxOf = (amount: number, persons: number, currency: string, room?: Levy['room']): Levy[] =>
  amount === 0 ? [] : [{ code: 'CTX', name: 'City tax', quantity: persons, amount: amount * persons, currency, room }]
