import type { BulkItem } from '../../machines/flow/bulk.rules.ts'

/** The words of one bulk dialog. */
export interface BulkTexts {
  title: (items: BulkItem[]) => string
  explanation: string
  confirm: (items: BulkItem[]) => string
  tone: 'primary' | 'critical'
}

/** "“Castle Inn”", or "3 properties". */
export const named = (items: BulkItem[], many: string) =>
  items.length === 1 ? `“${items[0]?.label}”` : `${items.length} ${many}`
/** "Delete “Castle Inn”", or "Delete 3 properties". */
export const verb = (word: string, many: string) => (items: BulkItem[]) => `${word} ${named(items, many)}`
/** The same, asked. */
export const question = (word: string, many: string) => (items: BulkItem[]) => `${verb(word, many)(items)}?`
