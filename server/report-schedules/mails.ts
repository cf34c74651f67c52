import { addMinutes } from 'date-fns'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Db } from '../db/schema.ts'
import { properties } from '../db/schema/properties.ts'
import { report_file_readers, report_files, report_schedules } from '../db/schema/report-schedules.ts'
import { rowsOf } from '../db/rows.ts'
import { inLanguage } from '../language/current-language.ts'
import { mediaTypes } from '../list-file/write.ts'
import { failureOf, type Mailer, type Message } from '../mail/mailer.ts'
import { readersOf } from './people.ts'
import { periodText, reportName } from './texts.ts'

/** Minutes to wait after each failed attempt; after the last one the e-mail is given up. */
export const retryMinutes = [1, 5, 30, 120] as const
/** Minutes after which an e-mail is tried again if its instance has ended. */
const claimMinutes = 10
/** Files up to this many bytes are attached. Larger ones are only linked: many mail servers refuse them. */
export const maxAttachedBytes = 1024 * 1024

export interface MailDeps {
  db: Db
  log: Logger
  now: () => Date
  mailer: Mailer
  /** Origin of the app, for links. */
  appUrl: string
  signal: AbortSignal
}

interface Claimed {
  file_id: number
  user_id: number
  mail_attempts: number
}

/** Claims an e-mail that is due, and counts the attempt before it is made. */
async function claimMail({ db, now }: MailDeps): Promise<Claimed | undefined> {
  const at = now()
  const [claimed] = await rowsOf<Claimed>(
    db,
    sql`update report_file_readers r set mail_attempts = r.mail_attempts + 1,
        mail_next_at = ${addMinutes(at, claimMinutes).toISOString()}::timestamptz
      from (select file_id, user_id from report_file_readers
        where mail = 'waiting' and mail_next_at <= ${at.toISOString()}::timestamptz
        order by mail_next_at, file_id, user_id limit 1 for update skip locked) due
      where r.file_id = due.file_id and r.user_id = due.user_id
      returning r.file_id, r.user_id, r.mail_attempts`,
  )
  return claimed
}

const settle = (
  { db }: MailDeps,
  { file_id, user_id }: Claimed,
  set: Partial<typeof report_file_readers.$inferInsert>,
) =>
  db
    .update(report_file_readers)
    .set(set)
    .where(and(eq(report_file_readers.file_id, file_id), eq(report_file_readers.user_id, user_id)))

/** The e-mail of a file, in the language of the file; undefined if its recipient may no longer see the report. */
async function messageOf({ db, appUrl }: MailDeps, { file_id, user_id }: Claimed): Promise<Message | undefined> {
  const [found] = await db
    .select({ file: report_files, report: report_schedules.report, property: properties })
    .from(report_files)
    .innerJoin(report_schedules, eq(report_schedules.id, report_files.schedule_id))
    .innerJoin(properties, eq(properties.id, report_schedules.property_id))
    .where(eq(report_files.id, file_id))
  const [reader] = found ? await readersOf({ db }, found.property.id, [user_id]) : []
  if (!found || !reader) return undefined
  const { file, property } = found
  return inLanguage(file.language, () => {
    const values = {
      report: reportName(found.report),
      period: periodText({ from: file.from, to: file.to }, file.formats),
      property: property.name,
    }
    const isAttached = file.size <= maxAttachedBytes
    const lines = [
      phrase('schedules.mailGreeting', { name: reader.name }),
      isAttached ? phrase('schedules.mailAttached', values) : phrase('schedules.mailLinked', values),
      `${appUrl}/hotel-management/properties/${property.prefix}/accounting-report?tab=schedules`,
      phrase('schedules.mailWhy'),
    ]
    return {
      id: `report-${file_id}-${user_id}`,
      to: { name: reader.name, address: reader.email },
      subject: phrase('schedules.mailSubject', values),
      text: `${lines.join('\n\n')}\n`,
      language: file.language,
      attachment: isAttached
        ? { filename: file.name, content: Buffer.from(file.content), contentType: mediaTypes[file.format] }
        : null,
    }
  })
}

async function sendOne(deps: MailDeps, claimed: Claimed): Promise<void> {
  const message = await messageOf(deps, claimed)
  if (!message) {
    await settle(deps, claimed, { mail: null, mail_next_at: null })
    return
  }
  try {
    await deps.mailer.send(message)
    await settle(deps, claimed, { mail: 'sent', mail_next_at: null })
  } catch (error) {
    // The address and the text of the reply may name people, so only the codes are logged.
    const { file_id, mail_attempts } = claimed
    deps.log.warn({ ...failureOf(error), fileId: file_id, attempt: mail_attempts }, 'an e-mail was not sent')
    const wait = retryMinutes[mail_attempts - 1]
    await settle(
      deps,
      claimed,
      wait === undefined ? { mail: 'failed', mail_next_at: null } : { mail_next_at: addMinutes(deps.now(), wait) },
    )
  }
}

/** Sends every e-mail that is due, one after the other. */
export async function sendDueMails(deps: MailDeps): Promise<void> {
  for (;;) {
    if (deps.signal.aborted) return
    const claimed = await claimMail(deps)
    if (!claimed) return
    await sendOne(deps, claimed)
  }
}
