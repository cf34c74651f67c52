import type { ActivityModule } from '../src/api/contract/activity-log.ts'
import type { VersionedResult } from '../src/api/contract/item-versions.ts'
import type { ItemResult } from '../src/api/contract/reply.ts'
import { phrase } from '../src/phrases/phrase.ts'
import { lastChangeOf, type LoggedRecord } from './activity/last-change.ts'
import type { CallerContext } from './context.ts'
import { invalid } from './errors.ts'

interface Versioned {
  id: number
  property_id: number
  lock_version: number
}

/** The versions that a bulk write is based on, by id. A write without them is based on any. 422 unless there is one per id. */
export function versionsById(ids: readonly number[], lock_versions: readonly number[] = []): Map<number, number> {
  if (lock_versions.length > 0 && lock_versions.length !== ids.length)
    throw invalid({ lock_versions: [phrase('server.notValid')] })
  return new Map(lock_versions.map((version, at) => [ids[at] ?? 0, version]))
}

/** Why a stale item of a bulk write is refused: who changed it since, as far as the caller may know. */
export async function staleItemText(tx: CallerContext, record: LoggedRecord): Promise<string> {
  const { isOwn, by } = await lastChangeOf(tx, record)
  if (isOwn) return phrase('server.changedSinceByYou')
  return by ? phrase('server.changedSinceBy', { name: by.name }) : phrase('server.changedSince')
}

/** The refusals of the stale items of a bulk write, by id (domain D22). */
export async function staleItems(
  tx: CallerContext,
  logged: { module: ActivityModule; type: string },
  found: Iterable<{ row: Versioned }>,
  versions: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, string>> {
  const refusals = new Map<number, string>()
  for (const { row } of found) {
    const { id, property_id, lock_version } = row
    if ((versions.get(id) ?? lock_version) !== lock_version)
      refusals.set(id, await staleItemText(tx, { ...logged, id, property_id }))
  }
  return refusals
}

/** Adds the version after the write to each success. A changed record has the next version. */
export function withVersions(
  results: readonly ItemResult[],
  accepted: readonly { row: Versioned }[],
  changedIds: readonly number[],
): VersionedResult[] {
  const isChanged = new Set(changedIds)
  const versions = new Map(
    accepted.map(({ row: { id, lock_version } }) => [id, lock_version + Number(isChanged.has(id))]),
  )
  return results.map((result) => {
    const lock_version = versions.get(result.id)
    return lock_version === undefined ? result : { ...result, lock_version }
  })
}
