import type { CallerContext } from '../context.ts'
import { staleItems, versionsById } from '../item-versions.ts'
import { requireVersion } from '../require-version.ts'
import type { FoundFacility } from './find.ts'
import { viewFacility } from './view.ts'

const logged = { module: 'facilities', type: 'facility' } as const

/** Fails with 409 and the current record if a write is based on another version of the facility (domain D22). */
export function requireFacilityVersion(tx: CallerContext, { row }: FoundFacility, based?: number): Promise<void> {
  const { id, property_id, lock_version: stored } = row
  return requireVersion(tx, { ...logged, id, property_id }, { based, stored }, () => viewFacility(tx, id))
}

/** The refusals of those of a bulk write that are stale, by id. */
export const staleFacilities = (
  tx: CallerContext,
  found: ReadonlyMap<number, FoundFacility>,
  ids: readonly number[],
  lock_versions: readonly number[] | undefined,
) => staleItems(tx, logged, found.values(), versionsById(ids, lock_versions))
