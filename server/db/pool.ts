import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PoolState, QueryObserver } from '../telemetry/telemetry.ts'
import { observeClients } from './observe-clients.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { closeWithTimeout } from './close-with-timeout.ts'
import { startHeartbeat } from './heartbeat.ts'
import { InterruptiblePool } from './interruptible-pool.ts'
import { probeWrite } from './probe-write.ts'
import { schema } from './schema.ts'

/** Longest wait for a connection. Requests fail before the client gives up at 30 s (quality Q21). */
const queueTimeoutMs = 20_000
const connectTimeoutMs = 3000
const statementTimeoutMs = 30_000
const probeTimeoutMs = 4000

/**
 * pg-pool has one time-out for waiting and connecting; this client gives connecting a shorter one. Drizzle recognises a
 * pool by "Pool" in its class name.
 */
class ShortConnectClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs })
  }
}

/** Connections of a pool, for the metrics. */
export const stateOf = (pool: pg.Pool): PoolState => ({
  inUse: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** Drizzle on a pool. Takes the connection of a transaction itself, because drizzle never releases it if `begin` fails. */
export function drizzleOn(pool: pg.Pool) {
  const db = drizzle({ client: pool, schema })
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()

  const ofClient = (client: pg.PoolClient) => {
    const known = ofClients.get(client) ?? drizzle({ client, schema })
    ofClients.set(client, known)
    return known
  }

  db.transaction = async (effect, config) => {
    const client = await pool.connect()
    let isFit = true
    try {
      return await ofClient(client).transaction(async (tx) => {
        try {
          return await effect(tx)
        } catch (error) {
          // The timed-out query still runs and would delay the rollback, so the connection is closed.
          if (isDatabaseUnavailable(error)) void client.end()
          throw error
        }
      }, config)
    } catch (error) {
      isFit = !isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(!isFit)
    }
  }
  return db
}

/**
 * Opens a connection pool to PostgreSQL. A lost or still busy connection never returns to the pool. While the database
 * does not respond, waiting requests fail (ADR 0038).
 */
export function openPool(connectionString: string, onLost: (error: Error) => void) {
  const pool = new InterruptiblePool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: queueTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // The database itself ends slow statements. This time-out covers dead connections.
    query_timeout: statementTimeoutMs + 5000,
    keepAlive: true,
    Client: ShortConnectClient,
  })
  const probe = new InterruptiblePool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
    keepAlive: true,
  })
  pool.on('error', onLost)
  probe.on('error', () => undefined)
  const heartbeat = startHeartbeat(probe, () => pool.interrupt())
  pool.on('release', (error) => void (error || heartbeat.noteAnswer()))
  return {
    db: drizzleOn(pool),
    /** Rejects while the database cannot be written. */
    checkWrite: () => probeWrite((text) => probe.query(text)),
    observeQueries: (observe: QueryObserver) => observeClients(pool, observe),
    state: () => stateOf(pool),
    close: async () => {
      heartbeat.stop()
      await closeWithTimeout(Promise.all([pool.end(), probe.end()]))
    },
  }
}
