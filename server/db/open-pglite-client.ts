import { PGlite } from '@electric-sql/pglite'
import { openInFolder } from './pglite-folder.ts'
import { extensions, settings } from './pglite-options.ts'

/**
 * Opens the embedded database of a folder in this thread, for a command that reads or writes it as a whole. With an
 * archive of {@link PGlite.dumpDataDir}, it creates the database from it.
 */
export async function openPgliteClient(
  folder: string,
  archive?: Blob,
): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const startParams = [...PGlite.defaultStartParams, ...settings]
  const { opened: client, release } = await openInFolder(folder, {
    open: (dataDir) => PGlite.create({ dataDir, extensions, startParams, ...(archive && { loadDataDir: archive }) }),
    mustBeEmpty: archive !== undefined,
  })
  const close = async () => {
    await client.close()
    release()
  }
  return { client, close }
}
