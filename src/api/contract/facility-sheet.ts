/* Columns of facilities.xlsx, shared by the download (domain D20) and the import. */

import { phrase } from '../../phrases/phrase.ts'

interface SheetColumn {
  key: string
  header: string
  /** `date` is a date cell; `text` is always a text cell, never a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
  /**
   * Set by the server and ignored by an import. Only `id` identifies a row's facility; a row without one creates a
   * facility.
   */
  isReadOnly: boolean
}

/**
 * `facility_type` is the code of the type, `amenities` are comma-separated codes, `is_accessible` and `smoking` are
 * `Yes` or `No`. The bookable window is its first and its last night (ADR 0009).
 */
export const facilitySheetColumns = [
  { key: 'id', header: 'ID', type: 'number', width: 10, isReadOnly: true },
  {
    key: 'name',
    get header() {
      return phrase('facilities.name')
    },
    type: 'text',
    width: 18,
    isReadOnly: false,
  },
  {
    key: 'kind',
    get header() {
      return phrase('facilities.kind')
    },
    type: 'text',
    width: 8,
    isReadOnly: true,
  },
  {
    key: 'facility_type',
    get header() {
      return phrase('facilities.facilityType')
    },
    type: 'text',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'facility_category',
    get header() {
      return phrase('facilities.category')
    },
    type: 'text',
    width: 18,
    isReadOnly: true,
  },
  {
    key: 'floor',
    get header() {
      return phrase('facilities.floor')
    },
    type: 'text',
    width: 8,
    isReadOnly: false,
  },
  {
    key: 'building',
    get header() {
      return phrase('facilities.building')
    },
    type: 'text',
    width: 18,
    isReadOnly: false,
  },
  {
    key: 'section',
    get header() {
      return phrase('facilities.section')
    },
    type: 'text',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'is_accessible',
    get header() {
      return phrase('facilities.accessible')
    },
    type: 'text',
    width: 11,
    isReadOnly: false,
  },
  {
    key: 'smoking',
    get header() {
      return phrase('facilities.smoking')
    },
    type: 'text',
    width: 9,
    isReadOnly: false,
  },
  {
    key: 'bed_setup',
    get header() {
      return phrase('facilities.bedSetup')
    },
    type: 'text',
    width: 24,
    isReadOnly: false,
  },
  {
    key: 'max_occupancy',
    get header() {
      return phrase('facilities.maxOccupancy')
    },
    type: 'number',
    width: 15,
    isReadOnly: false,
  },
  {
    key: 'amenities',
    get header() {
      return phrase('facilities.amenities')
    },
    type: 'text',
    width: 28,
    isReadOnly: false,
  },
  {
    key: 'bookable_date_from',
    get header() {
      return phrase('facilities.bookableFrom')
    },
    type: 'date',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'bookable_date_to',
    get header() {
      return phrase('facilities.bookableTo')
    },
    type: 'date',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'housekeeping_status',
    get header() {
      return phrase('facilities.housekeeping')
    },
    type: 'text',
    width: 14,
    isReadOnly: true,
  },
  {
    key: 'facility_status',
    get header() {
      return phrase('facilities.status')
    },
    type: 'text',
    width: 18,
    isReadOnly: true,
  },
  {
    key: 'note',
    get header() {
      return phrase('facilities.note')
    },
    type: 'text',
    width: 40,
    isReadOnly: false,
  },
  {
    key: 'updated_at',
    get header() {
      return phrase('facilities.updated')
    },
    type: 'date',
    width: 14,
    isReadOnly: true,
  },
] as const satisfies readonly SheetColumn[]

export type FacilitySheetKey = (typeof facilitySheetColumns)[number]['key']

/** Name of the only sheet. */
export const facilitySheetName = () => phrase('facilities.facilities')
/** Most rows of one import; a download is not limited. */
export const maxImportedRows = 5000
export const sheetFlags = {
  get yes() {
    return phrase('facilities.yes')
  },
  get no() {
    return phrase('facilities.no')
  },
} as const
/** Separator of amenity codes. */
export const sheetSeparator = ', '
