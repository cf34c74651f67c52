/** Types shared by the worker and its callers. */
export interface Column {
  header: string
  /** `date` takes `YYYY-MM-DD`. `text` is always written as text, so no cell can become a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
}

export type Cell = string | number | null
export type Row = readonly Cell[]

export type ToWorker = { sheet: string; columns: readonly Column[] } | { rows: readonly Row[] } | { end: true }
export type FromWorker = { file: ArrayBuffer } | { taken: true }
