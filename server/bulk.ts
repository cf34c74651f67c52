import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { phrase } from '../src/phrases/phrase.ts'
import type { ItemResult, ItemResults } from '../src/api/contract/reply.ts'
import { type Activity, record } from './activity/record-activity.ts'
import type { CallerContext } from './context.ts'
import { inTransaction } from './transaction.ts'

/**
 * One result per distinct id, in request order: success, or its own error (quality Q27). Missing records and records of
 * other properties give the same error.
 */
export function checkEach<T>(
  ids: readonly number[],
  found: ReadonlyMap<number, T>,
  errorOf: (row: T) => string | null,
): { results: ItemResult[]; accepted: T[] } {
  const accepted: T[] = []
  const results = [...new Set(ids)].map((id) => {
    const row = found.get(id)
    const message = row === undefined ? phrase('server.itemNotFound') : errorOf(row)
    if (row !== undefined && message === null) accepted.push(row)
    return { id, ok: message === null, message }
  })
  return { results, accepted }
}

/** Locks the rows until the transaction ends, in id order, so that two bulk writes cannot deadlock. */
export const lockInIdOrder = (tx: CallerContext, table: PgTable & { id: PgColumn }, where: SQL | undefined) =>
  tx.db.select({ id: table.id }).from(table).where(where).orderBy(asc(table.id)).for('update')

interface Removal<T> {
  /** Locks those of the rows that the caller may see until the transaction ends. */
  lock: (tx: CallerContext, ids: readonly number[]) => Promise<readonly T[]>
  /** Why the row cannot be deleted, or null. */
  errorOf: (row: T) => string | null
  remove: (tx: CallerContext, ids: number[]) => Promise<unknown>
  activityOf: (row: T) => Activity
}

/** Bulk deletion: deletes the rows it can, returns one result per id, and logs each deletion. */
export const removeEach = <T extends { id: number }>(
  ctx: CallerContext,
  ids: readonly number[],
  { lock, errorOf, remove, activityOf }: Removal<T>,
): Promise<ItemResults> =>
  inTransaction(ctx, async (tx) => {
    const found = new Map((await lock(tx, ids)).map((row) => [row.id, row]))
    const { results, accepted } = checkEach(ids, found, errorOf)
    if (accepted.length > 0) {
      await remove(
        tx,
        accepted.map(({ id }) => id),
      )
      await record(tx, ...accepted.map(activityOf))
    }
    return { results }
  })
