/**
 * Writes a temporary file of half a megabyte and one permanent row. A full disk rejects the file (SQLSTATE 53100),
 * while a single row may still fit in an existing page. A standby rejects the row (25006). The statements form one
 * string, so they run in one transaction.
 */
const statements = `
  select set_config('work_mem', '64kB', true);
  select count(*) from generate_series(1, 40000);
  insert into login_attempts (key, points, expire) values ('ready', 0, now())
    on conflict (key) do update set expire = excluded.expire`

/** Rejects if the database cannot be written at the moment. */
export async function probeWrite(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(statements)
}
