import { desc, sql } from 'drizzle-orm'
import { activity_seals } from '../db/schema/activity-seals.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { type Link, chainStart, nextLink, withChain } from './chain.ts'

const batchSize = 1000

/** The newest link of the chain. */
async function readHead(db: Db): Promise<Link> {
  const [head] = await db
    .select({ place: activity_seals.place, hash: activity_seals.hash })
    .from(activity_seals)
    .orderBy(desc(activity_seals.place))
    .limit(1)
  return head ?? chainStart
}

/** Takes entries out of the queue, in the order of their ids, and gives each its salt and digest. */
const takeUnsealed = (tx: Db) =>
  rowsOf<{ entry_id: string | number; salt: string; digest: string }>(
    tx,
    sql`with taken as (
        delete from activity_unsealed where entry_id in (select entry_id from activity_unsealed order by entry_id limit ${batchSize})
        returning entry_id
      ), salted as materialized (select entry_id, gen_random_uuid() as salt from taken)
      select s.entry_id, s.salt, encode(activity_digest(a, s.salt), 'hex') as digest
      from salted s join activity_log a on a.id = s.entry_id order by s.entry_id`,
  )

async function sealBatch(tx: Db): Promise<{ sealed: number; head: Link }> {
  let head = await readHead(tx)
  const taken = await takeUnsealed(tx)
  const seals = taken.map(({ entry_id, salt, digest }) => {
    head = nextLink(head, digest)
    return { ...head, entry_id: Number(entry_id), salt, digest }
  })
  if (seals.length > 0) await tx.insert(activity_seals).values(seals)
  return { sealed: seals.length, head }
}

/** Adds all entries without a seal to the hash chain, in batches; null if there was none, or another instance is at it. */
export async function sealActivity(db: Db, signal?: AbortSignal): Promise<{ sealed: number; head: Link } | null> {
  let sealed = 0
  for (let head: Link | null = null; ;) {
    const batch = signal?.aborted ? undefined : await withChain(db, sealBatch)
    sealed += batch?.sealed ?? 0
    head = batch?.head ?? head
    if (!batch || batch.sealed < batchSize) return sealed > 0 && head ? { sealed, head } : null
  }
}
