import type { CallerContext } from '../context.ts'
import { requireVersion } from '../require-version.ts'
import type { FoundProperty } from './row.ts'
import { readProperty } from './view.ts'

/** Fails with 409 and the current record if a write is based on another version of the property (domain D22). */
export function requirePropertyVersion(tx: CallerContext, { row }: FoundProperty, based?: number): Promise<void> {
  const { id, prefix, lock_version: stored } = row
  const logged = { module: 'properties', type: 'property', id, property_id: id } as const
  return requireVersion(tx, logged, { based, stored }, () => readProperty(tx, prefix))
}
