import {
  type Line,
  type Posting,
  type Room,
  type Sale,
  accounts,
  chargeLines,
  settlementLine,
} from '../../accounting/posting.ts'
import { valueOf } from '../../invariants.ts'
import type { BookSource } from './accounting-source.ts'
import { cityTaxOf } from './accounting-rates.ts'
import type { Random } from './random.ts'
import { daysBetween } from '../../../src/api/contract/days.ts'

type Stay = BookSource['stays'][number]

export const paymentAccounts = {
  cash: { code: 'CASH', name: 'Cash' },
  card: { code: 'CARD', name: 'Card' },
  bank_transfer: { code: 'BANK', name: 'Bank transfer' },
} as const
export type PaymentMethod = keyof typeof paymentAccounts

/** Lines of a payment, and the ledger that it settles. */
export const paymentLines = (
  method: PaymentMethod,
  ledger: 'guest' | 'deposit' | 'city',
  amount: number,
  currency: string,
  room?: Room,
): Line[] => [
  settlementLine('payment', paymentAccounts[method], amount, currency, { payment_method: method, ...room }),
  settlementLine(ledger, accounts[ledger], -amount, currency, room),
]

/** Lines of a transfer between ledgers: a bill to a company account, a deposit to the guest account. */
const transferLines = (
  from: 'guest' | 'deposit',
  to: 'city' | 'guest',
  amount: number,
  currency: string,
  room?: Room,
): Line[] => {
  const extra = { ...room, payment_method: to === 'city' ? ('direct_bill' as const) : null }
  const sides = to === 'city' ? ([to, from] as const) : ([from, to] as const)
  return [
    settlementLine(sides[0], accounts[sides[0]], amount, currency, extra),
    settlementLine(sides[1], accounts[sides[1]], -amount, currency, extra),
  ]
}

export const guestBalance = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + (line.ledger === 'guest' ? line.debit - line.credit : 0), 0)

const dayOffset = (source: BookSource, date: string) => daysBetween(source.dateAt(0), date)

/** Sale of an add-on from the catalogue. */
export function saleOf({ addonOf, taxes, place }: BookSource, sku: string, quantity: number, room?: Room): Sale {
  const { id, name, price } = valueOf(addonOf, sku)
  const isFood = ['BRK', 'HBD', 'FRT'].includes(sku)
  return {
    code: sku,
    name,
    classification: isFood ? 'food_beverage' : sku === 'LCO' ? 'misc_income' : 'other_operated',
    tax_rate: sku === 'BRK' ? taxes.reduced : taxes.standard,
    quantity,
    gross: price * quantity,
    currency: place.currency,
    addon_id: id,
    room,
  }
}

/** Postings of one stay: nights, add-ons and payment. Each night is posted separately, late in the evening. */
export function stayPostings(source: BookSource, stay: Stay, random: Random): Posting[] {
  const { place, taxes } = source
  const { currency } = place
  const room = valueOf(source.roomOf, stay.facility_id)
  const reference = `Stay ${stay.id}`
  const [arrival, departure] = [dayOffset(source, stay.arrival), dayOffset(source, stay.departure)]
  const postings: Posting[] = []
  const add = (offset: number, time: string, lines: Line[], extra: Partial<Posting> = {}) =>
    postings.push({
      business_date: source.dateAt(offset),
      posted_at: source.instantAt(offset, time),
      reference,
      lines,
      ...extra,
    })
  const isPrepaid = random.chance(0.2)
  const deposit = isPrepaid ? stay.rate : 0
  const booked = Math.min(arrival, 0) - random.int(1, 9)
  if (deposit > 0) add(booked, '10:30', paymentLines('card', 'deposit', deposit, currency, room))
  if (stay.state === 'booked') return postings
  const hasBreakfast = random.chance(0.6)
  const method = random.pick(['card', 'card', 'card', 'cash', 'bank_transfer', 'city'] as const)
  const charges: Line[] = []
  for (let night = arrival; night < Math.min(departure, 0); night += 1) {
    const sales: Sale[] = [
      {
        code: 'ROOM',
        name: 'Room nights',
        classification: 'rooms',
        tax_rate: taxes.reduced,
        quantity: 1,
        gross: stay.rate,
        currency,
        room,
      },
    ]
    if (hasBreakfast) sales.push(saleOf(source, 'BRK', stay.adults, room))
    const lines = chargeLines(sales, cityTaxOf(taxes.cityTax, stay.adults, currency, room))
    charges.push(...lines)
    add(night, '23:40', lines)
  }
  const sku = random.pick(['APT', 'BIC', 'SPA', 'FRT', 'LCO'])
  if (random.chance(0.3) && arrival < 0) {
    const lines = chargeLines([saleOf(source, sku, 1, room)])
    charges.push(...lines)
    // Late postings: entered the next morning for the previous business date.
    const posted_at = random.chance(0.3)
      ? source.instantAt(Math.min(arrival + 1, 0), '08:15')
      : source.instantAt(arrival, '17:20')
    add(arrival, '17:20', lines, { posted_at })
  }
  if (stay.state !== 'departed') return postings
  if (deposit > 0) {
    const lines = transferLines('deposit', 'guest', deposit, currency, room)
    charges.push(...lines)
    add(departure, '10:05', lines)
  }
  const due = guestBalance(charges)
  if (due <= 0) return postings
  add(
    departure,
    '10:20',
    method === 'city'
      ? transferLines('guest', 'city', due, currency, room)
      : paymentLines(method, 'guest', due, currency, room),
  )
  return postings
}
