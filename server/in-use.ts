import { phrase } from '../src/phrases/phrase.ts'
import { listText } from '../src/phrases/list-text.ts'

type Usage = readonly [count: number, record: 'addon' | 'asset' | 'facilityType' | 'property' | 'room']

/** Usage as text ("In use by 12 rooms and 2 facility types"), or null if unused. */
export function inUseBy(...uses: Usage[]): string | null {
  const parts = uses.filter(([count]) => count > 0).map(([count, record]) => phrase('server.use', { record, count }))
  return parts.length === 0 ? null : phrase('server.inUseBy', { uses: listText(parts) })
}
