/** Formats of a downloaded list: a workbook, or comma-separated values. */
export const fileFormats = ['xlsx', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]
