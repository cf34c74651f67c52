/** Records that a text is about: their count, and the name of the first, for texts about one record. */
export interface Subject {
  count: number
  name: string
}

/** Texts of a bulk dialog. */
export interface BulkActionTexts {
  /** "Delete “Castle Inn”?" or "Delete 3 properties?" */
  title: (subject: Subject) => string
  explanation: (subject: Subject) => string
  confirm: (subject: Subject) => string
  tone: 'primary' | 'critical'
}

export const subjectOf = (items: readonly { label: string }[]): Subject => ({
  count: items.length,
  name: items[0]?.label ?? '',
})
