/** Where a cell of a grid is, and where the headings of its groups are. */
export interface CellPosition {
  row: number
  column: number
  headings: readonly number[]
}

/** Null for what is no cell of a grid that counts its rows and columns. */
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

/** The arrows that lead from one cell to another: first up or down, then along. What is carried passes over the headings. */
export function arrowsBetween(from: CellPosition, to: CellPosition, isDragging: boolean): string[] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const passed = isDragging ? to.headings.filter((row) => row > top && row < bottom).length : 0
  const rows = Math.sign(to.row - from.row) * (bottom - top - passed)
  return [...repeatKey(rows, 'ArrowUp', 'ArrowDown'), ...repeatKey(to.column - from.column, 'ArrowLeft', 'ArrowRight')]
}

/** Where a cell is taken by the mouse, across it: what lies in it may begin only in its middle. */
export const gripRatio = 0.75
