import type { Page } from 'playwright-core'

/** Where the focus is among the Tab stops of the page or of its dialog. */
export interface Place {
  /** Number of the focused element or of the Tab stop that it belongs to; −1 if nothing is focused. */
  stop: number
  /** Whether the focus is in a dialog, whose stops are counted alone. */
  scope: string
  /** Tells the focused element from others. */
  element: string
}

/** Reads the place of the focus. */
export const readPlace = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const marks = globalThis as { marked?: Element[] }
    marks.marked ??= []
    const active = document.activeElement
    const isNowhere = !active || active === document.body
    const scope = active?.closest('[role=dialog],[role=alertdialog]') ?? document.body
    const selector = 'a[href],button,input,select,textarea,summary,[tabindex]'
    const stops = [...scope.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const isOtherRadio =
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        !element.checked &&
        scope.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null
      return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility() && !isOtherRadio
    })
    const before = stops.filter(
      (stop) => stop === active || (active && stop.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
    // No named function here: the compiler would call a helper of its own, which the page does not have.
    const [scopeMark, elementMark] = [scope, active ?? document.body].map((element) => {
      if (!marks.marked!.includes(element)) marks.marked!.push(element)
      return String(marks.marked!.indexOf(element))
    })
    return { stop: isNowhere ? -1 : before.length - 1, scope: scopeMark!, element: elementMark! }
  })

/** Number of presses of Tab or Shift+Tab that a key stands for which has moved the focus from one place to the other. */
export function tabsFor(from: Place, to: Place): number {
  if (from.element === to.element || from.scope !== to.scope) return 1
  return Math.max(1, Math.abs(to.stop - from.stop))
}
