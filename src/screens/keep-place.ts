/*
 * Back, Forward and a reload show a page as the person left it: scrolled as it was, with the focus on the link that they followed. The browser
 * restores the scroll position by itself, but the heading of the page takes the focus and scrolls it into view (WCAG 2.4.3).
 */

/** How a page was left. */
interface Place {
  top: number
  /** Address of the link with the focus, within `<main>`. */
  href: string | null
}

const maxPlaces = 50
/** Milliseconds in which the page's content has to appear. A cached reply takes a few frames; housekeeping reads its rooms anew. */
const patienceMs = 3000

/** Name of the place in the session's storage, with which a reload finds it. */
const stored = 'place'

const address = () => location.pathname + location.search

/** The scroll position of this page before its reload; null if it was opened otherwise. */
function reloadedTop(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [at, top] = String(sessionStorage.getItem(stored)).split(' ')
  sessionStorage.removeItem(stored)
  return navigation?.type === 'reload' && at === address() ? Number(top) : null
}

const focusedHref = () => {
  const link = document.activeElement?.closest('main a[href]')
  return link ? link.getAttribute('href') : null
}

/** Moves the focus to the link, unless the person has moved it. Returns false as long as the link is missing. */
function focusLink(href: string | null): boolean {
  if (href === null) return true
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  if (!link) return false
  if (document.activeElement?.matches('body,h1')) link.focus({ preventScroll: true })
  return true
}

/** Watches the page; returns a function that stops it. */
export function keepPlace(): () => void {
  const places = new Map<string, Place>()
  let current = address()
  let top = scrollY
  let frame = 0

  const stopRestoring = () => cancelAnimationFrame(frame)
  function restore(place: Place, until: number) {
    const isFocused = focusLink(place.href)
    if (Math.abs(scrollY - place.top) > 1) scrollTo(0, place.top)
    if ((isFocused && Math.abs(scrollY - place.top) <= 1) || performance.now() > until) return
    frame = requestAnimationFrame(() => restore(place, until))
  }
  /** wouter reports its own navigation with an event of the method's name, when the old page is still there. */
  function changed({ type }: Event) {
    stopRestoring()
    places.delete(current)
    places.set(current, { top, href: focusedHref() })
    if (places.size > maxPlaces) places.delete(places.keys().next().value ?? '')
    current = address()
    const place = type === 'popstate' ? places.get(current) : undefined
    // In the frame that shows the page, after its heading has taken the focus and before it is painted.
    if (place) frame = requestAnimationFrame(() => restore(place, performance.now() + patienceMs))
  }
  const scrolled = () => (top = scrollY)
  /** A reload reads the rows anew: the page grows to its length in several steps. */
  function restoreReloaded(reloaded: number, until: number) {
    if (Math.abs(scrollY - reloaded) > 1) scrollTo(0, reloaded)
    if (performance.now() < until) frame = requestAnimationFrame(() => restoreReloaded(reloaded, until))
  }
  const left = () => sessionStorage.setItem(stored, `${current} ${scrollY}`)
  const reloaded = reloadedTop()
  if (reloaded) restoreReloaded(reloaded, performance.now() + patienceMs)

  const changes = ['popstate', 'pushState', 'replaceState'] as const
  const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
  const passive = { passive: true, capture: true }
  for (const name of changes) addEventListener(name, changed, { capture: true })
  for (const name of inputs) addEventListener(name, stopRestoring, passive)
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('pagehide', left)
  return () => {
    stopRestoring()
    for (const name of changes) removeEventListener(name, changed, { capture: true })
    for (const name of inputs) removeEventListener(name, stopRestoring, passive)
    removeEventListener('scroll', scrolled)
    removeEventListener('pagehide', left)
  }
}
