/** Types shared by the worker and its callers. */
export interface Column {
  header: string
  /** `date` takes `YYYY-MM-DD`. `text` is always written as text, so no cell can become a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
  /** Decimals of a number, with separators of thousands. Without it, a number is written as it is. */
  digits?: number
}

/** A second sheet of labels and values: what the first sheet shows. */
export interface AboutSheet {
  name: string
  rows: readonly (readonly [label: string, value: string])[]
}

export type Cell = string | number | null
export type Row = readonly Cell[]

export type ToWorker =
  { sheet: string; columns: readonly Column[]; about: AboutSheet | null } | { rows: readonly Row[] } | { end: true }
export type FromWorker = { file: ArrayBuffer } | { taken: true }
