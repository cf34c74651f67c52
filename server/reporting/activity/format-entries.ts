import type { ActivityEntry } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { type LoggedEntry, undoErrors, undoneBy } from '../../activity/undoable.ts'
import { reasonOf, recordLabelOf } from '../../activity/stored-texts.ts'
import { type Reference, findNames, isNamedKind } from './names.ts'
import { referencesOf, formatChanges } from './format-changes.ts'

/** The entry's record, if it is of a kind with names. */
function referenceOf({ entity_type, entity_id }: LoggedEntry): Reference[] {
  const id = Number(entity_id)
  return isNamedKind(entity_type) && Number.isInteger(id) && id > 0 ? [{ kind: entity_type, id }] : []
}

/** Converts entries to wire format with display text. Reads all names with one query. */
export async function formatEntries(
  ctx: CallerContext,
  entries: readonly LoggedEntry[],
  { currency }: { currency: string },
): Promise<ActivityEntry[]> {
  const names = await findNames(
    ctx,
    entries.flatMap((entry) => [...referenceOf(entry), ...referencesOf(entry)]),
  )
  const undone = await undoneBy(
    ctx,
    entries.map(({ id }) => id),
  )
  const errors = await undoErrors(ctx, entries, undone)
  return entries.map((entry) => {
    const error = errors.get(entry.id)
    const { actor_name, occurred_at, search_key: _key, revert: _revert, changes: _changes, ...shown } = entry
    return {
      ...shown,
      entity_label: recordLabelOf(entry),
      reason: reasonOf(entry),
      actor: actor_name,
      occurred_at: occurred_at.toISOString(),
      // Months, dates and postings of the books, for example, have no table of names, and are never deleted.
      exists: !isNamedKind(entry.entity_type) || referenceOf(entry).some(names.exists),
      can_undo: error === null,
      undo_refusal: error ?? null,
      undone_by: undone.get(entry.id) ?? null,
      changes: formatChanges(entry, names, currency),
    }
  })
}
