import { type SQL, inArray, sql } from 'drizzle-orm'
import type { ReaderContext } from '../../context.ts'
import { accounting_entries } from '../../db/schema/accounting.ts'

/** A sum as an integer; 0 without rows. */
export const sumOf = (what: SQL, where?: SQL): SQL =>
  where === undefined
    ? sql`coalesce(sum(${what}), 0)::bigint`
    : sql`coalesce(sum(${what}) filter (where ${where}), 0)::bigint`

export const between = (column: SQL, { from, to }: { from: string; to: string }): SQL =>
  sql`${column} between ${from}::date and ${to}::date`

/** Names of account and room type from the newest entry of each row. */
export async function namesOf({ db }: ReaderContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; facility_type: string | null }>()
  const { id, name, facility_type } = accounting_entries
  const found = await db
    .select({ id, name, facility_type })
    .from(accounting_entries)
    .where(inArray(id, [...ids]))
  return new Map(found.map((row) => [row.id, row]))
}
