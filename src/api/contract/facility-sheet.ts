/* Columns of facilities.xlsx, shared by the download (domain D20) and the import. */

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
 * `Yes` or `No`. The bookable window is half-open, as on the wire (ADR 0009).
 */
export const facilitySheetColumns = [
  { key: 'id', header: 'ID', type: 'number', width: 10, isReadOnly: true },
  { key: 'name', header: 'Name', type: 'text', width: 18, isReadOnly: false },
  { key: 'kind', header: 'Kind', type: 'text', width: 8, isReadOnly: true },
  { key: 'facility_type', header: 'Facility type', type: 'text', width: 14, isReadOnly: false },
  { key: 'facility_category', header: 'Category', type: 'text', width: 18, isReadOnly: true },
  { key: 'floor', header: 'Floor', type: 'text', width: 8, isReadOnly: false },
  { key: 'building', header: 'Building', type: 'text', width: 18, isReadOnly: false },
  { key: 'section', header: 'Section', type: 'text', width: 14, isReadOnly: false },
  { key: 'is_accessible', header: 'Accessible', type: 'text', width: 11, isReadOnly: false },
  { key: 'smoking', header: 'Smoking', type: 'text', width: 9, isReadOnly: false },
  { key: 'bed_setup', header: 'Bed setup', type: 'text', width: 24, isReadOnly: false },
  { key: 'max_occupancy', header: 'Max. occupancy', type: 'number', width: 15, isReadOnly: false },
  { key: 'amenities', header: 'Amenities', type: 'text', width: 28, isReadOnly: false },
  { key: 'bookable_date_from', header: 'Bookable from', type: 'date', width: 14, isReadOnly: false },
  { key: 'bookable_date_to', header: 'Bookable to', type: 'date', width: 14, isReadOnly: false },
  { key: 'housekeeping_status', header: 'Housekeeping', type: 'text', width: 14, isReadOnly: true },
  { key: 'facility_status', header: 'Status', type: 'text', width: 18, isReadOnly: true },
  { key: 'note', header: 'Note', type: 'text', width: 40, isReadOnly: false },
  { key: 'updated_at', header: 'Updated', type: 'date', width: 14, isReadOnly: true },
] as const satisfies readonly SheetColumn[]

export type FacilitySheetKey = (typeof facilitySheetColumns)[number]['key']

/** Name of the only sheet. */
export const facilitySheetName = 'Facilities'
/** Most rows of one import; a download is not limited. */
export const maxImportedRows = 5000
export const sheetFlags = { yes: 'Yes', no: 'No' } as const
/** Separator of amenity codes. */
export const sheetSeparator = ', '
