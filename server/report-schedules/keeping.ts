import { lte, sql } from 'drizzle-orm'
import type { Db } from '../db/schema.ts'
import { report_files } from '../db/schema/report-schedules.ts'

/** Most runs of a schedule whose files are kept. */
export const keptRuns = 30

/** Deletes files after their end of keeping, and those of runs beyond the newest of each schedule. */
export async function purgeReportFiles(db: Db, now: Date): Promise<void> {
  await db.delete(report_files).where(lte(report_files.expires_at, now))
  await db.execute(sql`delete from report_files where id in (
    select id from (select id, dense_rank() over (partition by schedule_id order by run_at desc) as place from report_files) ranked
    where place > ${keptRuns})`)
}
