/** Runs a callback once the person has pressed nothing for `ms` milliseconds. Returns a function that cancels it. */
export function whenCalm(run: () => void, ms: number): () => void {
  const presses = ['keydown', 'pointerdown'] as const
  const stop = () => {
    clearTimeout(timer)
    for (const name of presses) removeEventListener(name, wait, true)
  }
  const finish = () => {
    stop()
    run()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(finish, ms)
  }
  let timer = setTimeout(finish, ms)
  for (const name of presses) addEventListener(name, wait, { capture: true, passive: true })
  return stop
}
