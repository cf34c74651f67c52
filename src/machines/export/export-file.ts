/* What is on a screen, as it goes into a file: columns by name and type, rows by column. */

export type ExportFormat = 'xlsx' | 'csv'

interface AnyColumn {
  key: string
  header: string
  /** In characters. */
  width: number
}

/**
 * `money` is in minor units here and in major ones in the file; `date` is `YYYY-MM-DD`, `moment` is `YYYY-MM-DDTHH:mm:ss` by
 * the clock of the property. What is not of its column's type is written as text, and text is never a formula.
 */
export type ExportColumn =
  | (AnyColumn & { type: 'text' | 'date' | 'moment' })
  | (AnyColumn & { type: 'number'; digits?: number })
  | (AnyColumn & { type: 'money'; currency: string })

export type ExportValue = string | number | null | undefined
export type ExportRow = Readonly<Record<string, ExportValue>>

export interface ExportSheet {
  /** "EUR"; what a workbook cannot call a sheet is left out of it. */
  name: string
  columns: readonly ExportColumn[]
  rows: readonly ExportRow[]
}

export interface ExportBook {
  /** What was asked for, in words, on a first sheet of the workbook: "Period", "1 – 31 Mar 2026". */
  about: readonly (readonly [label: string, value: string])[]
  /** All have columns of the same keys: in a CSV they follow each other under one head. */
  sheets: readonly ExportSheet[]
}

export interface ExportFile {
  /** Without its ending. */
  name: string
  book: ExportBook
}

/** The decimal places of a currency: 2 for EUR, 0 for JPY. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
