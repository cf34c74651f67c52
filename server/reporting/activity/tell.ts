import type { ActivityChange, ActivityEntry } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { type LoggedEntry, undoRefusals, undoneBy } from '../../activity/undoable.ts'
import { labelOf } from './labels.ts'
import { type Names, type Reference, findNames, isNamedKind } from './names.ts'
import { referencesIn, wordsOf } from './words.ts'

/** The record that an entry is of, where it is one of those that have names. */
function entityOf({ entity_type, entity_id }: LoggedEntry): Reference[] {
  const id = Number(entity_id)
  return isNamedKind(entity_type) && Number.isInteger(id) && id > 0 ? [{ kind: entity_type, id }] : []
}

const referencesOf = (entry: LoggedEntry) => [
  ...entityOf(entry),
  ...entry.changes.flatMap(({ field, before, after }) => referencesIn(entry.module, field, before, after)),
]

function changesOf({ module, changes }: LoggedEntry, names: Names, currency: string): ActivityChange[] {
  return changes.map(({ field, before, after }) => {
    const telling = { module, field, names, currency }
    const label = labelOf(field)
    // Pictures are told of without what they show.
    if (field === 'images' && !before && !after) return { field, label, before: null, after: 'Changed' }
    return { field, label, before: wordsOf(before, telling), after: wordsOf(after, telling) }
  })
}

/** Entries as they cross the wire, readable; the names of all that they speak of come by one query. */
export async function tellEntries(
  ctx: CallerContext,
  entries: readonly LoggedEntry[],
  { currency }: { currency: string },
): Promise<ActivityEntry[]> {
  const names = await findNames(ctx, entries.flatMap(referencesOf))
  const undone = await undoneBy(
    ctx,
    entries.map(({ id }) => id),
  )
  const refusals = await undoRefusals(ctx, entries, undone)
  return entries.map((entry) => {
    const refusal = refusals.get(entry.id)
    const { actor_name, occurred_at, search_key: _key, revert: _revert, changes: _changes, ...shown } = entry
    return {
      ...shown,
      actor: actor_name,
      occurred_at: occurred_at.toISOString(),
      exists: entityOf(entry).some(names.exists),
      can_undo: refusal === null,
      undo_refusal: refusal ?? null,
      undone_by: undone.get(entry.id) ?? null,
      changes: changesOf(entry, names, currency),
    }
  })
}
