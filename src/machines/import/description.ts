import type * as v from 'valibot'
import { sheetFlags } from '../../api/contract/facility-sheet.ts'
import type { CellResult } from './cells.rules.ts'
import { emptyText, type ReferenceData } from './plan.ts'
import type { SheetCell } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A record that a row can refer to. */
export interface ImportRecord {
  id: number
  name: string
  lock_version?: number | undefined
}

/** An editable column and its field on the wire. */
export interface ImportField<Rec> {
  key: string
  name: string
  read: (cell: SheetCell, reference: ReferenceData) => CellResult<unknown>
  /** The record's value, to compare with the cell's. */
  of: (record: Rec) => unknown
  /** Formats a value for display. */
  shown: (value: unknown, reference: ReferenceData) => string
  /** The record's value as a cell of a file, which `read` understands. */
  cell: (record: Rec, reference: ReferenceData) => SheetCell
}

/** Infers the field's value type. */
export const field = <Rec, T>(of: {
  key: string
  name?: string
  read: (cell: SheetCell, reference: ReferenceData) => CellResult<T>
  of: (record: Rec) => T
  shown?: (value: T, reference: ReferenceData) => string
  cell?: (value: T, reference: ReferenceData) => SheetCell
  /** A cell of a file holds the shown text, such as the code of a type. */
  isShownInFile?: boolean
}): ImportField<Rec> => ({
  key: of.key,
  name: of.name ?? of.key,
  read: of.read,
  of: of.of,
  shown: (value, reference) => (of.shown ?? shownValue)(value as T, reference),
  cell: (record, reference) => {
    const value = of.of(record)
    if (of.cell) return of.cell(value, reference)
    return of.isShownInFile && of.shown ? of.shown(value, reference) : plainCell(value)
  },
})

/** A value as a cell: text, a number, or a word for a flag. */
function plainCell(value: unknown): SheetCell {
  if (typeof value === 'boolean') return value ? sheetFlags.yes : sheetFlags.no
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

function shownValue(value: unknown): string {
  if (value === true) return phrase('imports.yes')
  if (value === false) return phrase('imports.no')
  return value === null || value === '' ? emptyText : String(value)
}

/** Describes the import of one kind of record. */
export interface ImportDescription<Rec extends ImportRecord> {
  fields: readonly ImportField<Rec>[]
  records: (reference: ReferenceData) => readonly Rec[]
  /** The column that identifies the record of a row without an ID, and the record's value for it. */
  matchedBy: { key: string; of: (record: Rec) => string }
  /** Read-only columns, with their values as downloaded. */
  readOnly: Record<string, (record: Rec) => string>
  /** Read-only columns that may have a value in a new row, since they derive from others. */
  ignoredForNew: readonly string[]
  /** The contract's schemas of a new record and of a change, with names on the wire. */
  schemas: {
    create: v.GenericSchema
    /** Absent if nothing but the schema of a new record checks a change. */
    change?: v.GenericSchema
    /** Rules of several columns together. The other schemas skip them if any column has a fault. */
    together?: v.GenericSchema
  }
  /** The currency of a record's price. */
  currencyOf?: (record: Rec) => string
  /** A change sends all fields, not only those that differ. */
  isSentWhole?: boolean
  toCreate: (values: Record<string, unknown>) => Record<string, unknown>
  /** Maps a field of the create schema to the import field. */
  fieldOf: (schemaField: string) => string
}
