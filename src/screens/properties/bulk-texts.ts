import type { BulkItem, BulkTask } from '../../machines/bulk/bulk.rules.ts'

interface BulkTexts {
  title: (items: BulkItem[]) => string
  explanation: string
  confirm: (items: BulkItem[]) => string
  tone: 'primary' | 'critical'
}

/** "Castle Inn", or "3 properties". */
const named = (items: BulkItem[], many: string) =>
  items.length === 1 ? `“${items[0]?.label}”` : `${items.length} ${many}`
const verb =
  (word: string, many = 'properties') =>
  (items: BulkItem[]) =>
    `${word} ${named(items, many)}`
const question = (word: string, many?: string) => (items: BulkItem[]) => `${verb(word, many)(items)}?`

/** The words of each bulk dialog. */
export const bulkTexts: Record<BulkTask, BulkTexts> = {
  activate: {
    title: question('Activate'),
    explanation: 'An active property can be booked within its bookable dates.',
    confirm: verb('Activate'),
    tone: 'primary',
  },
  deactivate: {
    title: question('Deactivate'),
    explanation: 'A deactivated property cannot be booked. Its rooms, add-ons and history stay.',
    confirm: verb('Deactivate'),
    tone: 'critical',
  },
  window: {
    title: (items) => `Bookable dates of ${named(items, 'properties')}`,
    explanation:
      'Guests can book nights inside this window while the property is active. Leave a date empty for no limit.',
    confirm: () => 'Save dates',
    tone: 'primary',
  },
  delete: {
    title: question('Delete'),
    explanation: 'Its rooms, assets and pictures go with it. This cannot be undone.',
    confirm: verb('Delete'),
    tone: 'critical',
  },
  deleteTypes: {
    title: question('Delete', 'property types'),
    explanation: 'A type that is in use is refused. This cannot be undone.',
    confirm: verb('Delete', 'property types'),
    tone: 'critical',
  },
}
