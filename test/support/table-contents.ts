/** Runs a query and returns its rows. */
type Query = <Row extends object>(text: string) => Promise<Row[]>

/** The rows of each table as sorted JSON texts. */
export async function tableContents(query: Query): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}
