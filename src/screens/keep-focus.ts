/*
 * After any step `activeElement` is never body (quality Q3). What had the focus may vanish (a chip, a link of
 * the pager, a deleted row, a Retry button); then the focus goes to what took its place.
 */

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),h1[tabindex]'
const longestMemory = 8

/** An element on the way up from what had the focus, and what stood after it then. */
interface Rung {
  element: Element
  next: Element | null
}

/** A row or an item of an open dialog, or what holds those. */
const isListedInDialog = ({ element }: Rung) =>
  element.isConnected &&
  element.matches('tbody,tr,ul,ol,li') &&
  element.closest('[role=dialog],[role=alertdialog]') !== null

const ladderOf = (element: Element): Rung[] => {
  const rungs: Rung[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    rungs.push({ element: at, next: at.nextElementSibling })
  return rungs
}

const firstIn = (root: Element) =>
  root.matches(focusable) && root instanceof HTMLElement ? root : root.querySelector<HTMLElement>(focusable)

/**
 * What stands in the place of a vanished element: its next sibling, else the first in what still encloses it, within the page's
 * content. Beyond that it is the heading of the page, or its content while that has none; of a toast or a dialog nothing: what had the focus before
 * knows better.
 */
function successorOf(rungs: Rung[]): HTMLElement | null {
  const main = rungs.findIndex(({ element }) => element.matches('main'))
  for (const { element, next } of main < 0 ? rungs : rungs.slice(0, main + 1)) {
    if (element.isConnected && element.querySelector('h1,main')) break
    const found = element.isConnected ? firstIn(element) : next?.isConnected ? firstIn(next) : null
    if (found?.checkVisibility()) return found
  }
  return main < 0 ? null : (document.querySelector('h1') ?? document.querySelector<HTMLElement>('main[tabindex]'))
}

/** Watches the page for as long as it lives; gives back the way to stop. */
export function keepFocus(page: Document = document): () => void {
  let ladders: Rung[][] = []
  let isDue = false

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) ladders = [ladderOf(target), ...ladders].slice(0, longestMemory)
  }
  const look = () => {
    isDue = false
    const [latest] = ladders
    if (page.activeElement !== page.body || !latest || latest[0]?.element.isConnected) return
    for (const ladder of ladders) {
      const successor = successorOf(ladder)
      if (!successor) continue
      successor.focus()
      return
    }
    page.querySelector<HTMLElement>('h1')?.focus()
  }
  const observer = new MutationObserver(() => {
    if (isDue || page.activeElement !== page.body) return
    // The dialog would take the focus to its beginning a frame later, which is right only where all of it was replaced.
    if (ladders[0]?.some(isListedInDialog)) return look()
    // A closing dialog gives the focus back by itself, one frame after it has gone: it goes first.
    isDue = true
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)))
  })
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
