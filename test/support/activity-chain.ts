import { sql } from 'drizzle-orm'
import { checkChain } from '../../server/activity/check-chain.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import type { Db } from '../../server/db/schema.ts'

class RolledBack extends Error {}

/** Runs statements that the triggers refuse, as somebody with the rights of the owner would; checks the chain; takes them back. */
export async function checkAfter(db: Db, ...statements: string[]) {
  let found: unknown
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table activity_log disable trigger all`)
      await tx.execute(sql`alter table activity_seals disable trigger all`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
      found = (await checkChain(tx, null)).broken
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return found
}

/** Adds entries directly, `count` of them from a moment on, a second apart. Returns their ids. */
export async function addEntries(
  db: Db,
  count: number,
  from: Date,
  over: Partial<typeof activity_log.$inferInsert> = {},
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    occurred_at: new Date(from.getTime() + index * 1000),
    actor_type: 'system' as const,
    actor_name: 'system',
    module: 'facilities',
    event: 'updated',
    entity_type: 'facility',
    entity_id: String(index),
    entity_label: `Room ${index}`,
    changes: [{ field: 'note', before: null, after: `Note ${index}` }],
    ...over,
  }))
  const added = await db.insert(activity_log).values(rows).returning({ id: activity_log.id })
  return added.map(({ id }) => id)
}
