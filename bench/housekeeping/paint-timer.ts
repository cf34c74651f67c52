/* Runs in the page before any of its scripts: `page.addInitScript(installPaintTimer)`. */

export interface PaintTimer {
  /** Starts waiting for an element that did not match before. A later click restarts the clock. */
  await: (selector: string) => void
  /** Milliseconds from the start to the frame with that element; null before it. */
  painted: () => number | null
  /** The longest task since the start. */
  longest: () => number
}

export function installPaintTimer() {
  let start = 0
  let wanted = '[aria-label^="Actions for"]'
  let end: number | null = null
  let isWaiting = true
  let tasks: PerformanceEntry[] = []
  const look = () => {
    if (!isWaiting || ![...document.querySelectorAll(wanted)].some((element) => element.checkVisibility())) return
    isWaiting = false
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (end = performance.now()), { once: true })
      port1.start()
      port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  new PerformanceObserver((list) => {
    tasks = [...tasks, ...list.getEntries()]
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('pointerdown', ({ timeStamp }) => (start = timeStamp), { capture: true })
  Object.assign(window, {
    paints: {
      await: (selector) => {
        start = performance.now()
        wanted = selector
        end = null
        isWaiting = true
      },
      painted: () => (end === null ? null : end - start),
      longest: () =>
        Math.max(0, ...tasks.filter((task) => task.startTime >= start - 8).map(({ duration }) => duration)),
    } satisfies PaintTimer,
  })
}
