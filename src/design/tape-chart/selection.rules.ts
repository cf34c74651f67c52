import type { TapeRow, TapeSelection } from './tape.ts'

/** One night of one room. */
export interface Night {
  rowId: string
  day: number
}

/** The rooms from one row to another, both included, in the order of the rows; groups between them are passed over. */
function roomsBetween(rows: readonly TapeRow[], one: string, other: string): string[] {
  const ends = [rows.findIndex(({ id }) => id === one), rows.findIndex(({ id }) => id === other)]
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (first < 0) return []
  return rows
    .slice(first, last + 1)
    .filter(({ kind }) => kind === 'room')
    .map(({ id }) => id)
}

/** Every night of every room between two corners. */
export function selectionBetween(rows: readonly TapeRow[], anchor: Night, head: Night): TapeSelection | null {
  const rowIds = roomsBetween(rows, anchor.rowId, head.rowId)
  if (rowIds.length === 0 || anchor.day < 0 || head.day < 0) return null
  return { rowIds, from: Math.min(anchor.day, head.day), to: Math.max(anchor.day, head.day) + 1 }
}

export const isSelected = (selection: TapeSelection | null, { rowId, day }: Night) =>
  selection !== null && selection.from <= day && day < selection.to && selection.rowIds.includes(rowId)

export const isSameSelection = (a: TapeSelection | null, b: TapeSelection | null) =>
  a === b ||
  (a !== null && b !== null && a.from === b.from && a.to === b.to && a.rowIds.join('\n') === b.rowIds.join('\n'))
