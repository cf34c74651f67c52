import type { CDPSession } from 'playwright-core'

/**
 * How many tab stops lie between what has the focus and this, neither counted. Runs in the page, so nothing of it has a
 * name of its own. A stop more or less does no harm: whoever goes there asks where it has come to.
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
      // Of a group of radios, Tab stops at one.
      !each.matches(':disabled, [inert] *, input[type=radio]:not(:checked)') &&
      each.checkVisibility({ visibilityProperty: true }),
  ).length
}

/** Tab, so many times, without asking in between where it has led to: each is a real key, handled in its turn. */
export async function pressTab(devtools: CDPSession, times: number, isBackwards: boolean) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackwards ? 8 : 0 }
  await Promise.all(
    Array.from({ length: times }, () => [
      devtools.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
      devtools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
    ]).flat(),
  )
}
