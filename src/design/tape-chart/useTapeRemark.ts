import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { TapeBar } from './tape.ts'

export interface Remark {
  bar: TapeBar
  element: HTMLElement
}

/** Until a remark comes, and until it goes once the pointer has left both the bar and it (WCAG 1.4.13). */
const [comes, goes] = [400, 200]

/** Which bar has its remark shown: the one under the pointer, or the one whose night has the focus. */
export function useTapeRemark(find: (barId: string) => TapeBar | undefined) {
  const [remark, setRemark] = useState<Remark | null>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(then, delay)
  }
  const show = (element: HTMLElement | null | undefined) => {
    const bar = find(element?.dataset.bar ?? '')
    if (!element || !bar) return after(goes, () => setRemark(null))
    if (bar.id === remark?.bar.id) return clearTimeout(timer.current)
    after(comes, () => setRemark({ bar, element }))
  }
  /** True where there was one. */
  const hide = (): boolean => {
    clearTimeout(timer.current)
    if (remark) setRemark(null)
    return remark !== null
  }
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0) return
    show((event.target as Element).closest<HTMLElement>('[data-bar]'))
  }
  return {
    remark,
    show,
    hide,
    keep: () => clearTimeout(timer.current),
    onPointerOver,
    onPointerLeave: () => show(null),
  }
}
