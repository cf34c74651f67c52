import { countText, type Noun } from '../../machines/dialog/dialog-report.ts'

/** For example "Double, Twin, Suite and 2 more". */
export function namesText(names: readonly string[], most = 3): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** "In use by 3 facility types: Double, Twin, Suite": why a record can't be deleted; null if it is unused. */
export function usageText(uses: readonly { count: number; noun: Noun; names?: readonly string[] }[]): string | null {
  const parts = uses.flatMap(({ count, noun, names = [] }) =>
    count === 0 ? [] : [`${countText(count, noun)}${names.length > 0 ? ` (${namesText(names)})` : ''}`],
  )
  return parts.length === 0 ? null : `In use by ${parts.join(' and ')}`
}

export const facilityTypeNoun: Noun = { one: 'facility type', many: 'facility types' }
