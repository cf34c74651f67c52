import { useEffect, useState } from 'react'

/**
 * Number of items to render now. It starts with `step` and adds `step` per frame, so that no task is long on a slow
 * machine. A new `key` starts again.
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
  // After a filter reduced the list, a longer list starts from the reduced count.
  if (progress.key === key && progress.count > Math.max(limit, step)) setProgress({ key, count: Math.max(limit, step) })
  return count
}
