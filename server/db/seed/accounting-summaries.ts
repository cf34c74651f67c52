import {
  type Levy,
  type Line,
  type Posting,
  type Sale,
  accounts,
  charge,
  settlement,
} from '../../accounting/posting.ts'
import type { House } from './accounting-house.ts'
import { cityTaxOf } from './accounting-rates.ts'
import { type Method, owedIn, paid, payment, saleOf } from './accounting-stays.ts'
import type { Random } from './random.ts'

/** Nights sold and gross revenue by room type. */
type Sold = ReadonlyMap<number, { nights: number; gross: number }>

/** Summary posting of a hotel's nights, and a second posting that settles it. */
function summary(house: House, sold: Sold, offset: number, reference: string, random: Random): Posting[] {
  const { place, taxes, kinds } = house
  const { currency } = place
  const rooms = kinds.flatMap(({ facility_type_id, facility_type }): Sale[] => {
    const { nights = 0, gross = 0 } = sold.get(facility_type_id) ?? {}
    if (nights === 0) return []
    const room = { facility_type_id, facility_type }
    const sale = { code: 'ROOM', name: 'Room nights', classification: 'rooms' as const, tax_rate: taxes.reduced }
    return [{ ...sale, quantity: nights, gross, currency, room }]
  })
  const nights = rooms.reduce((sum, { quantity }) => sum + quantity, 0)
  if (nights === 0) return []
  const extras = [
    saleOf(house, 'BRK', Math.ceil(nights * 0.9)),
    saleOf(house, random.pick(['APT', 'SPA', 'BIC', 'LCO']), Math.ceil(nights / 9)),
  ]
  const levies: Levy[] = cityTaxOf(taxes.cityTax, Math.ceil(nights * 1.6), currency)
  const lines = charge([...rooms, ...extras], levies)
  const owed = owedIn(lines)
  const [cash, bank, city] = [0.1, 0.16, 0.08].map((share) => Math.round(owed * share)) as [number, number, number]
  const paidBy = (method: Method, amount: number) =>
    settlement('payment', paid[method], amount, currency, { payment_method: method })
  const settled: Line[] = [
    paidBy('card', owed - cash - bank - city),
    paidBy('cash', cash),
    paidBy('bank_transfer', bank),
    settlement('city', accounts.city, city, currency, { payment_method: 'direct_bill' }),
    settlement('guest', accounts.guest, -owed, currency),
    // Companies pay 90 % of their debt in time.
    ...payment('bank_transfer', 'city', Math.round(city * 0.9), currency),
  ]
  const at = { business_date: house.dayOf(offset), reference }
  return [
    { ...at, posted_at: house.at(offset, '23:50'), lines },
    { ...at, posted_at: house.at(offset, '23:55'), lines: settled },
  ]
}

/** Summary postings of the last two weeks, computed from the stays. A large hotel posts one per night and room type. */
export function nightSummaries(house: House, random: Random): Posting[] {
  return Array.from({ length: 14 }, (_, index) => index - 14).flatMap((offset) => {
    const night = house.dayOf(offset)
    const sold = new Map<number, { nights: number; gross: number }>()
    for (const { arrival, departure, facility_id, rate, state } of house.stays) {
      if (arrival > night || departure <= night || state === 'cancelled') continue
      const kind = house.roomOf.get(facility_id)!.facility_type_id!
      const { nights, gross } = sold.get(kind) ?? { nights: 0, gross: 0 }
      sold.set(kind, { nights: nights + 1, gross: gross + rate })
    }
    return summary(house, sold, offset, `Night of ${night}`, random)
  })
}

/** Postings taken over from a previous system, one per `days` days, higher in summer than in winter. */
export function pastSummaries(house: House, days: number, random: Random): Posting[] {
  const first = Math.ceil(-420 / days)
  const count = Math.floor(-14 / days) - first
  return Array.from({ length: count }, (_, index) => (first + index + 1) * days - 1).flatMap((offset) => {
    const month = Number(house.dayOf(offset).slice(5, 7))
    const share = 0.62 + 0.2 * Math.cos(((month - 8) * Math.PI) / 6)
    const sold = new Map(
      house.kinds.map(({ facility_type_id, rooms, price }) => {
        const nights = Math.round((rooms * days * share * random.int(85, 115)) / 100)
        return [facility_type_id, { nights, gross: nights * Math.round((price * random.int(94, 104)) / 100) }]
      }),
    )
    const reference = `${house.dayOf(offset - days + 1)} to ${house.dayOf(offset)}`
    return summary(house, sold, offset, reference, random)
  })
}
