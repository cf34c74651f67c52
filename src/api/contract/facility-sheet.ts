/* The layout of facilities.xlsx: what a download writes (domain D20) and an import reads back is this one list of columns. */

interface SheetColumn {
  key: string
  header: string
  /** `date` is a day of the spreadsheet's calendar; `text` is always text, never a formula. */
  type: 'text' | 'number' | 'date'
  /** In characters. */
  width: number
  /** Told by the server; an import leaves it alone. `id` alone says which facility a row is, and none makes a new one. */
  isReadOnly: boolean
}

/**
 * `facility_type` is the code of the type, `amenities` are codes with commas between them, `is_accessible` and `smoking` are
 * `Yes` or `No`. The window is half-open, as on the wire (ADR 0009).
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

/** The one sheet of the file. */
export const facilitySheetName = 'Facilities'
/** The most rows that one import takes; a download has no bound. */
export const mostImportedRows = 5000
export const sheetFlags = { yes: 'Yes', no: 'No' } as const
/** What stands between the codes of amenities. */
export const sheetSeparator = ', '
