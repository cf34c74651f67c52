import { type PointerEvent, useLayoutEffect, useRef } from 'react'

const setSpace = (element: HTMLElement, before: string, after: string) =>
  Object.assign(element.style, { marginBlockStart: before, marginBlockEnd: after })

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
    setSpace(element, '', '')
    const moved = element.getBoundingClientRect().top - place
    // Without room below, the page could not scroll by as much as the rows have become higher.
    setSpace(element, `${Math.max(0, -moved)}px`, moved > 0 ? '100vh' : '')
    scrollBy(0, Math.max(0, moved))
  })
  return {
    ref,
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      top.current = pointerType === 'touch' ? null : currentTarget.getBoundingClientRect().top
    },
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      top.current = null
      setSpace(currentTarget, '', '')
    },
  }
}
