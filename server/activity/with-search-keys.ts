import { inArray } from 'drizzle-orm'
import type { Db } from '../db/schema.ts'
import type { activity_log } from '../db/schema/activity.ts'
import { properties } from '../db/schema/properties.ts'
import { findNamesForEveryone } from '../reporting/activity/names.ts'
import { referencesOf, formatChanges } from '../reporting/activity/format-changes.ts'
import { isMoney } from '../reporting/activity/format-value.ts'
import { searchKeyOf } from './search-key.ts'

type Row = typeof activity_log.$inferInsert

const hasAmounts = ({ changes = [] }: Row) =>
  changes.some(({ field, before, after }) => isMoney(field, before) || isMoney(field, after))

async function currenciesOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.filter(hasAmounts).flatMap(({ property_id }) => property_id ?? []))
  if (ids.size === 0) return new Map()
  const found = await db
    .select({ id: properties.id, currency: properties.currency })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
  return new Map(found.map(({ id, currency }) => [id, currency]))
}

/** Adds the search key to new entries. Reads the names of referenced records with at most two queries. */
export async function withSearchKeys(db: Db, rows: readonly Row[]): Promise<Row[]> {
  const names = await findNamesForEveryone(db, rows.flatMap(referencesOf))
  const currencies = await currenciesOf(db, rows)
  return rows.map((row) => {
    const { actor_type, actor_name, entity_label, reason = null, event, module, entity_type, undoes = null } = row
    const currency = currencies.get(row.property_id ?? 0) ?? ''
    const entry = { actor_type, actor_name, entity_label, reason, event, module, entity_type, undoes }
    return { ...row, search_key: searchKeyOf(entry, formatChanges(row, names, currency)) }
  })
}
