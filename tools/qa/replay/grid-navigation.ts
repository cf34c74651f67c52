/** The position of a cell in a grid, and the rows of its group headings. */
export interface CellPosition {
  row: number
  column: number
  headings: readonly number[]
}

/** Null if the element isn't a cell of a grid with row and column indexes. */
export function cellPosition(element: Element | null): CellPosition | null {
  const row = Number(element?.closest('[role=grid] [aria-rowindex]')?.getAttribute('aria-rowindex'))
  const column = Number(element?.getAttribute('aria-colindex'))
  if (!element || !row || !column) return null
  const groups = element
    .closest('[role=grid]')!
    .querySelectorAll('[aria-rowindex]:has([role=rowheader][aria-expanded])')
  return { row, column, headings: [...groups].map((group) => Number(group.getAttribute('aria-rowindex'))) }
}

const repeatKey = (count: number, less: string, more: string) =>
  Array.from({ length: Math.abs(count) }, () => (count < 0 ? less : more))

/** The arrow keys from one cell to another: first up or down, then sideways. A dragged bar skips the heading rows. */
export function arrowsBetween(from: CellPosition, to: CellPosition, isDragging: boolean): string[] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const passed = isDragging ? to.headings.filter((row) => row > top && row < bottom).length : 0
  const rows = Math.sign(to.row - from.row) * (bottom - top - passed)
  return [...repeatKey(rows, 'ArrowUp', 'ArrowDown'), ...repeatKey(to.column - from.column, 'ArrowLeft', 'ArrowRight')]
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The keys on a page with this direction of writing: from right to left, the next column is on the left. */
export const keysIn = (direction: 'ltr' | 'rtl', keys: readonly string[]): string[] =>
  keys.map((key) => (direction === 'rtl' ? (mirrored[key] ?? key) : key))

/** Where the mouse grips a cell, as a fraction of its width from its beginning: a bar in the cell may start only at its middle. */
export const gripRatio = 0.75
