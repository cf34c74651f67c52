import { inArray } from 'drizzle-orm'
import type { ActivityChange } from '../../src/api/contract/activity-log.ts'
import { changeText, entryText, moduleText } from '../../src/api/contract/activity-texts.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import type { Db } from '../db/schema.ts'
import type { activity_log } from '../db/schema/activity.ts'
import { properties } from '../db/schema/properties.ts'
import { formatChanges, isMoney, referencesOf } from '../reporting/activity/format-changes.ts'
import { inEnglish } from '../language/current-language.ts'
import { findNamesForEveryone } from '../reporting/activity/names.ts'

interface SearchableEntry {
  actor_type: 'user' | 'system' | 'anonymous'
  actor_name: string
  entity_label: string
  reason: string | null
  event: string
  module: string
  entity_type: string
  undoes: number | null
}

const toWords = (name: string) => name.replaceAll('_', ' ')

/**
 * Search key of an entry: all text of its row and its details, including field names and values. It is in English, because the readers
 * of the log speak several languages. The parts are joined by two spaces. No keyword contains two spaces, so no match spans two parts.
 */
function searchKeyOf(entry: SearchableEntry, changes: readonly ActivityChange[]): string {
  const { actor_name, entity_label, reason, event, module, entity_type } = entry
  const entryWithChanges = { ...entry, actor: actor_name, changes: [...changes] }
  const parts = [
    entryText(entryWithChanges),
    ...changes.map(changeText),
    actor_name,
    entity_label,
    reason === null ? '' : `Reason: ${reason}`,
    moduleText(module),
    toWords(event),
    toWords(module),
    toWords(entity_type),
  ].map(textKey)
  // Text contained in another part is not stored twice.
  const distinctParts = parts.filter(
    (part, at) => part !== '' && !parts.some((other, index) => isWithin(part, other, at, index)),
  )
  return ` ${distinctParts.join('  ')}`
}

/**
 * True if another part contains this one at the start of a word, where short keywords match. Of two equal parts the
 * first stays.
 */
const isWithin = (part: string, other: string, at: number, index: number) =>
  at !== index && (part === other ? index < at : ` ${other}`.includes(` ${part}`))

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
    return { ...row, search_key: inEnglish(() => searchKeyOf(entry, formatChanges(row, names, currency))) }
  })
}
