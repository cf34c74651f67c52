import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../../server/db/open.ts'
import { wrapPglite } from './in-process-pglite.ts'

/*
 * Opening an embedded database takes more than a second of processor time, and most test files write a few rows only. So a worker
 * keeps a database that a file has closed, and puts the rows and sequences that changed back before it gives it to the next file.
 */

interface Original {
  /** The rows of each table, as COPY writes them: an empty table has none. */
  tables: Map<string, { rows: Blob | undefined; count: number }>
  sequences: { name: string; value: string | null; start: string }[]
}

interface State {
  /** Rows of this transaction or a later one are not the original ones. */
  since: string
  /** Changes when an object of the schema is created, renamed or dropped. */
  schema: string
}

interface Closed extends State {
  client: PGlite
}

let original: Original | undefined
const closed: Closed[] = []

const listTables = async (client: PGlite) =>
  (
    await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
    )
  ).rows.map(({ name }) => name)

async function readState(client: PGlite): Promise<State> {
  const { rows } = await client.query<State>(
    `select pg_current_xact_id()::text as since, md5(string_agg(part, ' ' order by part)) as schema from (
      select oid || relname from pg_class where oid >= 16384
      union all select attrelid || attname from pg_attribute where attrelid >= 16384
      union all select oid || conname from pg_constraint
      union all select oid || proname from pg_proc where oid >= 16384
      union all select oid || tgname || tgenabled::text from pg_trigger
    ) as parts (part)`,
  )
  return rows[0]!
}

async function readOriginal(client: PGlite): Promise<Original> {
  const tables: Original['tables'] = new Map()
  for (const name of await listTables(client)) {
    const { blob, affectedRows } = await client.query(`copy ${name} to '/dev/blob'`)
    tables.set(name, { rows: blob, count: affectedRows ?? 0 })
  }
  const { rows: sequences } = await client.query<Original['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value, start_value::text as start from pg_sequences`,
  )
  return { tables, sequences }
}

/** Puts everything back that has changed. A database in which a test has changed the schema isn't used again. */
async function restore(
  { client, since, schema }: Closed,
  { tables, sequences }: Original,
): Promise<Closed | undefined> {
  await client.exec('discard all')
  if ((await readState(client)).schema !== schema) return undefined
  const counts = [...tables.keys()].map(
    (name) =>
      `select '${name}' as name, count(*)::int, coalesce(bool_or(xmin::text::bigint >= ${since}), false) as "isChanged" from ${name}`,
  )
  const { rows } = await client.query<{ name: string; count: number; isChanged: boolean }>(counts.join(' union all '))
  const changed = rows.filter(({ name, count, isChanged }) => isChanged || count !== tables.get(name)!.count)
  // Without triggers and foreign keys.
  await client.exec('set session_replication_role = replica')
  await client.exec(changed.map(({ name }) => `delete from ${name};`).join(''))
  for (const { name } of changed) {
    const blob = tables.get(name)?.rows
    if (blob) await client.query(`copy ${name} from '/dev/blob'`, [], { blob })
  }
  await client.exec(
    sequences
      .map(({ name, value, start }) => `select setval('${name}', ${value ?? start}, ${value !== null});`)
      .join(''),
  )
  await client.exec('set session_replication_role = origin')
  return { client, ...(await readState(client)) }
}

/** Takes a database that a file of this worker has closed, or else opens one. */
export async function takeDatabase(open: () => Promise<PGlite>): Promise<OpenDatabase> {
  const left = closed.pop()
  const restored = left && original && (await restore(left, original))
  if (left && !restored) await left.client.close()
  const client = restored?.client ?? (await open())
  original ??= await readOriginal(client)
  const state = restored ?? { client, ...(await readState(client)) }
  return {
    ...wrapPglite(client),
    close: async () => {
      if (!closed.includes(state)) closed.push(state)
    },
  }
}
