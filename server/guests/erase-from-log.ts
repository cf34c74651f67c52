import { eq, sql } from 'drizzle-orm'
import { allowChanges, chainFields } from '../activity/chain.ts'
import { record } from '../activity/record-activity.ts'
import { withSearchKeys } from '../activity/search-key.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { activity_log } from '../db/schema/activity.ts'
import { activity_seals } from '../db/schema/activity-seals.ts'
import { type NamePattern, erasedName, hasName, withoutName, withoutNameInJson } from './name-pattern.ts'

/** Texts of an entry in which a guest's name can stand. The actor is a person of the staff. */
const texts = sql`concat_ws(' ', ${activity_log.entity_label}, ${activity_log.reason}, ${activity_log.changes}, ${activity_log.revert})`

async function replaceInEntries(tx: Db, pattern: NamePattern): Promise<number[]> {
  const { entity_label, reason, changes, revert } = activity_log
  const rows = await tx
    .update(activity_log)
    .set({
      entity_label: withoutName(entity_label, pattern),
      reason: withoutName(reason, pattern),
      changes: withoutNameInJson(changes, pattern),
      revert: withoutNameInJson(revert, pattern),
    })
    .where(hasName(texts, pattern))
    .returning()
  for (const { id, search_key } of await withSearchKeys(tx, rows))
    await tx
      .update(activity_log)
      .set({ search_key })
      .where(eq(activity_log.id, id ?? 0))
  return rows.map(({ id }) => id)
}

/**
 * Replaces a name in the activity log, its values and its search keys, and writes an entry that says which ones changed and to what
 * (ADR 0087). The transaction must have the lock of the chain. Returns the number of entries that changed.
 */
export async function eraseFromLog(tx: Db, now: Date, pattern: NamePattern, stays: readonly number[]): Promise<number> {
  await allowChanges(tx)
  const ids = await replaceInEntries(tx, pattern)
  const sealed =
    ids.length === 0
      ? []
      : await rowsOf<{ entry_id: string | number; digest: string }>(
          tx,
          sql`select s.entry_id, encode(activity_digest(a, null), 'hex') as digest
      from activity_seals s join activity_log a on a.id = s.entry_id where s.entry_id in ${ids} order by s.entry_id`,
        )
  await record(
    { db: tx, now: () => now, requestId: null, ip: null, caller: null },
    {
      module: 'activity',
      event: 'changed',
      entity: { type: 'stay', id: stays.length === 1 ? (stays[0] ?? null) : null, label: stays.join(', ') },
      changes: [
        { field: 'guest_name', before: null, after: erasedName },
        {
          field: chainFields.erased,
          before: null,
          after: sealed.map(({ entry_id, digest }) => `${entry_id}:${digest}`),
        },
      ],
    },
  )
  const [eraser] = await rowsOf<{ id: string | number }>(
    tx,
    sql`select currval(pg_get_serial_sequence('activity_log', 'id')) as id`,
  )
  for (const { entry_id, digest } of sealed)
    await tx
      .update(activity_seals)
      .set({ salt: null, erased_digest: digest, erased_by: Number(eraser?.id) })
      .where(eq(activity_seals.entry_id, Number(entry_id)))
  return ids.length
}
