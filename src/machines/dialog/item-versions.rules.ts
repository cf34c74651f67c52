import type { VersionedResult } from '../../api/contract/item-versions.ts'

/**
 * The versions that a bulk change left of these ids. Its undo sends them, so that the server refuses what somebody has changed since (ADR
 * 0084). Nothing if the server has not told all of them: it may not know the extension.
 */
export function versionsAfter(
  ids: readonly number[],
  results: readonly VersionedResult[],
): { lock_versions?: number[] } {
  const versionOf = new Map(results.map(({ id, lock_version }) => [id, lock_version]))
  const versions = ids.flatMap((id) => versionOf.get(id) ?? [])
  return versions.length > 0 && versions.length === ids.length ? { lock_versions: versions } : {}
}
