import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../schema.ts'
import { stays } from '../schema/stays.ts'

const rowsPerStatement = 4000

type Row = Record<string, unknown>

/** Batches of consecutive rows that leave the same columns to their defaults. */
function batchesOf(rows: readonly Row[], withDefault: readonly string[]): Row[][] {
  const batches: Row[][] = []
  let last = ''
  for (const row of rows) {
    const given = withDefault.filter((name) => row[name] !== undefined).join()
    const batch = batches.at(-1)
    if (batch && given === last && batch.length < rowsPerStatement) batch.push(row)
    else batches.push([row])
    last = given
  }
  return batches
}

/**
 * Inserts rows in order, as one JSON parameter per batch: a parameter per value takes longer than the insertion. Not for
 * binary columns.
 */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const withDefault = columns.filter(([, { hasDefault }]) => hasDefault).map(([name]) => name)
  for (const batch of batchesOf(rows, withDefault)) {
    const given = columns.filter(([name]) => batch.some((row) => row[name] !== undefined))
    const names = sql.join(
      given.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    )
    const values = batch.map((row) => Object.fromEntries(given.map(([name, column]) => [column.name, row[name]])))
    await db.execute(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`)
  }
}

/**
 * Inserts the stays of a new database and the nights that they occupy. One statement for all nights takes a quarter of
 * the time of the triggers, which run for each row. Nobody watches a board yet, so nobody is notified.
 */
export async function insertStays(db: Db, rows: (typeof stays.$inferInsert)[]): Promise<void> {
  await db.execute(sql`alter table stays disable trigger user`)
  await insertAll(db, stays, rows)
  await db.execute(sql`insert into facility_spans (facility_id, stay_id, kind, nights)
    select facility_id, id, 'reservation', daterange(arrival, departure, '[)') from stays
    where state <> 'cancelled' order by id`)
  await db.execute(sql`alter table stays enable trigger user`)
}
