import type { FileFormat } from '../../api/contract/file-format.ts'

/* Content of an export file: typed columns, and rows by column key. */

export type ExportFormat = FileFormat

interface AnyColumn {
  key: string
  header: string
  /** Width in characters. */
  width: number
}

/**
 * `money` is in minor units here and in major units in the file. `date` is `YYYY-MM-DD`; `moment` is `YYYY-MM-DDTHH:mm:ss` in local time
 * of the property. A value of another type becomes text, and text is never a formula.
 */
export type ExportColumn =
  | (AnyColumn & { type: 'text' | 'date' | 'moment' })
  | (AnyColumn & { type: 'number'; digits?: number })
  | (AnyColumn & { type: 'money'; currency: string })

export type ExportValue = string | number | null | undefined
export type ExportRow = Readonly<Record<string, ExportValue>>

export interface ExportSheet {
  /** Sheet name, for example "EUR". Characters that a workbook forbids are removed. */
  name: string
  columns: readonly ExportColumn[]
  rows: readonly ExportRow[]
}

export interface ExportBook {
  /** Describes the query on the workbook's first sheet: "Period", "1 – 31 Mar 2026". */
  about: readonly (readonly [label: string, value: string])[]
  /** All sheets have the same column keys; a CSV joins them under one header. */
  sheets: readonly ExportSheet[]
}

export interface ExportFile {
  /** File name without its extension. */
  name: string
  book: ExportBook
}

/** Decimal places of a currency: 2 for EUR, 0 for JPY. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
