import type { CDPSession } from 'playwright-core'

/**
 * The number of tab stops between the focused element and this one, both excluded. Runs in the page, so it references nothing
 * outside its own body. An error of one stop does no harm: the caller checks where the focus has arrived.
 */
export function tabStopsTo(element: Element | null): number {
  const active = document.activeElement
  if (!element || !active) return 0
  const isBackwards = (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const [first, last] = isBackwards ? [element, active] : [active, element]
  const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')
  return [...stops].filter(
    (each) =>
      each !== first &&
      each !== last &&
      (first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (last.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
      each.tabIndex >= 0 &&
      // Tab stops at one radio of a group.
      !each.matches(':disabled, [inert] *, input[type=radio]:not(:checked)') &&
      each.checkVisibility({ visibilityProperty: true }),
  ).length
}

/** Presses Tab several times without checking in between. Each press is a real key event, handled in order. */
export async function pressTab(devtools: CDPSession, times: number, isBackwards: boolean) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackwards ? 8 : 0 }
  await Promise.all(
    Array.from({ length: times }, () => [
      devtools.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
      devtools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
    ]).flat(),
  )
}
