/*
 * Keeps the focus in the page: `activeElement` is never body after an action (quality Q3). The focused element may
 * vanish (a chip, a link of the pager, a deleted row, a Retry button); the focus then moves to its replacement. A button that
 * comes back before the focus has left the heading, such as Retry after another failure, takes it again.
 */

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),h1[tabindex]'
const maxRemembered = 8

/** An ancestor of the focused element, with its next sibling at that time. */
interface AncestorEntry {
  element: Element
  next: Element | null
}

const isInMain = (ancestors: AncestorEntry[]) => ancestors.some(({ element }) => element.matches('main'))

/** The child of body that holds the element. Of a dialog or notice one entry is kept, so its fields don't push out the page's. */
const layerOf = (ancestors: AncestorEntry[]) => ancestors.at(-1)?.element

/** A row or item of an open dialog, or its list. */
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

/** Of a pager that has no next page any more, the link to the current page: Enter must not turn round. */
const remainingIn = (root: Element) =>
  root.querySelector<HTMLElement>('li > [aria-current=page]') ?? firstFocusableIn(root)

/** A card that left its list, or a row that left its table with those beside it. A row that is deleted alone leaves the focus to the next one. */
const isRecord = ({ element, next }: AncestorEntry) =>
  !element.isConnected && (element.matches('li[id]') || (element.matches('tr') && !next?.isConnected))

/** The bar of the ticked rows, which goes with the ticks. */
const isSelectionBar = ({ element }: AncestorEntry) =>
  !element.isConnected && element.matches('[role=group][data-page-actions]')

/** A page that is still loading has no heading. */
const headingOrMain = () =>
  document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main[tabindex]')

/**
 * Where the focus goes when its record leaves the page, for instance because someone else changed it: to the menu of the same record in
 * another place, or the region of its table, or the heading. Never to another record, whose button the next press would act on.
 */
function placeBeside(ancestors: AncestorEntry[], gone: AncestorEntry): HTMLElement | null {
  const again = gone.element.id === '' ? null : document.getElementById(gone.element.id)
  const own = again && (again.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? firstFocusableIn(again))
  const region = ancestors.find(({ element }) => element.isConnected && element.matches('[role=region][tabindex]'))
  return own ?? (region?.element as HTMLElement | undefined) ?? headingOrMain()
}

/** A window that becomes narrower hides an element without removing it. */
const isVisible = (element: Element | undefined) => element?.isConnected && element.checkVisibility()

/** True if the element can take the focus again. A cell of a grid can, without being one of `focusable`. */
const isStillThere = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.tabIndex >= 0 && isVisible(element) === true

/**
 * The element itself if it is still there. Otherwise its replacement within `<main>`: its next sibling, or the first
 * focusable element in its nearest remaining ancestor; then the page's heading, or `<main>` if there is no heading.
 * What is for something else than its neighbours is no replacement of them. Null for an element of a notice or dialog that is gone; the
 * focus history then has the answer.
 */
function replacementFor(ancestors: AncestorEntry[]): HTMLElement | null {
  const [latest] = ancestors
  if (isStillThere(latest?.element)) return latest.element
  const main = ancestors.findIndex(({ element }) => element.matches('main'))
  const record = ancestors.slice(0, Math.max(0, main)).find(isRecord)
  if (record) return placeBeside(ancestors, record)
  // Its rows are what the person was at, not the pager that follows it.
  const table = ancestors.some(isSelectionBar) && document.querySelector<HTMLElement>('main [role=region][tabindex]')
  if (table) return table
  for (const { element, next } of main < 0 ? ancestors.slice(0, -1) : ancestors.slice(0, main + 1)) {
    if (element.isConnected && element.querySelector('h1,main')) break
    const found = element.isConnected ? remainingIn(element) : next?.isConnected ? firstFocusableIn(next) : null
    if (found?.checkVisibility() && !found.closest('[data-focus-apart]')) return found
  }
  return main < 0 ? null : headingOrMain()
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** A button of the page whose focus the heading took. */
interface LostButton {
  name: string | null
  heading: HTMLElement
}

/** The button that has come back, as long as the focus is where it was put. */
function returned({ name, heading }: LostButton): HTMLElement | undefined {
  if (document.activeElement !== heading) return undefined
  const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')]
  return buttons.find((button) => nameOf(button) === name && button.checkVisibility())
}

/** Watches the page; returns a function that stops it. */
export function keepFocus(page: Document = document): () => void {
  let focusHistory: AncestorEntry[][] = []
  let scheduled: number | null = null
  let lost: LostButton | null = null

  const cancel = () => {
    if (scheduled !== null) cancelAnimationFrame(scheduled)
    scheduled = null
  }
  const afterFrames = (count: number, restore: () => void) => {
    scheduled = requestAnimationFrame(() => (count === 1 ? restore() : afterFrames(count - 1, restore)))
  }
  const remember = ({ target }: FocusEvent) => {
    // What takes the focus now counts its own frames once it vanishes: a dialog may close within the three of its start.
    cancel()
    if (!(target instanceof Element)) return
    if (target !== lost?.heading) lost = null
    const latest = ancestorsOf(target)
    const earlier = focusHistory.filter((ancestors) => isInMain(ancestors) || layerOf(ancestors) !== layerOf(latest))
    focusHistory = [latest, ...earlier].slice(0, maxRemembered)
  }
  const restoreFocus = () => {
    scheduled = null
    const [latest] = focusHistory
    if (page.activeElement !== page.body || !latest || isVisible(latest[0]?.element)) return
    for (const ancestors of focusHistory) {
      const replacement = replacementFor(ancestors)
      if (!replacement) continue
      const gone = latest[0]?.element
      if (gone?.matches('button') && isInMain(latest) && replacement.matches('h1'))
        lost = { name: nameOf(gone), heading: replacement }
      replacement.focus()
      return
    }
    page.querySelector<HTMLElement>('h1')?.focus()
  }
  const observer = new MutationObserver(() => {
    if (lost) returned(lost)?.focus()
    if (scheduled !== null || page.activeElement !== page.body) return
    // Restore at once: a frame later react-aria would focus the dialog's start, which is right only if all its
    // content was replaced.
    if (focusHistory[0]?.some(isListedInDialog)) return restoreFocus()
    // A closing dialog returns the focus by itself one frame after it is removed, so wait for it.
    afterFrames(3, restoreFocus)
  })
  const restoreSoon = () => {
    if (scheduled === null) afterFrames(3, restoreFocus)
  }
  const listening = new AbortController()
  page.addEventListener('focusin', remember, listening)
  addEventListener('resize', restoreSoon, listening)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    cancel()
    listening.abort()
    observer.disconnect()
  }
}
