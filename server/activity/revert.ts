import type { Revert } from '../db/schema/activity.ts'

/** Compares values by their JSON. The order of id lists is ignored. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? [...a].sort().join() === [...b].sort().join() : (a ?? null) === (b ?? null)

/** Data to undo a change: the stored values of the columns that differ; null if none does. */
export function revertOf(before: Record<string, unknown>, after: Record<string, unknown>): Revert | null {
  const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]))
  const of = (values: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return fields.length === 0 ? null : { before: of(before), after: of(after) }
}
