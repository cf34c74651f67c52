import { addonSheetColumns } from '../../src/api/contract/addon-sheet.ts'
import { facilitySheetColumns } from '../../src/api/contract/facility-sheet.ts'
import { addonImport } from '../../src/machines/import/addon-import.rules.ts'
import { planOf } from '../../src/machines/import/check.rules.ts'
import { facilityImport } from '../../src/machines/import/facility-import.rules.ts'
import type { PlannedRow, ReferenceData } from '../../src/machines/import/plan.ts'
import type { SheetCell, SheetRow } from '../../src/machines/import/sheet.ts'
import { importContext, roomCells } from './import-records.ts'

/* What an import plans for rows with the given cells. */

export type Cells = Record<string, SheetCell>
const rowsOf = (all: readonly Cells[]): SheetRow[] => all.map((cells, at) => ({ number: at + 2, cells }))
export const rooms = (all: readonly Cells[], over: Partial<ReferenceData> = {}) =>
  planOf(facilityImport, facilitySheetColumns, rowsOf(all), importContext(over))
export const addons = (cells: Cells, over: Partial<ReferenceData> = {}) =>
  planOf(addonImport, addonSheetColumns, rowsOf([cells]), importContext({ tab: 'add-ons', ...over }))[0]!
export const oneRoom = (over: Cells, of: Partial<ReferenceData> = {}) => rooms([{ ...roomCells, ...over }], of)[0]!
export const newRoom = (over: Cells = {}) => oneRoom({ id: null, name: '901', ...over })
export const said = ({ outcome, differences }: PlannedRow) => [
  outcome,
  ...differences.map(({ label, before, after }) => `${label}: ${before} > ${after}`),
]
