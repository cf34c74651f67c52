/**
 * Writes half a megabyte aside and one row for good. The temporary file is what a full disk refuses (SQLSTATE 53100): a row alone
 * finds room in a page that is there already. The row is what a standby refuses (25006). One string is one transaction.
 */
const statements = `
  select set_config('work_mem', '64kB', true);
  select count(*) from generate_series(1, 40000);
  insert into login_attempts (key, points, expire) values ('ready', 0, now())
    on conflict (key) do update set expire = excluded.expire`

/** Rejects where the database cannot be written at the moment. */
export async function probeWrite(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(statements)
}
