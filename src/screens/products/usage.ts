import { factsText } from '../../phrases/facts-text.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** For example "Double, Twin, Suite and 2 more". */
export function namesText(names: readonly string[], most = 3): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names
  const rest = names.length - shown.length
  const joined = factsText(shown)
  return rest > 0 ? phrase('products.andMore', { names: joined, count: rest }) : joined
}

/** Where a record is used: "3 facility types" in words, with the names of those that are known. */
export interface Use {
  count: number
  text: string
  names?: readonly string[]
}

/** "In use by 3 facility types (Double, Twin, Suite)": why a record can't be deleted; null if it is unused. */
export function usageText(uses: readonly Use[]): string | null {
  const parts = uses.flatMap(({ count, text: use, names = [] }) =>
    count === 0 ? [] : [names.length > 0 ? phrase('products.useWithNames', { use, names: namesText(names) }) : use],
  )
  return parts.length === 0 ? null : phrase('products.inUseBy', { uses: listText(parts) })
}

/** Facility types that use a record. */
export const usingTypes = (count: number, names: readonly string[]): Use => ({
  count,
  text: phrase('products.byFacilityTypes', { count }),
  names,
})
