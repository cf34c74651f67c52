import { clamp } from './layout.rules.ts'
import type { TapeChartProps, TapeLetterKeys } from './tape-chart.types.ts'

type ShortcutAction = 'onBlock' | 'onBarMoved' | 'onBarResized'

/** Index of the occupancy row, above the first room row; it is sticky. */
export const occupancyRow = -1

/** Position of the focused cell; `column` −1 is the row header. */
export interface CellPosition {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
  /** Number of rows for Page Up and Page Down. */
  page: number
  hasOccupancy: boolean
}

export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey?: boolean
}

export const firstLetterKeys: TapeLetterKeys = { block: 'b', move: 'm', resize: 'r' }

/** The keys beyond those of every grid, in the syntax of `aria-keyshortcuts`. */
export const shortcutsOf = ({
  onBlock,
  onBarMoved,
  onBarResized,
  letterKeys = firstLetterKeys,
}: Pick<TapeChartProps, ShortcutAction | 'letterKeys'>): string =>
  [
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => `Shift+${key}`),
    'Space',
    onBlock && letterKeys.block,
    onBarMoved && letterKeys.move,
    onBarResized && letterKeys.resize,
  ]
    .filter(Boolean)
    .join(' ')

/** The position after a navigation key; null for other keys. */
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
