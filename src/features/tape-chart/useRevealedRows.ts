import { useEffect, useState } from 'react'

/**
 * Number of rows to render: at first `step`, then as many more per frame until `count` are there, so that opening the
 * chart is no long task (performance P20). From then on, or with `isWhole`, there is no limit: scrolling never shows a blank area.
 */
export function useRevealedRows(count: number, isWhole: boolean, step: number): number {
  const [revealed, setRevealed] = useState(step)
  const isRevealed = isWhole || (count > 0 && revealed >= count)
  if (isRevealed && revealed !== Infinity) setRevealed(Infinity)
  useEffect(() => {
    if (isRevealed || count === 0) return
    const frame = requestAnimationFrame(() => setRevealed(revealed + step))
    return () => cancelAnimationFrame(frame)
  }, [isRevealed, count, revealed, step])
  return isRevealed ? Infinity : revealed
}
