import type { GroupProperty } from '../../api/contract/group-figures.ts'

/** The date of most properties: those in a zone far away have another business date. */
export function commonDateOf(properties: readonly Pick<GroupProperty, 'date'>[]): string | null {
  const counts = new Map<string, number>()
  for (const { date } of properties) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
