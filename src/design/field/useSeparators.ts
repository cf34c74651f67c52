import { type KeyboardEvent, useRef } from 'react'

const separators = /^[./:\- ]$/

/** The part of a date or a time that has the focus. */
const partOf = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton' ? target : null

/**
 * Goes on to the next part at a separator, as people type "1.12.2026" or "1:30". react-aria ignores separators and would read
 * 11 and 13. After a part that is full the focus is in the next one already, and the separator has no effect. The handler goes
 * on an element around the parts.
 */
export function useSeparators() {
  const lastTyped = useRef<HTMLElement>(null)
  return (event: KeyboardEvent<HTMLElement>) => {
    const part = partOf(event)
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return
    if (!separators.test(event.key)) {
      if (event.key.length === 1) lastTyped.current = part
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (lastTyped.current !== part) return
    const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=spinbutton]')]
    parts[parts.indexOf(part) + 1]?.focus()
  }
}
