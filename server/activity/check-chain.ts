import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { type Link, chainFields, chainStart, nextLink, parseLink } from './chain.ts'

const batchSize = 2000

interface SealRow {
  place: string | number
  entry_id: string | number
  digest: string
  hash: string
  erased_digest: string | null
  erased_by: string | number | null
  /** Digest of the entry as it is; null if it is missing. */
  actual: string | null
}

/** The first entry at which the log differs from its chain. */
interface BrokenEntry {
  entry: number
  problem: string
}

export interface ChainCheck {
  sealed: number
  unsealed: number
  /** The newest link, to be noted elsewhere and checked later. */
  head: Link
  broken: BrokenEntry | null
}

const readSeals = (db: Db, after: number) =>
  rowsOf<SealRow>(
    db,
    sql`select s.place, s.entry_id, encode(s.digest, 'hex') as digest, encode(s.hash, 'hex') as hash, s.erased_by,
        encode(s.erased_digest, 'hex') as erased_digest,
        case when a.id is not null then encode(activity_digest(a, case when s.erased_digest is null then s.salt end), 'hex') end as actual
      from activity_seals s left join activity_log a on a.id = s.entry_id
      where s.place > ${after} order by s.place limit ${batchSize}`,
  )

/** The links that entries of the log name as the start of what is kept. */
async function readStarts(db: Db): Promise<Link[]> {
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`select change ->> 'after' as text from activity_log, jsonb_array_elements(changes) change
      where property_id is null and module = 'activity' and event = 'deleted' and change ->> 'field' = ${chainFields.start}`,
  )
  return rows.flatMap(({ text }) => parseLink(text) ?? [])
}

/** What erasures have recorded of the entries that they changed: `eraser entry digest`. */
async function readErasures(db: Db): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ id: string | number; text: string }>(
    db,
    sql`select a.id, item as text from activity_log a, jsonb_array_elements(a.changes) change,
        jsonb_array_elements_text(change -> 'after') item
      where a.property_id is null and a.module = 'activity' and a.event = 'changed' and change ->> 'field' = ${chainFields.erased}`,
  )
  return new Set(rows.map(({ id, text }) => `${id}:${text}`))
}

function problemOf(row: SealRow, previous: Link, erasures: ReadonlySet<string>): string | null {
  const next = nextLink(previous, row.digest)
  if (Number(row.place) !== next.place) return 'the seal before it is missing'
  if (row.hash !== next.hash) return 'its seal does not follow the one before it'
  if (row.actual === null) return 'it is missing'
  if (row.erased_digest === null) return row.actual === row.digest ? null : 'it was changed'
  const recorded = erasures.has(`${row.erased_by}:${row.entry_id}:${row.erased_digest}`)
  if (!recorded) return 'it was changed, and no erasure says so'
  return row.actual === row.erased_digest ? null : 'it was changed after its erasure'
}

/** An entry outside the chain: removed before it was sealed, or added past the queue. */
async function readStray(db: Db): Promise<BrokenEntry | null> {
  const [stray] = await rowsOf<{ entry: string | number; problem: string }>(
    db,
    sql`select entry_id as entry, 'it is missing' as problem from activity_unsealed u
        where not exists (select from activity_log a where a.id = u.entry_id)
      union all select id, 'it was added without the queue of the seals' from activity_log a
        where not exists (select from activity_seals s where s.entry_id = a.id)
          and not exists (select from activity_unsealed u where u.entry_id = a.id)
      order by entry limit 1`,
  )
  return stray ? { entry: Number(stray.entry), problem: stray.problem } : null
}

/** Where the kept part of the chain begins: at the first entry ever, or where an entry of the log says. */
async function readStart(db: Db, first: SealRow): Promise<Link | null> {
  const place = Number(first.place) - 1
  if (place === 0) return chainStart
  return (await readStarts(db)).find((start) => start.place === place) ?? null
}

async function walk(db: Db, noted: Link | null): Promise<ChainCheck> {
  const erasures = await readErasures(db)
  const [queue] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from activity_unsealed`)
  let head: Link | null = null
  let sealed = 0
  const result = (broken: BrokenEntry | null): ChainCheck => ({
    sealed,
    unsealed: queue?.total ?? 0,
    head: head ?? chainStart,
    broken,
  })
  let entry = 0
  for (let rows = await readSeals(db, 0); rows.length > 0; rows = await readSeals(db, head?.place ?? 0)) {
    for (const row of rows) {
      entry = Number(row.entry_id)
      head ??= await readStart(db, row)
      if (!head) return result({ entry, problem: 'those before it are missing, and no entry says why' })
      const problem = problemOf(row, head, erasures)
      if (problem) return result({ entry, problem })
      head = { place: Number(row.place), hash: row.hash }
      if (noted?.place === head.place && noted.hash !== head.hash)
        return result({ entry, problem: 'its hash is not the noted one' })
      sealed += 1
    }
  }
  const end = (head ?? chainStart).place
  if (noted && noted.place > end)
    return result({ entry, problem: `the chain ends with it, at place ${end}, before the noted place ${noted.place}` })
  return result(await readStray(db))
}

/**
 * Compares the whole activity log with its hash chain (ADR 0086), as of one moment. `noted` is a link that was noted earlier: a chain
 * that was cut off or made anew does not have it.
 */
export const checkChain = (db: Db, noted: Link | null): Promise<ChainCheck> =>
  db.transaction((tx) => walk(tx, noted), { isolationLevel: 'repeatable read', accessMode: 'read only' })
