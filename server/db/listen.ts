import pg from 'pg'
import { closeWithTimeout } from './close-with-timeout.ts'

export interface ChannelListener {
  /** Receives one payload. Payloads arrive in commit order, the same for every listener. */
  onMessage: (payload: string) => void
  /** Called after a reconnect: payloads may have been missed. */
  onGap: () => void
}

/** Listens to a channel of the database (LISTEN) until stopped. Resolves once the subscription is active. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>

const minDelayMs = 250
const maxDelayMs = 10_000
const connectTimeoutMs = 3000
/** A dead connection looks like a quiet one, so it is pinged at this interval. */
const pingIntervalMs = 15_000

/** Uses its own connection, because a pool would hand it out again and lose the subscription. Reconnects by itself. */
export const listenOnPostgres =
  (url: string, onLost: (error: Error) => void): Listen =>
  async (channel, { onMessage, onGap }) => {
    let current: pg.Client | null = null
    let isStopped = false
    let timer: NodeJS.Timeout | undefined
    const statement = `listen ${pg.escapeIdentifier(channel)}`

    async function connect(): Promise<void> {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: connectTimeoutMs,
        keepAlive: true,
      })
      client.on('notification', ({ payload }) => onMessage(payload ?? ''))
      // Without this listener a lost connection would end the process.
      client.on('error', (error) => isStopped || onLost(error))
      const ping = setInterval(() => {
        client.query(statement).catch(() => void client.end())
      }, pingIntervalMs)
      ping.unref()
      client.on('end', () => {
        clearInterval(ping)
        if (client !== current) return
        current = null
        reconnect(minDelayMs)
      })
      try {
        await client.connect()
        await client.query(statement)
      } catch (error) {
        clearInterval(ping)
        void client.end()
        throw error
      }
      current = client
      if (isStopped) await client.end()
    }

    function reconnect(delayMs: number): void {
      if (isStopped) return
      timer = setTimeout(() => {
        connect().then(onGap, () => reconnect(Math.min(delayMs * 2, maxDelayMs)))
      }, delayMs)
      timer.unref()
    }

    await connect()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      if (current) await closeWithTimeout(current.end())
    }
  }
