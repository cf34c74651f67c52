import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the data of one measured server. */
export function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'bench-abandoned-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}
