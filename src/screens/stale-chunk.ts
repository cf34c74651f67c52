import { useEffect } from 'react'
import { now } from '../clock/now.ts'

/** If a second failure follows within this time, a deploy isn't the cause: the error page stays. */
const minReloadIntervalMs = 60_000

let isStale = false

/** Records that a chunk failed to load while online. Failed preloads don't affect the user. */
export function watchForStaleChunks() {
  addEventListener('vite:preloadError', () => {
    isStale = navigator.onLine
  })
}

/**
 * For error pages shown in place of a failed chunk. After a deploy an open tab requests chunks that are gone; one
 * reload loads the new ones (quality Q32).
 */
export function useReloadOnStaleChunk() {
  useEffect(() => {
    const at = now().getTime()
    // Without a stored time the difference is NaN, so the comparison is false and the page reloads.
    if (!isStale || at - Number(sessionStorage.reloadedAt) < minReloadIntervalMs) return
    sessionStorage.reloadedAt = at
    location.reload()
  }, [])
}
