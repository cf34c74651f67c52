import { addDays as addToInstant, addMinutes } from 'date-fns'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { readPreferences } from '../../src/api/contract/preferences.ts'
import type { LastRun } from '../../src/api/contract/report-schedules.ts'
import { record } from '../activity/record-activity.ts'
import type { Db } from '../db/schema.ts'
import { properties } from '../db/schema/properties.ts'
import {
  report_file_readers,
  report_files,
  report_schedule_recipients,
  report_schedules,
} from '../db/schema/report-schedules.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { groupBy } from '../group-by.ts'
import { firstOf } from '../invariants.ts'
import { inEnglish, inLanguage } from '../language/current-language.ts'
import { giveNotice } from '../notices/give.ts'
import { type MadeFile, makeFile } from './file.ts'
import { type Reader, readersOf } from './people.ts'
import { businessDateAt, periodAt, runsAround } from './run-times.ts'
import { reportName } from './texts.ts'

/** Minutes after which another instance takes over a run whose instance has ended. */
const claimMinutes = 10
/** A run that ends its process each time is given up. */
const maxAttempts = 3

export interface RunDeps {
  db: Db
  log: Logger
  now: () => Date
  /** True if the server can send e-mail. */
  canEmail: boolean
  /** Days for which a file is kept. */
  keepDays: number
  /** Aborts when the server stops. */
  signal: AbortSignal
}

type Schedule = typeof report_schedules.$inferSelect

/** Claims a schedule that is due; `skip locked` lets instances take different ones. Undefined if none is due. */
async function claimDue({ db, now }: RunDeps): Promise<Schedule | undefined> {
  const at = now()
  const due = sql`(select id from report_schedules where not is_paused and next_run_at <= ${at.toISOString()}::timestamptz
    and (claimed_until is null or claimed_until <= ${at.toISOString()}::timestamptz)
    order by next_run_at, id limit 1 for update skip locked)`
  const [claimed] = await db
    .update(report_schedules)
    .set({ claimed_until: addMinutes(at, claimMinutes), attempts: sql`${report_schedules.attempts} + 1` })
    .where(sql`${report_schedules.id} = ${due}`)
    .returning()
  return claimed
}

interface Prepared {
  file: MadeFile
  language: string
  formats: string
  readers: Reader[]
}

/** The recipients by the language and formats of their file. */
function byWords(readers: readonly Reader[], fallback: string) {
  return groupBy(readers, ({ preferences }) => {
    const { language, formats } = readPreferences(preferences)
    return `${language === 'browser' ? fallback : language} ${formats}`
  })
}

interface Made {
  runAt: Date
  from: string
  to: string
  property: typeof properties.$inferSelect
  files: Prepared[]
}

/** Reads the report as each recipient who may still see it, and makes a file for each language and formats. */
async function make({ db, now, signal }: RunDeps, schedule: Schedule): Promise<Made> {
  const [found] = await db.select().from(properties).where(eq(properties.id, schedule.property_id))
  const property = firstOf(found ? [found] : [])
  const { last } = await runsAround(db, schedule, property.timezone, now())
  // Of several runs that were missed, the latest is made.
  const runAt = last > schedule.next_run_at ? last : schedule.next_run_at
  const period = periodAt(schedule.period, await businessDateAt(db, runAt, property))
  const recipients = await db
    .select({ id: report_schedule_recipients.user_id })
    .from(report_schedule_recipients)
    .where(eq(report_schedule_recipients.schedule_id, schedule.id))
  const readers = await readersOf(
    { db },
    schedule.property_id,
    recipients.map(({ id }) => id),
  )
  const files: Prepared[] = []
  for (const [words, group] of byWords(readers, schedule.language)) {
    const [language = 'en', formats = 'browser'] = words.split(' ')
    const ctx = { db, now, requestId: null, ip: null, caller: firstOf(group) }
    const file = await inLanguage(language, () => makeFile(ctx, schedule, { property, period, formats, signal }))
    files.push({ file, language, formats, readers: group })
  }
  return { runAt, ...period, property, files }
}

type Outcome = LastRun['outcome']

/** Ends a run, unless another instance has taken it over or somebody has changed the schedule meanwhile. */
async function finish(tx: Db, deps: RunDeps, claimed: Schedule, runAt: Date, last_outcome: Outcome): Promise<boolean> {
  const [property] = await tx.select().from(properties).where(eq(properties.id, claimed.property_id))
  if (!property || !claimed.claimed_until) return false
  const { next } = await runsAround(tx, claimed, property.timezone, deps.now())
  const ended = await tx
    .update(report_schedules)
    .set({ last_run_at: runAt, last_outcome, next_run_at: next, claimed_until: null, attempts: 0 })
    .where(and(eq(report_schedules.id, claimed.id), eq(report_schedules.claimed_until, claimed.claimed_until)))
    .returning({ id: report_schedules.id })
  return ended.length > 0
}

/** Stores files, readers, notices and the next run together, so that a run happens once. */
async function store(deps: RunDeps, schedule: Schedule, { runAt, from, to, files }: Made): Promise<void> {
  const { db, now, canEmail } = deps
  const created_at = now()
  const mail = schedule.by_email && canEmail ? { mail: 'waiting' as const, mail_next_at: created_at } : {}
  await db.transaction(async (tx) => {
    if (!(await finish(tx, deps, schedule, runAt, files.length > 0 ? 'made' : 'no_recipients'))) return
    for (const { file, language, formats, readers } of files) {
      const { id } = firstOf(
        await tx
          .insert(report_files)
          .values({
            schedule_id: schedule.id,
            run_at: runAt,
            from,
            to,
            language,
            formats,
            name: file.name,
            format: schedule.format,
            size: file.bytes.length,
            content: file.bytes,
            created_at,
            expires_at: addToInstant(created_at, deps.keepDays),
          })
          .returning({ id: report_files.id }),
      )
      await tx
        .insert(report_file_readers)
        .values(readers.map((reader) => ({ file_id: id, user_id: reader.id, ...mail })))
    }
    const readers = files.flatMap((file) => file.readers)
    const system = { db: tx, now, requestId: null, ip: null, caller: null }
    await giveNotice(
      system,
      readers.map(({ id }) => id),
      schedule.property_id,
      { kind: 'report_ready', data: { report: schedule.report, from, to } },
    )
    if (files.length > 0)
      await record(system, {
        module: 'accounting',
        event: 'exported',
        entity: { type: 'file', id: null, label: inEnglish(() => `${reportName(schedule.report)}.${schedule.format}`) },
        property_id: schedule.property_id,
        changes: Object.entries({ from, to, recipients: readers.map(({ name }) => name).join(', ') }).map(
          ([field, after]) => ({
            field,
            before: null,
            after,
          }),
        ),
      })
  })
}

async function runOne(deps: RunDeps, schedule: Schedule): Promise<void> {
  try {
    if (schedule.attempts > maxAttempts) throw new Error('the run has ended its process before')
    await store(deps, schedule, await make(deps, schedule))
  } catch (error) {
    // The claim runs out, and the run is made later.
    if (isDatabaseUnavailable(error) || deps.signal.aborted) throw error
    deps.log.error({ err: error, scheduleId: schedule.id }, 'a scheduled report failed')
    await deps.db.transaction((tx) => finish(tx, deps, schedule, schedule.next_run_at, 'failed'))
  }
}

/** Makes every report that is due, one after the other. */
export async function runDueReports(deps: RunDeps): Promise<void> {
  for (;;) {
    if (deps.signal.aborted) return
    const schedule = await claimDue(deps)
    if (!schedule) return
    await runOne(deps, schedule)
  }
}
