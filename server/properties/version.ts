import { isOwnChange } from '../activity/own-change.ts'
import type { CallerContext } from '../context.ts'
import { stale } from '../errors.ts'
import type { FoundProperty } from './row.ts'
import { readProperty } from './view.ts'

/** Fails with 409 and the current record if a write is based on another version of the property (domain D22). */
export async function requireVersion(tx: CallerContext, found: FoundProperty, lock_version?: number): Promise<void> {
  const { id } = found.row
  if (lock_version === undefined || lock_version === found.row.lock_version) return
  const isOwn = await isOwnChange(tx, { module: 'properties', type: 'property', id, property_id: id })
  throw stale(await readProperty(tx, found.row.prefix), isOwn)
}
