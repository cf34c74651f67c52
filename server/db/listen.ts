import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { closeSoon } from './close-soon.ts'

interface Ears {
  /** One payload, in the order of the commits; every listener of a channel hears the same. */
  onMessage: (payload: string) => void
  /** Something may have been missed: the connection was lost and is there again. */
  onGap: () => void
}

/** Hears a channel of the database (LISTEN) until it is stopped; resolves once nothing more is missed. */
export type Listen = (channel: string, ears: Ears) => Promise<() => Promise<void>>

/** The embedded database has one process, and cannot be lost. */
export const listenOnPglite =
  (client: PGlite): Listen =>
  async (channel, { onMessage }) => {
    const stop = await client.listen(channel, onMessage)
    return () => (client.closed ? Promise.resolve() : stop())
  }

const shortestWaitMs = 250
const longestWaitMs = 10_000
const patienceMs = 3000
/** A connection whose other end is gone says nothing, as one on which nothing happens: so it is asked now and then. */
const askEveryMs = 15_000

/** A connection of its own beside the pool, which would hand it out and forget what it listens to. It comes back by itself. */
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
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
        keepAlive: true,
      })
      client.on('notification', ({ payload }) => onMessage(payload ?? ''))
      // Without a listener a lost connection would end the process.
      client.on('error', (error) => isStopped || onLost(error))
      const asking = setInterval(() => {
        client.query(statement).catch(() => void client.end())
      }, askEveryMs)
      asking.unref()
      client.on('end', () => {
        clearInterval(asking)
        if (client !== current) return
        current = null
        again(shortestWaitMs)
      })
      try {
        await client.connect()
        await client.query(statement)
      } catch (error) {
        clearInterval(asking)
        void client.end()
        throw error
      }
      current = client
      if (isStopped) await client.end()
    }

    function again(waitMs: number): void {
      if (isStopped) return
      timer = setTimeout(() => {
        connect().then(onGap, () => again(Math.min(waitMs * 2, longestWaitMs)))
      }, waitMs)
      timer.unref()
    }

    await connect()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      if (current) await closeSoon(current.end())
    }
  }
