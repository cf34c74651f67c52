import { eq } from 'drizzle-orm'
import type { ReportSchedule, ReportSchedules } from '../../src/api/contract/report-schedules.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { users } from '../../server/db/schema/access.ts'
import { createLog } from '../../server/log.ts'
import { createReportJob } from '../../server/report-schedules/job.ts'
import type { Api } from './api.ts'
import { type Body, type Caller } from './api-calls.ts'

export const schedulesPath = '/api/v1/hotel_management/report_schedules'

/** The id of a demonstration account. */
export async function userId(api: Api, account: string): Promise<number> {
  const [found] = await api.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email_key, `${account}@demo.example`))
  return found!.id
}

/** A valid form: the revenue of yesterday, daily at 07:00. */
export const scheduleForm = (property_id: number, recipient_ids: number[], over: Body = {}): Body => ({
  property_id,
  report: 'revenue',
  basis: 'business_date',
  group_by: 'account',
  compare: 'none',
  format: 'xlsx',
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  time: '07:00',
  period: 'yesterday',
  recipient_ids,
  by_email: 0,
  ...over,
})

/** The schedules that a person sees at a property. */
export const schedulesOf = async (by: Caller, property_id: number): Promise<ReportSchedules> =>
  (await by.get(`${schedulesPath}?property_id=${property_id}`)).body.data

/** The file of the newest run of a schedule, as its reader downloads it. */
export async function downloadFirst(by: Caller, { files: [file] }: ReportSchedule): Promise<Uint8Array> {
  const reply = await by.fetch(`/api/v1/hotel_management/report_files/${file!.id}`)
  return new Uint8Array(await reply.arrayBuffer())
}

/** Runs the job once at an instant, as an instance of the server does each minute. */
export async function runAt(api: Api, at: Date, mail: Config['mail'] = null): Promise<void> {
  const job = createReportJob({
    db: api.db,
    config: { mail, retention: readConfig({}).retention },
    log: createLog('silent'),
    now: () => at,
  })
  await job.run()
  await job.stop()
}
