import * as v from 'valibot'
import { fileFormats } from './file-format.ts'
import { Flag, list } from './wire.ts'

/**
 * Parameters with which a short list is a file: its columns, in this order, and its format. Without them the columns of the list, as xlsx
 * (ADR 0073).
 */
export const listFile = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  download: v.optional(Flag),
  columns: v.optional(list(v.picklist(columns))),
  format: v.optional(v.picklist(fileFormats)),
})
