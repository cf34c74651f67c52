/** How long nothing scrolls before cells are filled in, and how many rows a frame gets. */
const [idleMs, rowsPerFrame] = [100, 3]

export interface CellQueue {
  /** Is called when its turn comes; what is returned takes it out again. */
  add: (fill: () => void) => () => void
  /** Something scrolls: not now. */
  postpone: () => void
}

/**
 * The cells of a row, which are only heard, wait until the chart stands still: the bars, which are seen, never do. The cells
 * of the focused week do not wait either.
 */
export function createCellQueue(): CellQueue {
  const waiting = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const work = () => {
    frame = 0
    let left = rowsPerFrame
    for (const fill of waiting) {
      if (left-- === 0) break
      waiting.delete(fill)
      fill()
    }
    if (waiting.size > 0) frame = requestAnimationFrame(work)
  }
  const wait = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    frame = 0
    timer = waiting.size === 0 ? undefined : setTimeout(work, idleMs)
  }
  return {
    add: (fill) => {
      waiting.add(fill)
      if (timer === undefined || frame === 0) wait()
      return () => waiting.delete(fill)
    },
    postpone: wait,
  }
}
