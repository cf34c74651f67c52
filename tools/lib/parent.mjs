/**
 * Calls back when the npm that runs us is gone: killed, it leaves the programs it started behind, as the shell
 * between them hands no signal on. Run without npm we may well outlive who started us.
 */
export function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 250)
  watch.unref()
}
