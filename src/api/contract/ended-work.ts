import * as v from 'valibot'
import { endedExportLists, endedImportLists, groupExportLists } from './ended-work-words.ts'
import { fileFormats } from './file-format.ts'
import { count, Id } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Work that the app does by itself, call by call, and whose end it notes for its person (ADR 0080). */

const format = v.picklist(fileFormats)
/** More than the sheets of a workbook may have together. */
const rows = v.pipe(
  count(50_000),
  v.minValue(1, () => phrase('validation.mustBePositive')),
)

const EndedImport = v.pipe(
  v.strictObject({
    kind: v.literal('import'),
    property_id: v.number(),
    list: v.picklist(endedImportLists),
    rows: v.number(),
    refused: v.number(),
  }),
  v.forward(
    v.check(
      (input) => input.refused <= input.rows,
      ({ input }) => phrase('validation.mustBeAtMost', { max: input.rows }),
    ),
    ['refused'],
  ),
)

const EndedExport = v.variant('list', [
  v.strictObject({ kind: v.literal('export'), property_id: v.number(), list: v.picklist(endedExportLists), format }),
  v.strictObject({ kind: v.literal('export'), list: v.picklist(groupExportLists), format }),
])

/** POST notices. The first schema reads the fields of all kinds, and the OpenAPI document has it; the second knows which belong together. */
export const EndedWork = v.pipe(
  v.strictObject({
    kind: v.picklist(['import', 'export']),
    property_id: v.optional(Id),
    list: v.picklist(['everything', ...endedExportLists, ...groupExportLists]),
    rows: v.optional(rows),
    refused: v.optional(rows),
    format: v.optional(format),
  }),
  v.variant('kind', [EndedImport, EndedExport]),
)
export type EndedWork = v.InferOutput<typeof EndedWork>
