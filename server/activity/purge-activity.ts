import { subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { allowChanges, chainFields, linkText, withChain } from './chain.ts'
import { record } from './record-activity.ts'
import { storedDay } from './stored-texts.ts'

const batchSize = 5000

interface OldestSeal {
  place: string | number
  hash: string
  /** Milliseconds since 1970; null if the entry is missing, which the check of the chain finds. */
  occurred_at: string | number | null
}

const readOldest = (tx: Db, count: number) =>
  rowsOf<OldestSeal>(
    tx,
    sql`select s.place, encode(s.hash, 'hex') as hash, (extract(epoch from a.occurred_at) * 1000)::bigint as occurred_at
      from activity_seals s left join activity_log a on a.id = s.entry_id order by s.place limit ${count}`,
  )

async function purgeBatch(tx: Db, now: Date, before: Date): Promise<number> {
  const oldest = await readOldest(tx, batchSize + 1)
  const isKept = ({ occurred_at }: OldestSeal) => occurred_at === null || Number(occurred_at) >= before.getTime()
  const firstKept = oldest.findIndex(isKept)
  // The newest entry stays, so that the chain goes on from it.
  const end = firstKept === -1 ? oldest.length - 1 : firstKept
  const last = oldest[end - 1]
  if (!last) return 0
  await allowChanges(tx)
  await tx.execute(
    sql`delete from activity_log where id in (select entry_id from activity_seals where place <= ${last.place})`,
  )
  await tx.execute(sql`delete from activity_seals where place <= ${last.place}`)
  await record(
    { db: tx, now: () => now, requestId: null, ip: null, caller: null },
    {
      module: 'activity',
      event: 'deleted',
      entity: {
        type: 'activity_log',
        id: null,
        label: `entries before ${storedDay(before.toISOString().slice(0, 10))}`,
      },
      changes: [
        { field: 'entries', before: end, after: 0 },
        { field: chainFields.start, before: null, after: linkText({ place: Number(last.place), hash: last.hash }) },
      ],
    },
  )
  return end
}

/**
 * Deletes the oldest entries of the activity log after their period, with their seals, and writes an entry from which place on the
 * chain is kept. Waits until a day's entries are due, so that the log does not fill with entries of deletions. Returns their number.
 */
export async function purgeActivity(db: Db, now: Date, days: number): Promise<number> {
  const [first] = days === 0 ? [] : await readOldest(db, 1)
  if (!first || Number(first.occurred_at) >= subHours(now, (days + 1) * 24).getTime()) return 0
  const before = subHours(now, days * 24)
  for (let total = 0; ;) {
    const deleted = await withChain(db, (tx) => purgeBatch(tx, now, before))
    if (!deleted) return total
    total += deleted
  }
}
