import { type MouseEvent as ReactMouseEvent, useEffect } from 'react'

/** What a button was pressed with: what has to turn elsewhere before anything may move beneath it. */
export type PressSource = 'key' | 'touch' | 'pointer'

/** A press by a key is a click that counts no clicks. */
export function pressSourceOf({ detail, nativeEvent }: ReactMouseEvent): PressSource {
  if (detail === 0) return 'key'
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' ? 'touch' : 'pointer'
}

const isInMain = ({ target }: Event) => target instanceof Element && target.closest('main button') !== null

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** The second click of a double click is meant for what was there at the first: here it does nothing. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1 && isInMain(event)) stop(event)
}

/** A key that is held down has pressed one button, and presses no other. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && isInMain(event)) stop(event)
}

/** On a page whose buttons move while they are pressed, one press touches one thing (ADR 0048). */
export function useIgnoreRepeatedPress() {
  useEffect(() => {
    document.addEventListener('click', ignoreDoubleClick, true)
    document.addEventListener('keydown', ignoreKeyRepeat, true)
    return () => {
      document.removeEventListener('click', ignoreDoubleClick, true)
      document.removeEventListener('keydown', ignoreKeyRepeat, true)
    }
  }, [])
}
