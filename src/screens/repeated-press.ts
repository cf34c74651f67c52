import { type MouseEvent as ReactMouseEvent, useEffect } from 'react'

/**
 * How a button was pressed. Content may move only after this input (key focus, touch or pointer) has moved elsewhere.
 */
export type PressSource = 'key' | 'touch' | 'pointer'

/** A click by keyboard has a click count (`detail`) of 0. */
export function pressSourceOf({ detail, nativeEvent }: ReactMouseEvent): PressSource {
  if (detail === 0) return 'key'
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' ? 'touch' : 'pointer'
}

const isInMain = ({ target }: Event) => target instanceof Element && target.closest('main button') !== null

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Ignores the second click of a double click: it was meant for the content at the first click. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1 && isInMain(event)) stop(event)
}

/** Ignores the repeats of a held key: it presses only one button. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && isInMain(event)) stop(event)
}

/** Makes each press affect only one button, on pages whose buttons move when pressed (ADR 0048). */
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
