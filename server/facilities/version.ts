import { isOwnChange } from '../activity/own-change.ts'
import type { CallerContext } from '../context.ts'
import { stale } from '../errors.ts'
import type { FoundFacility } from './find.ts'
import { viewFacility } from './view.ts'

/** Fails with 409 and the current record if a write is based on another version of the facility (domain D22). */
export async function requireVersion(tx: CallerContext, { row }: FoundFacility, lock_version?: number): Promise<void> {
  const { id, property_id } = row
  if (lock_version === undefined || lock_version === row.lock_version) return
  const isOwn = await isOwnChange(tx, { module: 'facilities', type: 'facility', id, property_id })
  throw stale(await viewFacility(tx, id), isOwn)
}
