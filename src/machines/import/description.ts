import type * as v from 'valibot'
import type { CellResult } from './cells.rules.ts'
import type { ReferenceData } from './plan.ts'
import type { SheetCell } from './sheet.ts'

/** A record that a row may be about. */
export interface ImportRecord {
  id: number
  name: string
  lock_version?: number | undefined
}

/** One column that can be changed, and its field on the wire. */
export interface ImportField<Rec> {
  key: string
  name: string
  read: (cell: SheetCell, reference: ReferenceData) => CellResult<unknown>
  /** The same of a record, so that both can be compared. */
  of: (record: Rec) => unknown
  /** In words. */
  shown: (value: unknown, reference: ReferenceData) => string
}

/** Keeps a field's own type within it. */
export const field = <Rec, T>(of: {
  key: string
  name?: string
  read: (cell: SheetCell, reference: ReferenceData) => CellResult<T>
  of: (record: Rec) => T
  shown?: (value: T, reference: ReferenceData) => string
}): ImportField<Rec> => ({
  key: of.key,
  name: of.name ?? of.key,
  read: of.read,
  of: of.of,
  shown: (value, reference) => (of.shown ?? shownValue)(value as T, reference),
})

function shownValue(value: unknown): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  return value === null || value === '' ? 'empty' : String(value)
}

/** What the import of one noun consists of. */
export interface ImportDescription<Rec extends ImportRecord> {
  fields: readonly ImportField<Rec>[]
  records: (reference: ReferenceData) => readonly Rec[]
  /** The column that says which record a row without an ID is about, and what it holds of one. */
  matchedBy: { key: string; of: (record: Rec) => string }
  /** Read-only columns of a record, as a download shows them. */
  readOnly: Record<string, (record: Rec) => string>
  /** Read-only columns that a new row may well have: they follow from others. */
  ignoredForNew: readonly string[]
  /** The contract's own rules for a new record and for a change, by the names on the wire. */
  schemas: { create: v.GenericSchema; change: v.GenericSchema }
  toCreate: (values: Record<string, unknown>) => Record<string, unknown>
  /** Which field a refusal of the create schema is about. */
  fieldOf: (schemaField: string) => string
}
