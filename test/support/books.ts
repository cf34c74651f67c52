import { eq } from 'drizzle-orm'
import { post } from '../../server/accounting/post.ts'
import { accounts, settlementLine } from '../../server/accounting/posting.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import type { AccountingMonths } from '../../src/api/contract/accounting-months.ts'
import type { Api } from './api.ts'
import { newProperty } from './api-calls.ts'
import type { Catalogue } from './catalogue.ts'

const base = '/api/v1/hotel_management'

/** Lines of a payment by card. */
export const paymentLines = (amount: number) => [
  settlementLine('payment', { code: 'CARD', name: 'Card' }, amount, 'EUR', { payment_method: 'card' }),
  settlementLine('guest', accounts.guest, -amount, 'EUR'),
]

/** Clock of the properties that `emptyHotel` creates. */
export const inLisbon = (id: number) => ({ id, timezone: 'Europe/Lisbon', audit_time: null })

/** Calls about the months and dates of the books, as a manager. */
export function openBooks(api: Api, { manager }: Catalogue) {
  let properties = 0
  /** A property without books. */
  async function emptyHotel(): Promise<number> {
    const { body } = await manager.post('property', newProperty(`months-${(properties += 1)}`))
    return body.data.id
  }
  async function paid(property: number, business_date: string, posted = `${business_date}T09:00:00Z`, amount = 12_300) {
    const posting = { business_date, posted_at: new Date(posted), reference: 'Stay 77', lines: paymentLines(amount) }
    const [id] = await post(api.db, inLisbon(property), [posting])
    return id!
  }
  /** A property with a payment in each month. */
  async function hotelWith(...months: string[]): Promise<number> {
    const property = await emptyHotel()
    for (const month of months) await paid(property, `${month}-15`)
    return property
  }
  const booksOf = async (property_id: number): Promise<AccountingMonths> =>
    (await manager.get(`${base}/accounting_months?property_id=${property_id}`)).body.data
  return {
    emptyHotel,
    paid,
    hotelWith,
    booksOf,
    monthOf: async (property: number, month: string) =>
      (await booksOf(property)).months.find((one) => one.month === month),
    close: (property_id: number, month: string, over: Record<string, number> = {}) =>
      manager.post(`${base}/close_accounting_month`, { property_id, month, ...over }),
    reopen: (property_id: number, month: string, reason = 'Invoice of the laundry was missing', through?: string) =>
      manager.post(`${base}/reopen_accounting_month`, { property_id, month, reason, ...(through && { through }) }),
    dayOf: async (property: number, day: string) => (await booksOf(property)).days?.find((one) => one.day === day),
    closeDay: (property_id: number, day: string, over: Record<string, number> = {}) =>
      manager.post(`${base}/close_accounting_day`, { property_id, day, ...over }),
    reopenDay: (property_id: number, day: string, reason = 'The bar was missing', through?: string) =>
      manager.post(`${base}/reopen_accounting_day`, { property_id, day, reason, ...(through && { through }) }),
    correct: (property_id: number, posting_id: number) =>
      manager.post(`${base}/correct_accounting_posting`, { property_id, posting_id, reason: 'Entered twice' }),
    linesOf: (posting: number) =>
      api.db.select().from(accounting_entries).where(eq(accounting_entries.posting_id, posting)),
  }
}
