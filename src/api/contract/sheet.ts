/** One column of an xlsx that the download writes and the import reads back. */
export interface SheetColumn {
  key: string
  header: string
  /** `date` is a day of the spreadsheet's calendar; `text` is always text, never a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
  /** Told by the server; an import leaves it alone. `id` alone says which record a row is, and none makes a new one. */
  isReadOnly: boolean
}
