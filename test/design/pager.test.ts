import { expect, test } from 'vitest'
import { pageWindow } from '../../src/design/pager/page-window.ts'

test.each([
  ['one page', 1, 1, [1]],
  ['few pages are listed completely', 2, 4, [1, 2, 3, 4]],
  ['the first and last page stay available', 6, 12, [1, -5, 5, 6, 7, -12, 12]],
  ['a gap of one page shows that page', 4, 12, [1, 2, 3, 4, 5, -12, 12]],
  ['at the end', 12, 12, [1, -11, 11, 12]],
] as const)('Pages: %s', (_, page, pageCount, shown) => {
  expect(pageWindow(page, pageCount)).toEqual(shown)
})
