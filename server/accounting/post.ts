import { sql } from 'drizzle-orm'
import { businessDateOf } from '../business-date.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { lockForPosting } from './books-lock.ts'
import type { Posting } from './posting.ts'

const columns = [
  'posting_id',
  'line',
  'posted_at',
  'ledger',
  'code',
  'name',
  'classification',
  'tax_rate',
  'quantity',
  'net',
  'tax',
  'gross',
  'debit',
  'credit',
  'currency',
  'payment_method',
  'facility_id',
  'facility_name',
  'facility_type_id',
  'facility_type',
  'addon_id',
  'reference',
  'reason',
  'corrects',
].join(', ')

/** A property, with the clock that decides the posting date. */
interface PostingProperty {
  id: number
  timezone: string
  audit_time: string | null
}

const linesPerBatch = 4000

/**
 * Splits postings into batches of limited size, in order. A posting is never split, because its lines must be inserted
 * by one statement.
 */
function batchesOf(postings: readonly Posting[]): Posting[][] {
  const batches: Posting[][] = []
  let lines = 0
  for (const posting of postings) {
    lines += posting.lines.length
    const batch = batches.at(-1)
    if (batch && lines <= linesPerBatch) batch.push(posting)
    else {
      batches.push([posting])
      lines = posting.lines.length
    }
  }
  return batches
}

async function postBatch(db: Db, property: PostingProperty, postings: readonly Posting[]) {
  const sequence = await rowsOf<{ id: number | string }>(
    db,
    sql`select nextval('accounting_postings') as id from generate_series(1, ${postings.length}::int)`,
  )
  const ids = sequence.map(({ id }) => Number(id))
  const rows = postings.flatMap(({ lines, ...posting }, index) =>
    lines.map((line, at) => ({ ...line, ...posting, posting_id: ids[index], line: at + 1 })),
  )
  await db.execute(sql`insert into accounting_entries (property_id, posting_date, business_date, late_for, ${sql.raw(columns)})
    select ${property.id}::int, greatest(${businessDateOf(sql`r.posted_at`, property)}, o.day), greatest(r.business_date, o.day),
      case when r.business_date < o.day then r.business_date else r.late_for end, ${sql.raw(columns)}
    from jsonb_populate_recordset(null::accounting_entries, ${JSON.stringify(rows)}::jsonb) r,
      (select first_open_day(${property.id}::int) as day) o`)
  return ids
}

/**
 * Writes postings to the accounts of a property and returns their ids. The database checks each posting (ADR 0034). A posting of a
 * closed month or date gets the first open date as business date, and keeps its own as `late_for` (ADR 0065, 0075).
 */
export const post = (db: Db, property: PostingProperty, postings: readonly Posting[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    await lockForPosting(tx, property.id)
    const ids: number[] = []
    for (const batch of batchesOf(postings)) ids.push(...(await postBatch(tx, property, batch)))
    return ids
  })
