import { countText } from './text.ts'

type Usage = readonly [count: number, one: string, many: string]

/** Usage as text ("In use by 12 rooms and 2 facility types"), or null if unused. */
export function inUseBy(...uses: Usage[]): string | null {
  const parts = uses.filter(([count]) => count > 0).map((use) => countText(...use))
  const last = parts.pop()
  if (last === undefined) return null
  return `In use by ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}`
}
