import type { FileFormat } from './file-format.ts'

interface FacilityFile {
  query_type?: 'rooms' | 'assets' | undefined
  columns?: readonly string[] | undefined
  format?: FileFormat | undefined
}

/**
 * Name of a file of rooms or assets, without its extension: what it shows. A workbook in the layout of the import has the name that is
 * required (requirement 7.calls.facilities.download).
 */
export const facilityFileName = ({ query_type: shown, columns = [], format }: FacilityFile): string =>
  shown === undefined || (columns.length === 0 && format !== 'csv') ? 'facilities' : shown
