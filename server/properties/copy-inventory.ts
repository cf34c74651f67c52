import { sql } from 'drizzle-orm'
import {
  type ClonePart,
  cloneParts,
  copiedLists,
  type CopiedList,
  type CopiedRecords,
  type CopyInventory,
  type CopyQuery,
  type InventoryCopy,
  unpricedParts,
  withNeeded,
} from '../../src/api/contract/set-up.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { HttpError, invalid } from '../errors.ts'
import { lockVisibleProperty, visibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { type Copy, copiedLinks, copiedTables } from './copy-statements.ts'

type Outcome = 'added' | 'existing' | 'unmatched'

/** As many names of records that are left out as a person reads. */
const maxNames = 5

/** What a copy of these parts would do, list by list. Changes nothing. */
async function compareInventory(
  { db }: CallerContext,
  copy: Copy,
  parts: readonly ClonePart[],
): Promise<CopiedRecords[]> {
  const lists: CopiedRecords[] = []
  for (const { list, compare } of copiedTables) {
    if (!parts.includes(copiedLists[list])) continue
    const rows = await rowsOf<{ name: string; outcome: Outcome }>(db, compare(copy))
    const named = (outcome: Outcome) => {
      const names = rows.filter((row) => row.outcome === outcome).map(({ name }) => name)
      return { count: names.length, names: names.slice(0, maxNames) }
    }
    lists.push({ list, added: named('added').count, existing: named('existing'), unmatched: named('unmatched') })
  }
  return lists
}

/**
 * Copies inventory of one property to another, in the transaction of `tx`, with a log entry per record. Returns the number of added records
 * of each list. Records that the other property has already stay as they are. Pictures, conditions, attendants, blockings and everything
 * about guests stay behind.
 */
export async function copyInventory(
  tx: CallerContext,
  copy: Copy,
  parts: readonly ClonePart[],
): Promise<Record<CopiedList, number>> {
  const now = sql`${tx.now().toISOString()}::timestamptz`
  const ids: Record<CopiedList, number[]> = {
    amenities: [],
    categories: [],
    types: [],
    rooms: [],
    addonTypes: [],
    addons: [],
  }
  for (const { list, module, type, insert } of copiedTables) {
    if (!parts.includes(copiedLists[list])) continue
    const added = await rowsOf<{ id: number; name: string }>(tx.db, sql`${insert(copy, now)} returning id, name`)
    ids[list] = added.map(({ id }) => id)
    await record(
      tx,
      ...added.map(({ id, name }) => ({
        module,
        event: 'created',
        entity: { type, id, label: name },
        property_id: copy.to,
        changes: changesBetween({}, { name }),
      })),
    )
  }
  for (const links of copiedLinks) await tx.db.execute(links(copy, ids))
  const counts = Object.entries(ids).map(([list, added]) => [list, added.length] as const)
  return Object.fromEntries(counts) as Record<CopiedList, number>
}

/** The property to copy from, if the caller may see it. */
async function sourceOf(find: typeof lockVisibleProperty, ctx: CallerContext, id: number, to: number) {
  if (id === to) throw invalid({ from_property_id: [phrase('set-up.mustBeOther')] })
  return find(ctx, id).catch((thrown: unknown) => {
    throw thrown instanceof HttpError && thrown.status === 404
      ? invalid({ from_property_id: [thrown.message] })
      : thrown
  })
}

/** The parts that can be copied, and whether prices keep others from it. */
function copyable(source: { currency: string }, target: { currency: string }, parts: readonly ClonePart[]) {
  const has_other_currency = source.currency !== target.currency
  return { has_other_currency, parts: parts.filter((part) => !has_other_currency || unpricedParts.includes(part)) }
}

/** GET {property_id}/copy: what a copy of the whole inventory would do, list by list. */
export async function previewCopy(ctx: CallerContext, id: number, query: CopyQuery): Promise<InventoryCopy> {
  const target = await visibleProperty(ctx, id)
  const source = await sourceOf(visibleProperty, ctx, query.from_property_id, id)
  const { parts, has_other_currency } = copyable(source, target, cloneParts)
  return { lists: await compareInventory(ctx, { from: source.id, to: id }, parts), has_other_currency }
}

/** POST {property_id}/copy: adds chosen inventory of another property to this one, all of it or nothing. */
export const copyToProperty = (ctx: CallerContext, id: number, input: CopyInventory): Promise<InventoryCopy> =>
  inTransaction(ctx, async (tx) => {
    const target = await lockVisibleProperty(tx, id)
    const source = await sourceOf(lockVisibleProperty, tx, input.from_property_id, id)
    const { parts, has_other_currency } = copyable(source, target, withNeeded(input.with))
    const copy = { from: source.id, to: id }
    const lists = await compareInventory(tx, copy, parts)
    const added = await copyInventory(tx, copy, parts)
    return { lists: lists.map((one) => ({ ...one, added: added[one.list] })), has_other_currency }
  })
