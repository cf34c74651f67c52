import { useEffect, useState } from 'react'

/**
 * How many of so many are drawn now: a few at first and as many again with each frame, so that no task is long where the
 * machine is slow. Another key begins anew.
 */
export function useProgressiveCount(limit: number, step: number, key: string): number {
  const [progress, setProgress] = useState({ key, count: step })
  const reached = progress.key === key ? progress.count : step
  const count = Math.min(reached, limit)
  useEffect(() => {
    if (reached >= limit) return
    const frame = requestAnimationFrame(() => setProgress({ key, count: reached + step }))
    return () => cancelAnimationFrame(frame)
  }, [reached, limit, step, key])
  // What a filter has left out does not come back all at once.
  if (progress.key === key && progress.count > Math.max(limit, step)) setProgress({ key, count: Math.max(limit, step) })
  return count
}
