import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from '../../server/config.ts'
import { report_file_readers, report_schedules, report_files } from '../../server/db/schema/report-schedules.ts'
import { createLog } from '../../server/log.ts'
import { createReportJob } from '../../server/report-schedules/job.ts'
import { maxAttachedBytes, retryMinutes } from '../../server/report-schedules/mails.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { inventoryOf } from '../support/inventory.ts'
import { openMailServer, partsOf } from '../support/mail-server.ts'
import { scheduleForm, schedulesOf, schedulesPath, userId } from '../support/report-schedules.ts'

const start = new Date('2026-06-03T09:00:00Z')
const due = new Date('2026-06-04T06:00:00Z')
const link = 'https://backoffice.example.com/hotel-management/properties/harbour-view/accounting-report?tab=schedules'

let api: Api
let mailServer: Awaited<ReturnType<typeof openMailServer>>
let mail: NonNullable<Config['mail']>
let manager: Caller
let accountant: Caller
let property: number
let adela: number
let logged: string[] = []
beforeAll(async () => {
  mailServer = await openMailServer()
  mail = {
    smtpUrl: mailServer.url,
    from: 'Back Office <reports@hotel.example>',
    appUrl: 'https://backoffice.example.com',
  }
  api = await openApi({ now: () => start, config: { mail } })
  manager = await callerOf(api, 'manager')
  accountant = await callerOf(api, 'accountant')
  property = (await inventoryOf(manager, 'harbour-view')).id
  adela = await userId(api, 'accountant')
})
beforeEach(async () => {
  await api.db.delete(report_schedules)
  mailServer.received.length = 0
  mailServer.refuse(null)
  logged = []
})
afterAll(async () => {
  await api.close()
  await mailServer.close()
})

const schedule = async () => {
  const { status } = await manager.post(schedulesPath, scheduleForm(property, [adela], { by_email: 1 }))
  expect(status).toBe(201)
}
const minutesLater = (minutes: number) => new Date(due.getTime() + minutes * 60_000)
async function runAt(at: Date) {
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) })
  const job = createReportJob({
    db: api.db,
    config: { mail, retention: readConfig({}).retention },
    log: createLog('debug', sink),
    now: () => at,
  })
  await job.run()
  await job.stop()
}
const mailsOf = async () => (await schedulesOf(manager, property)).schedules[0]!.last_run?.mails

test('the recipient gets one e-mail of plain text, with a link and the file', async () => {
  expect((await schedulesOf(manager, property)).can_email).toBe(true)
  await schedule()
  await runAt(due)
  await runAt(minutesLater(1))
  expect(mailServer.received).toHaveLength(1)
  const [received] = mailServer.received
  expect(received).toMatchObject({ from: 'reports@hotel.example', to: ['accountant@demo.example'] })
  expect(received!.source).toContain('Subject: =?UTF-8?')
  expect(received!.source).toContain('Auto-Submitted: auto-generated')
  const [text, file] = partsOf(received!)
  expect(text!.headers).toContain('Content-Type: text/plain')
  expect(text!.body).toContain('The scheduled report “Revenue” of Harbour View for 3 Jun 2026 is attached.')
  expect(text!.body).toContain(link)
  expect(file!.headers).toContain('harbour-view revenue 2026-06-03.xlsx')
  expect(file!.body.startsWith('PK')).toBe(true)
  expect(await mailsOf()).toEqual({ sent: 1, waiting: 0, failed: 0 })
})

test('a file that is too large is linked and not attached', async () => {
  await schedule()
  mailServer.refuse({ responseCode: 451, message: 'later' })
  await runAt(due)
  await api.db.update(report_files).set({ size: maxAttachedBytes + 1 })
  mailServer.refuse(null)
  await runAt(minutesLater(1))
  const parts = partsOf(mailServer.received[0]!)
  expect(parts).toHaveLength(1)
  expect(parts[0]!.body).toContain('is ready. You find it here:')
  expect(parts[0]!.body).toContain(link)
})

test('a refused e-mail is tried again after longer and longer times, then given up, which the schedule says', async () => {
  await schedule()
  mailServer.refuse({ responseCode: 451, message: 'mailbox of Adela is busy' })
  await runAt(due)
  expect(await mailsOf()).toEqual({ sent: 0, waiting: 1, failed: 0 })
  let at = 0
  for (const minutes of retryMinutes) {
    await runAt(minutesLater(at + minutes - 0.5))
    const [{ mail_attempts: before } = { mail_attempts: -1 }] = await api.db.select().from(report_file_readers)
    at += minutes
    await runAt(minutesLater(at))
    const [{ mail_attempts: after } = { mail_attempts: -1 }] = await api.db.select().from(report_file_readers)
    expect(after).toBe(before + 1)
  }
  expect(await mailsOf()).toEqual({ sent: 0, waiting: 0, failed: 1 })
  mailServer.refuse(null)
  await runAt(minutesLater(at + 600))
  expect(mailServer.received).toEqual([])
  // The file is there all the same.
  expect((await schedulesOf(accountant, property)).schedules[0]!.files).toHaveLength(1)
  const lines = logged.join('')
  expect(lines).toContain('"responseCode":451')
  expect(lines).not.toMatch(/demo\.example|Adela|mailbox/)
})

test('an e-mail that failed once is sent at the next attempt', async () => {
  await schedule()
  mailServer.refuse({ responseCode: 421, message: 'later' })
  await runAt(due)
  mailServer.refuse(null)
  await runAt(minutesLater(1))
  expect([mailServer.received.length, await mailsOf()]).toEqual([1, { sent: 1, waiting: 0, failed: 0 }])
})

test('an e-mail whose mail server is not there is tried again', async () => {
  await schedule()
  const { smtpUrl } = mail
  const other = await openMailServer()
  await other.close()
  mail.smtpUrl = other.url
  await runAt(due)
  mail.smtpUrl = smtpUrl
  expect(await mailsOf()).toEqual({ sent: 0, waiting: 1, failed: 0 })
  await runAt(minutesLater(1))
  expect(mailServer.received).toHaveLength(1)
})
