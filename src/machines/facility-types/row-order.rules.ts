/** A requested position, counted from 0 among all rows of the property. */
export interface Move {
  id: number
  /** The row's name, for announcements. */
  name: string
  to: number
}

interface Ordered {
  id: number
  sort_order: number
}

/** The rows after a move; rows in between shift by one. Idempotent. */
function moved<Row extends Ordered>(rows: readonly Row[], { id, to }: Move): readonly Row[] {
  const from = rows.find((row) => row.id === id)?.sort_order
  if (from === undefined || from === to) return rows
  const step = from < to ? -1 : 1
  const [low, high] = from < to ? [from + 1, to] : [to, from - 1]
  return rows.map((row) => {
    if (row.id === id) return { ...row, sort_order: to }
    return row.sort_order >= low && row.sort_order <= high ? { ...row, sort_order: row.sort_order + step } : row
  })
}

/** The rows in the requested order, saved or not. */
export const withMoves = <Row extends Ordered>(rows: readonly Row[], moves: readonly Move[]): readonly Row[] =>
  moves.length === 0 ? rows : moves.reduce(moved, rows).toSorted((a, b) => a.sort_order - b.sort_order)

/** Adds a move. It replaces an unsent move of the same row, so that quick moves send only the last position. */
export function withMove(moves: readonly Move[], move: Move, sent: number): readonly Move[] {
  const last = moves.at(-1)
  return last?.id === move.id && moves.length > sent ? [...moves.slice(0, -1), move] : [...moves, move]
}
