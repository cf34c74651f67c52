import { expect, test } from 'vitest'
import { arrowsBetween } from '../../tools/qa/replay/grid-navigation.ts'

/** Rows 3 and 6 are group headings. */
const at = (row: number, column: number) => ({ row, column, headings: [3, 6] })

test('the path from cell to cell goes by rows first, then sideways', () => {
  expect(arrowsBetween(at(4, 2), at(5, 4), false)).toEqual(['ArrowDown', 'ArrowRight', 'ArrowRight'])
  expect(arrowsBetween(at(5, 4), at(4, 3), false)).toEqual(['ArrowUp', 'ArrowLeft'])
  expect(arrowsBetween(at(4, 2), at(4, 2), true)).toEqual([])
})

test('group headings count as rows, and are skipped while dragging', () => {
  expect(arrowsBetween(at(5, 2), at(7, 2), false)).toEqual(['ArrowDown', 'ArrowDown'])
  expect(arrowsBetween(at(5, 2), at(7, 2), true)).toEqual(['ArrowDown'])
  expect(arrowsBetween(at(8, 2), at(4, 2), true)).toEqual(['ArrowUp', 'ArrowUp', 'ArrowUp'])
})
