import { type ClonePart, copiedLists, type CopiedRecords, type InventoryCopy } from '../../api/contract/set-up.ts'

/** Numbers of records that a copy adds, finds here already, and leaves out. */
export function totalsOf({ lists }: Pick<InventoryCopy, 'lists'>): Record<'added' | 'existing' | 'unmatched', number> {
  const sum = (of: (one: CopiedRecords) => number) => lists.reduce((total, one) => total + of(one), 0)
  return {
    added: sum(({ added }) => added),
    existing: sum(({ existing }) => existing.count),
    unmatched: sum(({ unmatched }) => unmatched.count),
  }
}

/** The lists that these parts bring. */
export const listsOf = ({ lists }: InventoryCopy, parts: readonly ClonePart[]): CopiedRecords[] =>
  lists.filter(({ list }) => parts.includes(copiedLists[list]))
