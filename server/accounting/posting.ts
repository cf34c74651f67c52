import type { accounting_entries } from '../db/schema/accounting.ts'
import { firstOf } from '../invariants.ts'

type Entry = typeof accounting_entries.$inferInsert

/** One line of a posting, before it has an id. */
export type Line = Pick<
  Entry,
  'ledger' | 'code' | 'name' | 'classification' | 'net' | 'tax' | 'gross' | 'debit' | 'credit' | 'currency'
> & { quantity: number } & Partial<
    Pick<
      Entry,
      | 'tax_rate'
      | 'payment_method'
      | 'facility_id'
      | 'facility_name'
      | 'facility_type_id'
      | 'facility_type'
      | 'addon_id'
    >
  >

/** Lines of one posting: debits equal credits in each currency. */
export interface Posting {
  business_date: string
  /** Closed date that the amount belongs to. `post` sets it if `business_date` is one. */
  late_for?: string | null
  posted_at: Date
  reference: string
  reason?: string | null
  corrects?: number | null
  lines: readonly Line[]
}

/** The room that a sale belongs to. */
export type Room = Pick<Line, 'facility_id' | 'facility_name' | 'facility_type_id' | 'facility_type'>

/** A sale at a tax-inclusive price. */
export interface Sale {
  code: string
  name: string
  classification: 'rooms' | 'food_beverage' | 'other_operated' | 'misc_income'
  /** In basis points. */
  tax_rate: number
  quantity: number
  gross: number
  currency: string
  addon_id?: number | null
  room?: Room
}

/** A fixed-amount tax, for example per person and night. No price includes it. */
export interface Levy {
  code: string
  name: string
  quantity: number
  amount: number
  currency: string
  room?: Room
}

const debitOrCredit = (credit: number) => ({ debit: Math.max(0, -credit), credit: Math.max(0, credit) })

/** Net amount of a tax-inclusive price. The tax is rounded to the minor unit once per sale. */
const netAmount = (gross: number, taxRate: number) => Math.round((gross * 10_000) / (10_000 + taxRate))

/** A settlement line. `amount` is what the property receives or is owed; negative for the opposite. */
export const settlementLine = (
  ledger: 'payment' | 'deposit' | 'guest' | 'city',
  account: { code: string; name: string },
  amount: number,
  currency: string,
  extra: Partial<Line> = {},
): Line => ({
  ledger,
  ...account,
  classification: 'settlement',
  quantity: ledger === 'payment' ? Math.sign(amount) : 0,
  net: amount,
  tax: 0,
  gross: amount,
  ...debitOrCredit(-amount),
  currency,
  ...extra,
})

export const accounts = {
  guest: { code: 'GUEST', name: 'Guests in house' },
  deposit: { code: 'DEPOSIT', name: 'Advance deposits' },
  city: { code: 'CITY', name: 'Invoices to companies' },
} as const

/** The tax line of one rate for several sales. It names a room only if all sales belong to that room. */
function taxLine(sales: readonly Sale[]): Line {
  const { tax_rate, currency, room } = firstOf(sales)
  const percent = String(tax_rate / 100)
  const sum = (of: (sale: Sale) => number) => sales.reduce((total, sale) => total + of(sale), 0)
  const [gross, net] = [sum((sale) => sale.gross), sum((sale) => netAmount(sale.gross, tax_rate))]
  const isSameRoom = sales.every((sale) => sale.room === room)
  return {
    ledger: 'tax',
    code: `VAT${percent}`,
    name: `VAT ${percent} %`,
    classification: 'tax',
    tax_rate,
    quantity: sum((sale) => sale.quantity),
    net,
    tax: gross - net,
    gross,
    ...debitOrCredit(gross - net),
    currency,
    ...(isSameRoom ? room : undefined),
  }
}

/**
 * Lines of a charge in one currency: revenue of each sale, tax of each rate, levies, and the guest's debt for the
 * total.
 */
export function chargeLines(sales: readonly Sale[], levies: readonly Levy[] = []): Line[] {
  const revenue = sales.map(({ room, ...sale }): Line => {
    const net = netAmount(sale.gross, sale.tax_rate)
    return { ...sale, ...room, ledger: 'revenue', net, tax: sale.gross - net, ...debitOrCredit(net) }
  })
  const rates = [...new Set(sales.map(({ tax_rate }) => tax_rate))]
  const taxes = rates.map((rate) => taxLine(sales.filter(({ tax_rate }) => tax_rate === rate)))
  const levyLines = levies.map(({ room, amount, ...levy }): Line => {
    const amounts = { net: 0, tax: amount, gross: amount, ...debitOrCredit(amount) }
    return { ...levy, ...amounts, ...room, ledger: 'tax', classification: 'tax' }
  })
  const first = firstOf([...sales, ...levies])
  const amountDue = [...sales.map(({ gross }) => gross), ...levies.map(({ amount }) => amount)].reduce(
    (a, b) => a + b,
    0,
  )
  return [
    ...revenue,
    ...taxes,
    ...levyLines,
    settlementLine('guest', accounts.guest, amountDue, first.currency, first.room),
  ]
}

/** Swaps debit and credit, to reverse a posting. */
export const reversedLine = (line: Line): Line => ({
  ...line,
  quantity: -line.quantity || 0,
  net: -line.net || 0,
  tax: -line.tax || 0,
  gross: -line.gross || 0,
  debit: line.credit,
  credit: line.debit,
})
