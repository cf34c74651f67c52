import { lastNightOf } from '../../src/api/contract/last-night.ts'
import type { Facility, FacilityQuery } from '../../src/api/contract/facility.ts'
import { type FacilitySheetKey, facilitySheetColumns, sheetFlags } from '../../src/api/contract/facility-sheet.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { placeText, stayText } from '../../src/api/contract/facility-texts.ts'
import { housekeepingNames } from '../../src/api/contract/housekeeping.ts'
import type { facilityColumns } from '../../src/api/contract/list-columns.ts'
import { withoutIsolates } from '../../src/phrases/isolates.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { type FileColumn, type ListColumns, namedColumns, textColumn } from '../list-file/columns.ts'
import type { Cell } from '../xlsx/sheet.ts'

/** What the cells of a facility need besides its record. */
interface Details {
  /** Comma-separated codes. */
  amenities: string
  /** True for rooms, and for assets of a type that is cleaned: only they have a condition. */
  isCleaned: boolean
  /** Local date of the last change. */
  updated: string
}

/** A facility with its cells in the layout of the import. */
export interface FileFacility extends Facility {
  isCleaned: boolean
  cells: Record<FacilitySheetKey, Cell>
}

const yesOrNo = (isSet: boolean) => (isSet ? sheetFlags.yes : sheetFlags.no)

/** Adds the cells to a facility. */
export const toFileFacility = (facility: Facility, { amenities, isCleaned, updated }: Details): FileFacility => ({
  ...facility,
  isCleaned,
  cells: {
    ...facility,
    kind: facility.kind === 'room' ? phrase('imports.room') : phrase('imports.asset'),
    facility_type: facility.facility_type.code,
    facility_category: facility.facility_category.name,
    is_accessible: yesOrNo(facility.is_accessible),
    smoking: yesOrNo(facility.smoking),
    amenities,
    bookable_date_to: lastNightOf(facility.bookable_date_to),
    housekeeping_status: housekeepingNames[facility.housekeeping_status].label,
    facility_status: facilityStatusRules[facility.facility_status].label,
    updated_at: updated,
  },
})

/**
 * The columns that a request names, as the list shows them; without names the layout of the import, in which a type is its code and a
 * place has a column for each of its parts.
 */
export function facilityFileColumns(query: FacilityQuery): readonly FileColumn<FileFacility>[] {
  const all = facilitySheetColumns.map((column) => ({
    ...column,
    cellOf: ({ cells }: FileFacility) => cells[column.key],
  }))
  const withKeys = (...keys: FacilitySheetKey[]) => all.filter(({ key }) => keys.includes(key))
  const ofList: ListColumns<FileFacility, (typeof facilityColumns)[number]> = {
    name: withKeys('name'),
    type: [textColumn(phrase('facilities.facilityType'), 24, ({ facility_type }) => facility_type.name)],
    floor: [textColumn(phrase('facilities.floor'), 18, (facility) => withoutIsolates(placeText(facility)))],
    status: withKeys('facility_status'),
    condition: [
      textColumn(phrase('facilities.condition'), 14, ({ isCleaned, housekeeping_status }) =>
        isCleaned ? housekeepingNames[housekeeping_status].label : phrase('facilities.notCleaned'),
      ),
    ],
    occupancy: [textColumn(phrase('facilities.occupancy'), 28, (facility) => withoutIsolates(stayText(facility)))],
    window: withKeys('bookable_date_from', 'bookable_date_to'),
    updated_at: withKeys('updated_at'),
  }
  return namedColumns(query.columns, ofList, all)
}
