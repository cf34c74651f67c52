import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'

/** Texts of a bulk dialog. */
export interface BulkActionTexts {
  title: (items: BulkItem[]) => string
  explanation: string
  confirm: (items: BulkItem[]) => string
  tone: 'primary' | 'critical'
}

/** For example "“Castle Inn”" or "3 properties". */
export const itemsText = (items: BulkItem[], many: string) =>
  items.length === 1 ? `“${items[0]?.label}”` : `${items.length} ${many}`
/** For example "Delete “Castle Inn”" or "Delete 3 properties". */
export const actionText = (word: string, many: string) => (items: BulkItem[]) => `${word} ${itemsText(items, many)}`
/** The same as a question. */
export const questionText = (word: string, many: string) => (items: BulkItem[]) => `${actionText(word, many)(items)}?`
