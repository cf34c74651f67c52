import type { ActivityEntry } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import type { activity_log } from '../../db/schema/activity.ts'

export type LoggedEntry = typeof activity_log.$inferSelect

/** Entries as they cross the wire. */
export async function tellEntries(
  _ctx: CallerContext,
  entries: readonly LoggedEntry[],
  _property: { id: number; currency: string },
): Promise<ActivityEntry[]> {
  const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return entries.map(({ actor_name, occurred_at, changes, search_key: _key, revert: _revert, ...entry }) => ({
    ...entry,
    actor: actor_name,
    occurred_at: occurred_at.toISOString(),
    exists: false,
    can_undo: false,
    undo_refusal: null,
    undone_by: null,
    changes: changes.map(({ field, before, after }) => ({
      field,
      label: field,
      before: textOf(before),
      after: textOf(after),
    })),
  }))
}
