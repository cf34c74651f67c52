import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { closestElement } from './closest-element.ts'
import type { TapeBar } from './tape-chart.types.ts'

export interface ShownTooltip {
  bar: TapeBar
  element: HTMLElement
}

/**
 * Delays in ms: before a tooltip shows, and before it hides after the pointer left both bar and tooltip
 * (WCAG 1.4.13).
 */
const [showDelayMs, hideDelayMs] = [400, 200]

/** Which bar's tooltip is shown: the bar under the pointer, or the bar on the focused night. */
export function useBarTooltip(find: (barId: string) => TapeBar | undefined) {
  const [tooltip, setTooltip] = useState<ShownTooltip | null>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(then, delay)
  }
  const show = (element: HTMLElement | null | undefined) => {
    const bar = find(element?.dataset.bar ?? '')
    if (!element || !bar) return after(hideDelayMs, () => setTooltip(null))
    if (bar.id === tooltip?.bar.id) return clearTimeout(timer.current)
    after(showDelayMs, () => setTooltip({ bar, element }))
  }
  /** Returns true if a tooltip was shown. */
  const hide = (): boolean => {
    clearTimeout(timer.current)
    if (tooltip) setTooltip(null)
    return tooltip !== null
  }
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0) return
    show(closestElement(event.target, '[data-bar]'))
  }
  return {
    tooltip,
    show,
    hide,
    keepOpen: () => clearTimeout(timer.current),
    onPointerOver,
    onPointerLeave: () => show(null),
  }
}
