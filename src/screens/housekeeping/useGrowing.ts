import { useEffect, useState } from 'react'

/**
 * How many of so many are drawn now: a few at first and as many again with each frame, so that no task is long where the
 * machine is slow. Another key begins anew.
 */
export function useGrowing(most: number, step: number, key: string): number {
  const [grown, setGrown] = useState({ key, count: step })
  const reached = grown.key === key ? grown.count : step
  const count = Math.min(reached, most)
  useEffect(() => {
    if (reached >= most) return
    const frame = requestAnimationFrame(() => setGrown({ key, count: reached + step }))
    return () => cancelAnimationFrame(frame)
  }, [reached, most, step, key])
  // What a filter has left out does not come back all at once.
  if (grown.key === key && grown.count > Math.max(most, step)) setGrown({ key, count: Math.max(most, step) })
  return count
}
