import type { accounting_entries } from '../db/schema/accounting.ts'

type Entry = typeof accounting_entries.$inferInsert

/** One line of a posting, before it has its number. */
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

/** What is posted at once: its debits equal its credits in every currency. */
export interface Posting {
  business_date: string
  posted_at: Date
  reference: string
  reason?: string | null
  corrects?: number | null
  lines: readonly Line[]
}

/** The room that something was sold with. */
export type Room = Pick<Line, 'facility_id' | 'facility_name' | 'facility_type_id' | 'facility_type'>

/** Something sold at a price with its tax in it. */
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

/** A tax of a fixed amount, for each person and night say: it is no part of any price. */
export interface Levy {
  code: string
  name: string
  quantity: number
  amount: number
  currency: string
  room?: Room
}

const sided = (credit: number) => ({ debit: Math.max(0, -credit), credit: Math.max(0, credit) })

/** The tax within a price, rounded to the unit once a sale; its rest is net. */
export const netOf = (gross: number, taxRate: number) => Math.round((gross * 10_000) / (10_000 + taxRate))

/** A line of a ledger that settles: `amount` is what the house gets or is owed, negative where it gives. */
export const settlement = (
  ledger: 'payment' | 'deposit' | 'guest' | 'city',
  account: { code: string; name: string },
  amount: number,
  currency: string,
  more: Partial<Line> = {},
): Line => ({
  ledger,
  ...account,
  classification: 'settlement',
  quantity: ledger === 'payment' ? Math.sign(amount) : 0,
  net: amount,
  tax: 0,
  gross: amount,
  ...sided(-amount),
  currency,
  ...more,
})

export const accounts = {
  guest: { code: 'GUEST', name: 'Guests in house' },
  deposit: { code: 'DEPOSIT', name: 'Advance deposits' },
  city: { code: 'CITY', name: 'Invoices to companies' },
} as const

/** The tax of one rate in all that was sold at once; it belongs to a room where all of that does. */
function taxLine(sales: readonly Sale[]): Line {
  const [{ tax_rate, currency, room }] = sales as [Sale]
  const percent = String(tax_rate / 100)
  const sum = (of: (sale: Sale) => number) => sales.reduce((total, sale) => total + of(sale), 0)
  const [gross, net] = [sum((sale) => sale.gross), sum((sale) => netOf(sale.gross, tax_rate))]
  const isOfRoom = sales.every((sale) => sale.room === room)
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
    ...sided(gross - net),
    currency,
    ...(isOfRoom ? room : undefined),
  }
}

/** A charge: revenue of each sale, the tax of each rate, levies, and what the guest owes for all of it. One currency. */
export function charge(sales: readonly Sale[], levies: readonly Levy[] = []): Line[] {
  const revenue = sales.map(({ room, ...sale }): Line => {
    const net = netOf(sale.gross, sale.tax_rate)
    return { ...sale, ...room, ledger: 'revenue', net, tax: sale.gross - net, ...sided(net) }
  })
  const rates = [...new Set(sales.map(({ tax_rate }) => tax_rate))]
  const taxes = rates.map((rate) => taxLine(sales.filter(({ tax_rate }) => tax_rate === rate)))
  const levied = levies.map(({ room, amount, ...levy }): Line => {
    const amounts = { net: 0, tax: amount, gross: amount, ...sided(amount) }
    return { ...levy, ...amounts, ...room, ledger: 'tax', classification: 'tax' }
  })
  const [first] = [...sales, ...levies]
  const owed = [...sales.map(({ gross }) => gross), ...levies.map(({ amount }) => amount)].reduce((a, b) => a + b, 0)
  return [...revenue, ...taxes, ...levied, settlement('guest', accounts.guest, owed, first!.currency, first!.room)]
}

/** The same on the other side: what takes a posting back. */
export const mirrored = (line: Line): Line => ({
  ...line,
  quantity: -line.quantity || 0,
  net: -line.net || 0,
  tax: -line.tax || 0,
  gross: -line.gross || 0,
  debit: line.credit,
  credit: line.debit,
})
