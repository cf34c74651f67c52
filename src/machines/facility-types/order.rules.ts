/** A wish for another place, counted from 0 among all rows of the property. */
export interface Move {
  id: number
  /** What the row is called, for what is said of it. */
  name: string
  to: number
}

interface Ordered {
  id: number
  sort_order: number
}

/** The rows as they stand once one of them has its new place; the ones between make room. Asked twice it changes nothing more. */
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

/** The rows in the order that is wished for, whether or not the server has them so already. */
export const withMoves = <Row extends Ordered>(rows: readonly Row[], moves: readonly Move[]): readonly Row[] =>
  moves.length === 0 ? rows : moves.reduce(moved, rows).toSorted((a, b) => a.sort_order - b.sort_order)

/** One more wish: it replaces an unsent one of the same row, so that of many quick steps only the last place is sent. */
export function withMove(moves: readonly Move[], move: Move, sent: number): readonly Move[] {
  const last = moves.at(-1)
  return last?.id === move.id && moves.length > sent ? [...moves.slice(0, -1), move] : [...moves, move]
}
