const mark = 'reloaded-for-stale-chunk'
/** Within this time a second failure is not a deploy any more: then the route-error page tells it. */
const onceInMs = 60_000

/** After a deploy an open tab asks for chunks that are gone: one reload brings the new ones (quality.md, Reliability). */
export function reloadOnStaleChunk() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(mark) ?? 0)
    if (Date.now() - last < onceInMs) return
    event.preventDefault()
    sessionStorage.setItem(mark, String(Date.now()))
    location.reload()
  })
}
