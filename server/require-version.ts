import { lastChangeOf, type LoggedRecord } from './activity/last-change.ts'
import type { CallerContext } from './context.ts'
import { stale } from './errors.ts'

interface Versions {
  /** The version that the write is based on; a write without one is based on any. */
  based: number | undefined
  stored: number
}

/**
 * Fails with 409 and the current record if a write is based on another version (domain D22). The reply says who made the last
 * change.
 */
export async function requireVersion(
  tx: CallerContext,
  record: LoggedRecord,
  { based, stored }: Versions,
  readCurrent: () => Promise<unknown>,
): Promise<void> {
  if (based === undefined || based === stored) return
  throw stale(await readCurrent(), await lastChangeOf(tx, record))
}
