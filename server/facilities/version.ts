import type { CallerContext } from '../context.ts'
import { requireVersion } from '../require-version.ts'
import type { FoundFacility } from './find.ts'
import { viewFacility } from './view.ts'

/** Fails with 409 and the current record if a write is based on another version of the facility (domain D22). */
export function requireFacilityVersion(tx: CallerContext, { row }: FoundFacility, based?: number): Promise<void> {
  const { id, property_id, lock_version: stored } = row
  const logged = { module: 'facilities', type: 'facility', id, property_id } as const
  return requireVersion(tx, logged, { based, stored }, () => viewFacility(tx, id))
}
