import { useEffect } from 'react'

/** Within this time a second failure is not a deploy any more: then the error page stays. */
const minReloadIntervalMs = 60_000

let isStale = false

/** Notes that code did not come though there is a line. What was only fetched ahead disturbs nobody. */
export function watchForStaleChunks() {
  addEventListener('vite:preloadError', () => {
    isStale = navigator.onLine
  })
}

/**
 * For the pages that stand in for what did not come: after a deploy an open tab asks for chunks that are gone, and one
 * reload brings the new ones (quality Q32).
 */
export function useReloadOnStaleChunk() {
  useEffect(() => {
    const now = Date.now()
    // Without a mark the difference is no number, which is not less.
    if (!isStale || now - Number(sessionStorage.reloadedAt) < minReloadIntervalMs) return
    sessionStorage.reloadedAt = now
    location.reload()
  }, [])
}
