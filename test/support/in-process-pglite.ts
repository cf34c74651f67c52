import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { addBaseData } from '../../server/db/base-data.ts'
import { migrationsFolder, refuseNewerSchema } from '../../server/db/migrate.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { probeWrite } from '../../server/db/probe-write.ts'
import { schema } from '../../server/db/schema.ts'

/**
 * Wraps a PGlite of this process. Tests clone theirs from a template, which takes a fraction of the time of a thread and
 * a folder. The server has it in a thread (ADR 0091).
 */
export function wrapPglite(client: PGlite): OpenDatabase {
  const db = drizzle({ client, schema })
  return {
    db,
    kind: 'PGlite',
    migrate: async () => {
      await refuseNewerSchema(db)
      await migrate(db, { migrationsFolder: migrationsFolder() })
      await addBaseData(db)
    },
    listen: async (channel, { onMessage }) => {
      const stop = await client.listen(channel, onMessage)
      return () => (client.closed ? Promise.resolve() : stop())
    },
    checkWrite: () => probeWrite((text) => client.exec(text)),
    close: () => client.close(),
  }
}
