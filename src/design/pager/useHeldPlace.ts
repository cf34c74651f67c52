import { type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element under the pointer that pressed it, although what is above it becomes higher or lower, so that a second press meets the
 * same button. It lets go when the pointer leaves. A finger lifts in between and aims again.
 */
export function useHeldPlace() {
  const ref = useRef<HTMLElement>(null)
  const top = useRef<number | null>(null)
  useLayoutEffect(() => {
    const [element, place] = [ref.current, top.current]
    if (!element || place === null) return
    element.style.marginBlock = ''
    const moved = element.getBoundingClientRect().top - place
    // Without room below, the page could not scroll by as much as the rows have become higher.
    element.style.marginBlock = moved > 0 ? '0 100vh' : `${-moved}px 0`
    if (moved > 0) scrollBy(0, moved)
  })
  return {
    ref,
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      top.current = pointerType === 'touch' ? null : currentTarget.getBoundingClientRect().top
    },
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      top.current = null
      currentTarget.style.marginBlock = ''
    },
  }
}
