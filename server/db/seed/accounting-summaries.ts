import {
  type Levy,
  type Line,
  type Posting,
  type Sale,
  accounts,
  chargeLines,
  settlementLine,
} from '../../accounting/posting.ts'
import { valueOf } from '../../invariants.ts'
import type { BookSource } from './accounting-source.ts'
import { cityTaxOf } from './accounting-rates.ts'
import { type PaymentMethod, guestBalance, paymentAccounts, paymentLines, saleOf } from './accounting-stays.ts'
import type { Random } from './random.ts'

/** Nights sold and gross revenue by room type. */
type SoldNights = ReadonlyMap<number, { nights: number; gross: number }>

/** Summary posting of a hotel's nights, and a second posting that settles it. */
function summaryPostings(
  source: BookSource,
  sold: SoldNights,
  offset: number,
  reference: string,
  random: Random,
): Posting[] {
  const { place, taxes, roomTypes } = source
  const { currency } = place
  const rooms = roomTypes.flatMap(({ facility_type_id, facility_type }): Sale[] => {
    const { nights = 0, gross = 0 } = sold.get(facility_type_id) ?? {}
    if (nights === 0) return []
    const room = { facility_type_id, facility_type }
    const sale = { code: 'ROOM', name: 'Room nights', classification: 'rooms' as const, tax_rate: taxes.reduced }
    return [{ ...sale, quantity: nights, gross, currency, room }]
  })
  const nights = rooms.reduce((sum, { quantity }) => sum + quantity, 0)
  if (nights === 0) return []
  const extras = [
    saleOf(source, 'BRK', Math.ceil(nights * 0.9)),
    saleOf(source, random.pick(['APT', 'SPA', 'BIC', 'LCO']), Math.ceil(nights / 9)),
  ]
  const levies: Levy[] = cityTaxOf(taxes.cityTax, Math.ceil(nights * 1.6), currency)
  const lines = chargeLines([...rooms, ...extras], levies)
  const amountDue = guestBalance(lines)
  const [cash, bank, city] = [0.1, 0.16, 0.08].map((share) => Math.round(amountDue * share)) as [number, number, number]
  const paidBy = (method: PaymentMethod, amount: number) =>
    settlementLine('payment', paymentAccounts[method], amount, currency, { payment_method: method })
  const settlementLines: Line[] = [
    paidBy('card', amountDue - cash - bank - city),
    paidBy('cash', cash),
    paidBy('bank_transfer', bank),
    settlementLine('city', accounts.city, city, currency, { payment_method: 'direct_bill' }),
    settlementLine('guest', accounts.guest, -amountDue, currency),
    // Companies pay 90 % of their debt in time.
    ...paymentLines('bank_transfer', 'city', Math.round(city * 0.9), currency),
  ]
  const header = { business_date: source.dateAt(offset), reference }
  return [
    { ...header, posted_at: source.instantAt(offset, '23:50'), lines },
    { ...header, posted_at: source.instantAt(offset, '23:55'), lines: settlementLines },
  ]
}

/** Summary postings of the last two weeks, computed from the stays. A large hotel posts one per night and room type. */
export function nightSummaries(source: BookSource, random: Random): Posting[] {
  return Array.from({ length: 14 }, (_, index) => index - 14).flatMap((offset) => {
    const night = source.dateAt(offset)
    const sold = new Map<number, { nights: number; gross: number }>()
    for (const { arrival, departure, facility_id, rate, state } of source.stays) {
      if (arrival > night || departure <= night || state === 'cancelled') continue
      const roomTypeId = valueOf(source.roomOf, facility_id).facility_type_id
      const { nights, gross } = sold.get(roomTypeId) ?? { nights: 0, gross: 0 }
      sold.set(roomTypeId, { nights: nights + 1, gross: gross + rate })
    }
    return summaryPostings(source, sold, offset, `Night of ${night}`, random)
  })
}

/** Postings taken over from a previous system, one per `days` days, higher in summer than in winter. */
export function pastSummaries(source: BookSource, days: number, random: Random): Posting[] {
  const first = Math.ceil(-420 / days)
  const count = Math.floor(-14 / days) - first
  return Array.from({ length: count }, (_, index) => (first + index + 1) * days - 1).flatMap((offset) => {
    const month = Number(source.dateAt(offset).slice(5, 7))
    const share = 0.62 + 0.2 * Math.cos(((month - 8) * Math.PI) / 6)
    const sold = new Map(
      source.roomTypes.map(({ facility_type_id, rooms, price }) => {
        const nights = Math.round((rooms * days * share * random.int(85, 115)) / 100)
        return [facility_type_id, { nights, gross: nights * Math.round((price * random.int(94, 104)) / 100) }]
      }),
    )
    const reference = `${source.dateAt(offset - days + 1)} to ${source.dateAt(offset)}`
    return summaryPostings(source, sold, offset, reference, random)
  })
}
