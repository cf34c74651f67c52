/**
 * Calls back when the parent npm is gone: a killed npm leaves its child programs running. Outside npm, this program may outlive its
 * parent.
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

/** A terminal signals the whole process group, and npm forwards the same signal. Signals within this time count as one. */
const sameMs = 1000

/**
 * Calls back with the signal when this program has to stop: the terminal or npm asks, or npm is gone. Returns a function that stops
 * listening. npm signals only the shell between itself and this program, so the script in package.json uses `exec` to leave no shell
 * in between.
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
