import { clamp } from './layout.rules.ts'

/** The row of the occupancy, above the first of the rooms; it stays in sight. */
export const occupancyRow = -1

/** The focused cell: `column` −1 is the row's header. */
export interface CellPosition {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
  /** Rows that Page Up and Page Down pass. */
  page: number
  hasOccupancy: boolean
}

export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey?: boolean
}

/** Where a key leads from here; null where it is not a key that walks. */
export function positionAfterKey(
  { key, ctrlKey, metaKey = false }: KeyPress,
  from: CellPosition,
  extent: GridSize,
): CellPosition | null {
  const to = ({ row = from.row, column = from.column }: Partial<CellPosition>): CellPosition => ({
    row: clamp(row, extent.hasOccupancy ? occupancyRow : 0, extent.rows - 1),
    column: clamp(column, -1, extent.columns - 1),
  })
  const isFar = ctrlKey || metaKey
  switch (key) {
    case 'ArrowLeft':
      return to({ column: from.column - 1 })
    case 'ArrowRight':
      return to({ column: from.column + 1 })
    case 'ArrowUp':
      return to({ row: from.row - 1 })
    case 'ArrowDown':
      return to({ row: from.row + 1 })
    case 'Home':
      return to({ column: -1, ...(isFar && { row: 0 }) })
    case 'End':
      return to({ column: extent.columns - 1, ...(isFar && { row: extent.rows - 1 }) })
    case 'PageUp':
      return to({ row: Math.max(Math.min(from.row, 0), from.row - extent.page) })
    case 'PageDown':
      return to({ row: from.row + extent.page })
    default:
      return null
  }
}
