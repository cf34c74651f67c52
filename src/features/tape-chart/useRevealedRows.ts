import { useEffect, useState } from 'react'

/** Rows rendered at first, and further rows per frame (performance P20). */
const step = 6

/**
 * Number of rows to render: at first a few, then more per frame until `count` are there, so that opening the chart is no
 * long task. From then on, or with `isWhole`, there is no limit: scrolling never shows a blank area.
 */
export function useRevealedRows(count: number, isWhole: boolean): number {
  const [revealed, setRevealed] = useState(step)
  const isRevealed = isWhole || (count > 0 && revealed >= count)
  if (isRevealed && revealed !== Infinity) setRevealed(Infinity)
  useEffect(() => {
    if (isRevealed || count === 0) return
    const frame = requestAnimationFrame(() => setRevealed(revealed + step))
    return () => cancelAnimationFrame(frame)
  }, [isRevealed, count, revealed])
  return isRevealed ? Infinity : revealed
}
