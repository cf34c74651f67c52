import type { PoolState, QueryObserver } from '../telemetry/telemetry.ts'
import type { Listen } from './listen.ts'
import type { Db } from './schema.ts'

/** An open database of either kind. */
export interface OpenDatabase {
  db: Db
  kind: 'PGlite' | 'PostgreSQL'
  migrate: () => Promise<void>
  listen: Listen
  /** Rejects while the database cannot be written: disk full, unreachable or standby. */
  checkWrite: () => Promise<void>
  /** Connections of the pool. */
  pool?: () => PoolState
  /** Has each query observed from now on. */
  observeQueries?: (observe: QueryObserver) => void
  close: () => Promise<void>
}
