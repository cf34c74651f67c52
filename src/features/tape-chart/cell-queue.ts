/** Milliseconds without scrolling before cells are filled in, and rows filled per frame. */
const [idleMs, rowsPerFrame] = [100, 3]

export interface CellQueue {
  /** Queues `fill`. The returned function removes it from the queue. */
  add: (fill: () => void) => () => void
  /** Called on scroll: delays the queue. */
  postpone: () => void
}

/**
 * Delays the rendering of a row's cells, which only screen readers need, until scrolling stops. The visible bars
 * never wait, nor do the cells of the focused week.
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
