/**
 * The page numbers to link: first, last, current and its neighbours. A negative number stands for a gap before that
 * page.
 */
export function pageWindow(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount]
  const shown = [...new Set(near)].filter((at) => at >= 1 && at <= pageCount).toSorted((a, b) => a - b)
  return shown.flatMap((at, index) => {
    const gap = at - (shown[index - 1] ?? 0)
    // A gap of one page would be as long as the page number itself.
    if (gap === 2) return [at - 1, at]
    return gap > 2 ? [-at, at] : [at]
  })
}
