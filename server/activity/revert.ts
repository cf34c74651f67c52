import type { Revert } from '../db/schema/activity.ts'

/** Whether a record holds a value, as JSON tells it; the order of ids says nothing. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? [...a].sort().join() === [...b].sort().join() : (a ?? null) === (b ?? null)

/** What it takes to put a change back: the columns that differ, with their values as they are stored; null where none does. */
export function revertOf(before: Record<string, unknown>, after: Record<string, unknown>): Revert | null {
  const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]))
  const of = (values: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return fields.length === 0 ? null : { before: of(before), after: of(after) }
}
