import type { PGlite } from '@electric-sql/pglite'

/** Rows written to a table, for example "properties: 1 changed". */
export interface Write {
  table: string
  kind: 'added' | 'changed' | 'removed'
  rows: number
}

const kinds = { INSERT: 'added', UPDATE: 'changed', DELETE: 'removed' } as const

/** Logs every written row with its old and new key, so that the database itself reports what a step wrote. */
const createWriteLogSql = `
create schema qa;
create schema qa_kept;
create table qa.writes (id bigserial primary key, tbl text not null, op text not null, was jsonb, key jsonb);
`

interface Table {
  name: string
  /** All writable columns, quoted. */
  columns: readonly string[]
  /** Empty if the table has no key. */
  key: readonly { name: string; type: string }[]
}

async function tablesOf(client: PGlite): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      (select json_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, null)) order by attnum)
        from pg_attribute join pg_index i on i.indrelid = attrelid and i.indisprimary and attnum = any(i.indkey)
        where attrelid = c.oid), '[]') as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  return rows
}

/** Copies the table's rows, and logs each row written from now on. */
function copyAndLogSql({ name, columns, key }: Table): string {
  const keyOf = (row: string) => `jsonb_build_array(${key.map((each) => `${row}.${each.name}`).join(', ')})`
  return `
    create table qa_kept."${name}" as select ${columns.join(', ')} from public."${name}";
    create function qa."note ${name}"() returns trigger language plpgsql as $$
    begin
      insert into qa.writes (tbl, op, was, key) values (tg_table_name, tg_op,
        case when tg_op <> 'INSERT' then ${keyOf('old')} end, case when tg_op <> 'DELETE' then ${keyOf('new')} end);
      return null;
    end $$;
    create trigger zz_qa_note after insert or update or delete on public."${name}"
      for each row execute function qa."note ${name}"();`
}

/** Restores only the written rows, if the table has a key: a log of thousands of rows isn't rewritten for one more. */
function restoreSql({ name, columns, key }: Table): string {
  const own = key.map((each) => each.name).join(', ')
  const noted = (column: string) =>
    `select ${key.map(({ type }, at) => `(${column}->>${at})::${type}`).join(', ')} from qa.writes where tbl = '${name}' and ${column} is not null`
  const among = (column: string) => (own === '' ? '' : `where (${own}) in (${noted(column)})`)
  const all = columns.join(', ')
  return `
    delete from public."${name}" ${among('key')};
    insert into public."${name}" (${all}) overriding system value select ${all} from qa_kept."${name}" ${among('was')};`
}

export interface WriteLog {
  /** The rows written since the last call. */
  writes: () => Promise<Write[]>
  /** Restores every row written since the log was opened. False if there was none. */
  restore: () => Promise<boolean>
}

/** Copies all rows as they are now, and logs later writes. */
export async function openWriteLog(client: PGlite): Promise<WriteLog> {
  const tables = await tablesOf(client)
  await client.exec([createWriteLogSql, ...tables.map(copyAndLogSql)].join('\n'))
  let read = 0
  return {
    writes: async () => {
      const { rows } = await client.query<{ tbl: string; op: keyof typeof kinds; rows: number; last: number }>(
        'select tbl, op, count(*)::int as rows, max(id)::int as last from qa.writes where id > $1 group by 1, 2 order by 1, 2',
        [read],
      )
      read = Math.max(read, ...rows.map(({ last }) => last))
      // Each entry of the activity log has one here too, until it is sealed.
      const own = rows.filter(({ tbl }) => tbl !== 'activity_unsealed')
      return own.map(({ tbl, op, rows: count }) => ({ table: tbl, kind: kinds[op], rows: count }))
    },
    restore: async () => {
      const { rows } = await client.query<{ tbl: string }>('select distinct tbl from qa.writes')
      if (rows.length === 0) return false
      const written = tables.filter(({ name }) => rows.some(({ tbl }) => tbl === name))
      // As a replica, PostgreSQL runs neither foreign key checks nor triggers on the restored rows.
      await client.exec(
        `begin; set local session_replication_role = replica; ${written.map(restoreSql).join('')} truncate qa.writes; commit;`,
      )
      return true
    },
  }
}
