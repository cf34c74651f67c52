/**
 * Calls back when the npm that runs us is gone: killed, it leaves the programs it started behind. Run without npm we may
 * well outlive who started us.
 */
function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 250)
  watch.unref()
}

/** A terminal signals all of us, and npm hands the same signal on: what comes this soon after is no second one. */
const sameMs = 1000

/**
 * Calls back with the signal when we are to stop: asked by a terminal, by npm, or because npm is gone. Returns the end of it.
 * npm signals the shell between it and us only; `exec` in the script of package.json leaves no shell there.
 */
export function onStopAsked(callback) {
  let last = -Infinity
  const hear = (signal) => {
    const now = performance.now()
    if (now - last < sameMs) return
    last = now
    callback(signal)
  }
  onParentGone(() => hear('SIGTERM'))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, hear)
  return () => {
    for (const signal of signals) process.off(signal, hear)
  }
}
