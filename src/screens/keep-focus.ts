/*
 * After any step `activeElement` is never body (quality Q3). What had the focus may vanish (a chip, a link of
 * the pager, a deleted row, a Retry button); then the focus goes to what took its place.
 */

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),h1[tabindex]'
const maxRemembered = 8

/** An element on the way up from what had the focus, and what stood after it then. */
interface AncestorEntry {
  element: Element
  next: Element | null
}

/** A row or an item of an open dialog, or what holds those. */
const isListedInDialog = ({ element }: AncestorEntry) =>
  element.isConnected &&
  element.matches('tbody,tr,ul,ol,li') &&
  element.closest('[role=dialog],[role=alertdialog]') !== null

const ancestorsOf = (element: Element): AncestorEntry[] => {
  const ancestors: AncestorEntry[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    ancestors.push({ element: at, next: at.nextElementSibling })
  return ancestors
}

const firstFocusableIn = (root: Element) =>
  root.matches(focusable) && root instanceof HTMLElement ? root : root.querySelector<HTMLElement>(focusable)

/**
 * What stands in the place of a vanished element: its next sibling, else the first in what still encloses it, within the page's
 * content. Beyond that it is the heading of the page, or its content while that has none; of a toast or a dialog nothing: what had the focus before
 * knows better.
 */
function replacementFor(ancestors: AncestorEntry[]): HTMLElement | null {
  const main = ancestors.findIndex(({ element }) => element.matches('main'))
  for (const { element, next } of main < 0 ? ancestors : ancestors.slice(0, main + 1)) {
    if (element.isConnected && element.querySelector('h1,main')) break
    const found = element.isConnected ? firstFocusableIn(element) : next?.isConnected ? firstFocusableIn(next) : null
    if (found?.checkVisibility()) return found
  }
  return main < 0 ? null : (document.querySelector('h1') ?? document.querySelector<HTMLElement>('main[tabindex]'))
}

/** Watches the page for as long as it lives; gives back the way to stop. */
export function keepFocus(page: Document = document): () => void {
  let focusHistory: AncestorEntry[][] = []
  let isScheduled = false

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) focusHistory = [ancestorsOf(target), ...focusHistory].slice(0, maxRemembered)
  }
  const restoreFocus = () => {
    isScheduled = false
    const [latest] = focusHistory
    if (page.activeElement !== page.body || !latest || latest[0]?.element.isConnected) return
    for (const ancestors of focusHistory) {
      const replacement = replacementFor(ancestors)
      if (!replacement) continue
      replacement.focus()
      return
    }
    page.querySelector<HTMLElement>('h1')?.focus()
  }
  const observer = new MutationObserver(() => {
    if (isScheduled || page.activeElement !== page.body) return
    // The dialog would take the focus to its beginning a frame later, which is right only where all of it was replaced.
    if (focusHistory[0]?.some(isListedInDialog)) return restoreFocus()
    // A closing dialog gives the focus back by itself, one frame after it has gone: it goes first.
    isScheduled = true
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(restoreFocus)))
  })
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
