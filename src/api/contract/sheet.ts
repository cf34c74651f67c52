/** One column of an xlsx file that the download writes and the import reads. */
export interface SheetColumn {
  key: string
  header: string
  /** `date` is a date cell; `text` is always a text cell, never a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
  /**
   * Set by the server and ignored by an import. Only `id` identifies a row's record; a row without one creates a
   * record.
   */
  isReadOnly: boolean
}
