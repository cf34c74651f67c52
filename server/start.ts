import { join } from 'node:path'
import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { createSealJob } from './activity/seal-job.ts'
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './db/open.ts'
import { settleBlockings } from './blockings/settle.ts'
import { logDeleted, purgeExpired } from './db/purge.ts'
import { hasDemoAccounts } from './db/seed/demo.ts'
import { demoPassword, people } from './db/seed/people.ts'
import { runNightAudit } from './housekeeping/night-audit.ts'
import { createNoticeChanges } from './notices/notice-changes.ts'
import { createRoomChanges } from './housekeeping/room-changes.ts'
import { readClient } from './http/client.ts'
import { createReadiness } from './http/readiness.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { prepareDatabase } from './prepare.ts'
import { createReportJob } from './report-schedules/job.ts'
import { measuredState } from './telemetry/measured-state.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { createWorkQueues } from './work-queue.ts'

interface StartOptions {
  env: Record<string, string | undefined>
  root: string
  /** Prints a line for the operator; separate from the request log. */
  printLine: (line: string) => void
}

// Frequent, so that each property's night audit runs soon after its audit time. Usually there is nothing to do.
const maintenanceIntervalMs = 5 * 60 * 1000
/** Scheduled reports are due at a minute, and their e-mails are tried again after minutes. */
const reportIntervalMs = 60 * 1000
const shutdownTimeoutMs = 10_000

async function prepare(config: Config, { root, printLine }: StartOptions, log: ReturnType<typeof createLog>) {
  const onIdleError = (error: Error) => log.error({ err: error }, 'database connection lost')
  const opened = await prepareDatabase(config, { root, printLine, onIdleError })
  // Handles what became due while the server was down.
  await settleBlockings(opened.db, new Date())
  await runNightAudit(opened.db, new Date())
  return opened
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
    server.close(() => {
      clearTimeout(timeout)
      resolve()
    })
    server.closeIdleConnections()
  })
}

const demoAccountLines = () => [
  'Demonstration accounts, password ' + demoPassword + ':',
  ...people.map(({ email, position }) => `  ${email.padEnd(28)} ${position}`),
]

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const demoWarning = (host: string) =>
  `WARNING: demonstration accounts with a published password can sign in here (HOST ${host}). ` +
  'Start with DEMO=0 on an empty database, or deactivate them.'

/** Loads the code of telemetry only if it is configured (ADR 0089). */
async function loadTelemetry({ metrics, otlpEndpoint }: Config, printLine: StartOptions['printLine']) {
  if (!metrics && otlpEndpoint === null) return null
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts')
  return openTelemetry({ metrics, otlpEndpoint, printLine })
}

/** Starts all parts in order. On failure prints one line and closes what is open. */
export async function start(options: StartOptions): Promise<{ stop: () => Promise<void>; address: string }> {
  const { env, root, printLine } = options
  const config = readConfig(env)
  const telemetry = await loadTelemetry(config, printLine)
  const log = createLog(config.logLevel, undefined, telemetry?.log ?? undefined)
  const opened: OpenDatabase = await prepare(config, options, log).catch(async (error: unknown) => {
    await telemetry?.stop()
    throw error
  })
  try {
    const client = readClient(join(root, 'dist/client'))
    const roomChanges = createRoomChanges(opened.listen)
    const noticeChanges = createNoticeChanges(opened.listen)
    let isDraining = false
    const readiness = createReadiness(opened.checkWrite, () => isDraining)
    const queues = createWorkQueues()
    telemetry?.watch(measuredState({ opened, queues, roomChanges, noticeChanges }), opened)
    const shared = { db: opened.db, config, log, telemetry }
    const app = createApp({ ...shared, roomChanges, noticeChanges, readiness, queues, client })
    const { server, address } = await listen(app.fetch, config)
    const runJob: Telemetry['runJob'] = telemetry?.runJob ?? ((_job, work) => work())
    const purge = async (now: Date) => logDeleted(log, await purgeExpired(opened.db, now, config.retention))
    const runMaintenance = () => {
      const now = new Date()
      const work = () => Promise.all([purge(now), settleBlockings(opened.db, now), runNightAudit(opened.db, now)])
      void runJob('maintenance', work).catch((err: unknown) => log.error({ err }))
    }
    const maintenance = setInterval(runMaintenance, maintenanceIntervalMs)
    maintenance.unref()
    const reportJob = createReportJob({ db: opened.db, config, log })
    const runReports = () => void runJob('reports', reportJob.run).catch((err: unknown) => log.error({ err }))
    // Also makes what became due while the server was down.
    runReports()
    const reports = setInterval(runReports, reportIntervalMs)
    reports.unref()
    const sealJob = createSealJob(opened.db, log)
    const isDemo = await hasDemoAccounts(opened.db)
    if (config.demo && isDemo) for (const line of demoAccountLines()) printLine(line)
    const isDeployed = config.databaseUrl !== null && env.NODE_ENV === 'production'
    if (isDemo && (isDeployed || !isLoopback(config.host))) printLine(demoWarning(config.host))
    if (!client) printLine('The client is not built (npm run build): only the API answers.')
    printLine(`Ready: ${address}`)
    return {
      address,
      stop: async () => {
        isDraining = true
        clearInterval(maintenance)
        clearInterval(reports)
        // Event streams never end by themselves, and the server waits for open requests.
        await Promise.all([roomChanges.close(), noticeChanges.close(), reportJob.stop(), sealJob.stop()])
        await closeServer(server)
        await opened.close()
        await telemetry?.stop()
      },
    }
  } catch (error) {
    await opened.close()
    await telemetry?.stop()
    throw error
  }
}
