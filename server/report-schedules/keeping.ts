import { lte, sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { report_files } from '../db/schema/report-schedules.ts'

/** Most runs of a schedule whose files are kept. */
export const keptRuns = 30

/** Deletes files after their end of keeping, and those of runs beyond the newest of each schedule. Returns their number. */
export async function purgeReportFiles(db: Db, now: Date): Promise<number> {
  const [deleted] = await rowsOf<{ total: number }>(
    db,
    sql`with deleted as (delete from report_files where ${lte(report_files.expires_at, now)} or id in (
      select id from (select id, dense_rank() over (partition by schedule_id order by run_at desc) as place from report_files) ranked
      where place > ${keptRuns}) returning 1) select count(*)::int as total from deleted`,
  )
  return deleted?.total ?? 0
}
