import type { TapeRow, TapeSelection } from './tape-chart.types.ts'

/** One night of one room. */
export interface RoomNight {
  rowId: string
  day: number
}

/** The rooms between two rows, inclusive, in row order; groups are skipped. */
function roomsBetween(rows: readonly TapeRow[], one: string, other: string): string[] {
  const ends = [rows.findIndex(({ id }) => id === one), rows.findIndex(({ id }) => id === other)]
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (first < 0) return []
  return rows
    .slice(first, last + 1)
    .filter(({ kind }) => kind === 'room')
    .map(({ id }) => id)
}

/** All nights of all rooms between two corners. */
export function selectionBetween(rows: readonly TapeRow[], anchor: RoomNight, focus: RoomNight): TapeSelection | null {
  const rowIds = roomsBetween(rows, anchor.rowId, focus.rowId)
  if (rowIds.length === 0 || anchor.day < 0 || focus.day < 0) return null
  return { rowIds, from: Math.min(anchor.day, focus.day), to: Math.max(anchor.day, focus.day) + 1 }
}

export const isSelected = (selection: TapeSelection | null, { rowId, day }: RoomNight) =>
  selection !== null && selection.from <= day && day < selection.to && selection.rowIds.includes(rowId)

export const isSameSelection = (a: TapeSelection | null, b: TapeSelection | null) =>
  a === b ||
  (a !== null && b !== null && a.from === b.from && a.to === b.to && a.rowIds.join('\n') === b.rowIds.join('\n'))
