import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { logDeleted } from '../db/purge.ts'
import type { Db } from '../db/schema.ts'
import { createMailer } from '../mail/mailer.ts'
import { purgeReportFiles } from './keeping.ts'
import { sendDueMails } from './mails.ts'
import { runDueReports } from './run.ts'

interface JobDeps {
  db: Db
  config: Pick<Config, 'mail' | 'retention'>
  log: Logger
  now?: () => Date
}

export interface ReportJob {
  /** Deletes old files, makes the reports that are due and sends their e-mails. A second call joins one that is running. */
  run: () => Promise<void>
  /** Ends the work after its current step. */
  stop: () => Promise<void>
}

/** The work on scheduled reports of one instance. Instances share it through claims of rows. */
export function createReportJob({ db, config: { mail, retention }, log, now = () => new Date() }: JobDeps): ReportJob {
  const stopping = new AbortController()
  const { signal } = stopping
  const mailer = mail && createMailer(mail)
  let running: Promise<void> | null = null
  const work = async () => {
    logDeleted(log, { report_files: await purgeReportFiles(db, now()) })
    await runDueReports({ db, log, now, signal, canEmail: mail !== null, keepDays: retention.reportFiles })
    if (mail && mailer) await sendDueMails({ db, log, now, signal, mailer, appUrl: mail.appUrl })
  }
  const run = () =>
    (running ??= work().finally(() => {
      running = null
    }))
  return {
    run,
    stop: async () => {
      stopping.abort()
      mailer?.close()
      await running?.catch(() => undefined)
    },
  }
}
