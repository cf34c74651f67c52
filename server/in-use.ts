import { counted } from './text.ts'

type Use = readonly [count: number, one: string, many: string]

/** Usage as text ("In use by 12 rooms and 2 facility types"), or null if unused. */
export function inUseBy(...uses: Use[]): string | null {
  const parts = uses.filter(([count]) => count > 0).map((use) => counted(...use))
  if (parts.length === 0) return null
  const last = parts.pop()!
  return `In use by ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}`
}
