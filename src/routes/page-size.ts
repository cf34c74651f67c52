/** Page sizes of a list. */
export const perPageOptions = [10, 25, 50, 100] as const

/** In rem: what is above the rows of a list, with the links to its pages beneath them. */
const restHeight = 22

/**
 * Page size of a list whose address names none: the largest whose rows fit the window, at least the first (ADR 0078). Called once, when
 * the app opens, so that a page keeps its rows while the window changes.
 */
export function fittingPageSize(): number {
  if (typeof document === 'undefined') return 10
  const root = document.documentElement
  const rowHeight = root.dataset.density === 'compact' ? 1.875 : 2.25
  const rows = (innerHeight / parseFloat(getComputedStyle(root).fontSize) - restHeight) / rowHeight
  return perPageOptions.findLast((size) => size <= rows) ?? 10
}
