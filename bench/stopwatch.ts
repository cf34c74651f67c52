/* Runs in the page before any of its scripts: `page.addInitScript(installStopwatch)`. */

export interface Stopwatch {
  /** Remembers the current rows, or the texts that `selector` finds. The clock starts at the next user input. */
  arm: (event: 'click' | 'keydown' | 'input' | 'popstate', selector?: string) => void
  /** Milliseconds from that input to the frame with different texts; null before it. */
  result: () => number | null
  /** Milliseconds from navigation until the login form is usable and the main thread is idle. */
  interactive: () => number | null
  blocked: () => number
  longestEvent: () => number
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

export function installStopwatch() {
  let start: number | null = null
  let end: number | null = null
  let formAt: number | null = null
  let [before, blocked, longest] = ['', 0, 0]
  const rowSelector = 'tbody th[scope=row], [role=rowheader]'
  let watched = rowSelector
  const rows = () =>
    [...document.querySelectorAll(watched)]
      .map((cell) => cell.textContent)
      .filter(Boolean)
      .join()
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => then(performance.now()), { once: true })
      port1.start()
      port2.postMessage(0)
    })
  let isWaiting = false
  let hasForm = false
  new MutationObserver(() => {
    if (!hasForm && document.querySelector('input[type=password]')) {
      hasForm = true
      afterPaint((now) => (formAt = now))
    }
    if (!isWaiting || start === null) return
    const now = rows()
    if (now === '' || now === before) return
    isWaiting = false
    afterPaint((painted) => (end = painted))
  }).observe(document, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId) longest = Math.max(longest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  window.stopwatch = {
    arm: (event, selector = rowSelector) => {
      watched = selector
      before = rows()
      start = end = null
      isWaiting = true
      addEventListener(event, ({ timeStamp }) => (start ??= timeStamp), { capture: true, once: true })
    },
    result: () => (start === null || end === null ? null : end - start),
    interactive: () => formAt,
    blocked: () => blocked,
    longestEvent: () => longest,
  }
}
