import type { PGlite } from '@electric-sql/pglite'

/** Rows written to a table: "properties: 1 changed". */
export interface Write {
  table: string
  kind: 'added' | 'changed' | 'removed'
  rows: number
}

const kinds = { INSERT: 'added', UPDATE: 'changed', DELETE: 'removed' } as const

/** Notes every row that is written, so that after each step the database itself tells what it did. */
const noting = `
create schema qa;
create table qa.writes (id bigserial primary key, tbl text not null, op text not null);
create function qa.note() returns trigger language plpgsql as $$
begin insert into qa.writes (tbl, op) values (tg_table_name, tg_op); return null; end $$;
`

const tablesOf = async (client: PGlite) =>
  (
    await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
  ).rows.map(({ name }) => name)

const columnsOf = async (client: PGlite, table: string) =>
  (
    await client.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
      [table],
    )
  ).rows
    .map(({ name }) => `"${name}"`)
    .join(', ')

export interface Ledger {
  /** What has been written since the last time it was asked. */
  writes: () => Promise<Write[]>
  /** Puts everything back that was written since the ledger was opened; false where nothing was. */
  restore: () => Promise<boolean>
}

/** Keeps a copy of all rows as they are now, and notes what happens to them. */
export async function openLedger(client: PGlite): Promise<Ledger> {
  await client.exec(noting)
  await client.exec('create schema qa_kept')
  const tables = await tablesOf(client)
  const columns = new Map<string, string>()
  for (const table of tables) {
    columns.set(table, await columnsOf(client, table))
    await client.exec(`
      create table qa_kept."${table}" as select ${columns.get(table)} from public."${table}";
      create trigger zz_qa_note after insert or update or delete on public."${table}" for each row execute function qa.note();
    `)
  }
  let read = 0
  return {
    writes: async () => {
      const { rows } = await client.query<{ tbl: string; op: keyof typeof kinds; rows: number; last: number }>(
        'select tbl, op, count(*)::int as rows, max(id)::int as last from qa.writes where id > $1 group by 1, 2 order by 1, 2',
        [read],
      )
      read = Math.max(read, ...rows.map(({ last }) => last))
      return rows.map(({ tbl, op, rows: count }) => ({ table: tbl, kind: kinds[op], rows: count }))
    },
    restore: async () => {
      const { rows } = await client.query<{ tbl: string }>('select distinct tbl from qa.writes')
      if (rows.length === 0) return false
      const putBack = rows.map(({ tbl }) => {
        const names = columns.get(tbl)
        return `delete from public."${tbl}"; insert into public."${tbl}" (${names}) overriding system value select ${names} from qa_kept."${tbl}";`
      })
      // As a replica: neither foreign keys nor triggers look at rows that are merely put back.
      await client.exec(
        `begin; set local session_replication_role = replica; ${putBack.join('\n')} truncate qa.writes; commit;`,
      )
      return true
    },
  }
}
