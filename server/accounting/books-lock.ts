import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { firstOf } from '../invariants.ts'

// First half of the advisory lock key; the second is the property. The migration `accounting_months` has the same number.
const booksLock = 4_827_165

/** Keeps the months and dates of a property from being closed until the transaction ends. Postings do not wait for each other. */
export const lockForPosting = (tx: Db, propertyId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${booksLock}::int, ${propertyId}::int)`)

/** Waits for the postings of a property, and holds later ones until the transaction ends. */
export const lockForClosing = (tx: Db, propertyId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${booksLock}::int, ${propertyId}::int)`)

/** First day after the closed months and dates of a property; `-infinity`, which sorts before every day, if none is closed. */
export async function firstOpenDay(db: Db, propertyId: number): Promise<string> {
  return firstOf(await rowsOf<{ day: string }>(db, sql`select first_open_day(${propertyId}::int)::text as day`)).day
}
