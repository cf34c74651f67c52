import { type MouseEvent as ReactMouseEvent, useEffect } from 'react'
import { phrase } from '../phrases/phrase.ts'

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

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** Ignores the repeats of a held key: it presses only one button. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat && isPressKey(event) && isInMain(event)) stop(event)
}

/** Milliseconds within which two presses are one gesture: the usual time of a double click. */
const doublePressMs = 500

const isInNotices = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`section[aria-label="${CSS.escape(phrase('shell.notices'))}"]`) !== null

/**
 * Ignores a key press on a button that took the focus from Undo of a notice, which went when it was pressed: it is the second press of a
 * double press. Another key between the two, such as Tab, shows that the person chose the button.
 */
function ignoreSecondPress() {
  /** Time of the last press in a notice. */
  let latest: number | null = null
  return (event: KeyboardEvent) => {
    const { target, timeStamp: at } = event
    const isSecond = latest !== null && at - latest < doublePressMs && isInMain(event)
    if (isPressKey(event) && isSecond) stop(event)
    else latest = isPressKey(event) && isInNotices(target) ? at : null
  }
}

/** Makes each press affect only one button, on pages whose buttons move when pressed (ADR 0048). */
export function useIgnoreRepeatedPress() {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('click', ignoreDoubleClick, options)
    document.addEventListener('keydown', ignoreKeyRepeat, options)
    document.addEventListener('keydown', ignoreSecondPress(), options)
    return () => listening.abort()
  }, [])
}
