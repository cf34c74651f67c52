import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import fc from 'fast-check'
import {
  type Line,
  type Posting,
  type Sale,
  accounts,
  chargeLines,
  reversedLine,
  settlementLine,
} from '../../server/accounting/posting.ts'
import { addDays } from '../../src/api/contract/days.ts'

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: 0, max: 760 }).map((days) => dateOf(Date.UTC(2025, 0, 1 + days)))
/** The first or last day of a month: sums go wrong at the boundaries of periods. */
const monthEdge = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom(0, 1))
  .map(([month, day]) => dateOf(Date.UTC(2025, month, day)))
const day = fc.oneof(anyDay, monthEdge)
const currency = fc.constantFrom('EUR', 'EUR', 'USD', 'JPY')

const sale = (of: string): fc.Arbitrary<Sale> =>
  fc.record({
    code: fc.constantFrom('ROOM', 'BRK', 'SPA', 'BAR'),
    name: fc.constantFrom('As it was called', 'As it is called now'),
    classification: fc.constantFrom('rooms', 'food_beverage', 'other_operated', 'misc_income'),
    tax_rate: fc.constantFrom(0, 550, 700, 1000, 2000),
    quantity: fc.integer({ min: 1, max: 9 }),
    gross: fc.integer({ min: 0, max: 99_999 }),
    currency: fc.constant(of),
    room: fc.constantFrom(
      undefined,
      { facility_id: 7, facility_name: '7', facility_type_id: 1, facility_type: 'Single' },
      { facility_type_id: 2, facility_type: 'Double' },
    ),
  })
const levies = (of: string) =>
  fc.array(
    fc.record({
      code: fc.constant('CTX'),
      name: fc.constant('City tax'),
      quantity: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 900 }),
      currency: fc.constant(of),
    }),
    { maxLength: 1 },
  )
const chargePosting = currency.chain((of) =>
  fc
    .tuple(fc.array(sale(of), { minLength: 1, maxLength: 4 }), levies(of))
    .map(([sales, more]) => chargeLines(sales, more)),
)
const settlementPosting = fc
  .tuple(
    currency,
    fc.constantFrom('guest', 'deposit', 'city'),
    fc.constantFrom('cash', 'card', 'bank_transfer', 'direct_bill'),
    fc.integer({ min: -5000, max: 99_999 }),
  )
  .map(([of, ledger, payment_method, amount]): Line[] => [
    settlementLine('payment', { code: payment_method.toUpperCase(), name: payment_method }, amount, of, {
      payment_method,
    }),
    settlementLine(ledger, accounts[ledger], -amount, of),
  ])

/** Charges and payments of two years in several currencies, some posted late, some reversed later. */
export const postings: fc.Arbitrary<Posting[]> = fc.array(
  fc
    .record({
      business_date: day,
      late: fc.constantFrom(0, 0, 0, 1, 12, 40),
      lines: fc.oneof(chargePosting, settlementPosting),
    })
    .map(({ business_date, late, lines }) => ({
      business_date,
      posted_at: new Date(Date.parse(business_date) + late * millisecondsInDay + 10 * millisecondsInHour),
      reference: 'Random',
      lines,
    })),
  { minLength: 1, maxLength: 60 },
)

/** Reversals of every n-th posting, a number of days later; `ids` are the postings' numbers. */
export const correctionsOf = (
  all: readonly Posting[],
  ids: readonly number[],
  every: number,
  later: number,
): Posting[] =>
  all.flatMap((posting, index) => {
    if (index % every !== 0) return []
    const posted_at = new Date(posting.posted_at.getTime() + later * millisecondsInDay)
    const business_date = posted_at.toISOString().slice(0, 10)
    return [
      {
        ...posting,
        posted_at,
        business_date,
        reason: 'At random',
        corrects: ids[index],
        lines: posting.lines.map(reversedLine),
      },
    ]
  })

/** A period of a month or of any days, its comparison, and the kind of date. */
export const reportQueries = fc.record({
  period: fc.oneof(
    fc.tuple(fc.constantFrom('2025', '2026'), fc.integer({ min: 1, max: 12 })).map(([year, month]) => ({
      from: `${year}-${String(month).padStart(2, '0')}-01`,
      to: new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10),
    })),
    fc.tuple(day, fc.integer({ min: 0, max: 420 })).map(([from, length]) => ({
      from,
      to: addDays(from, length),
    })),
  ),
  basis: fc.constantFrom('business_date' as const, 'posting_date' as const),
  compare: fc.constantFrom('none' as const, 'previous_period' as const, 'previous_year' as const),
})
