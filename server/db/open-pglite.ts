import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { addBaseData } from './base-data.ts'
import { InterruptiblePool } from './interruptible-pool.ts'
import { listenOnPglite } from './listen-on-pglite.ts'
import { migrationsFolder, refuseNewerSchema } from './migrate.ts'
import { observeClients } from './observe-clients.ts'
import type { OpenDatabase } from './open.ts'
import { openInFolder } from './pglite-folder.ts'
import { openPgliteThread } from './pglite-thread.ts'
import { drizzleOn, stateOf } from './pool.ts'
import { probeWrite } from './probe-write.ts'

/** Opens the embedded database in a folder, in a thread of its own (ADR 0091), and locks the folder for this process. */
export async function openPglite(
  folder: string,
  onLost: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const { opened: thread, release } = await openInFolder(folder, {
    open: (dataDir) => openPgliteThread(dataDir, onLost),
  })
  return {
    ...onThread(thread),
    close: async () => {
      await thread.close()
      release()
    },
  }
}

/** One connection, which is never closed: a session's `listen` would end with it. */
function onThread({ connect }: Awaited<ReturnType<typeof openPgliteThread>>): Omit<OpenDatabase, 'close'> {
  const pool = new InterruptiblePool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: connect,
  })
  pool.on('error', () => undefined)
  const db = drizzleOn(pool)
  return {
    db,
    kind: 'PGlite',
    migrate: async () => {
      await refuseNewerSchema(db)
      await migrate(db, { migrationsFolder: migrationsFolder() })
      await addBaseData(db)
    },
    listen: listenOnPglite(pool),
    checkWrite: () => probeWrite((text) => pool.query(text)),
    pool: () => stateOf(pool),
    observeQueries: (observe) => observeClients(pool, observe),
  }
}
