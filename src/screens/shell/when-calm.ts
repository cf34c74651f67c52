/** Runs a callback once the person has pressed nothing for `ms` milliseconds. Returns a function that cancels it. */
export function whenCalm(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const finish = () => {
    stop()
    run()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(finish, ms)
  }
  const { signal } = listening
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, wait, { capture: true, passive: true, signal })
  wait()
  return stop
}
