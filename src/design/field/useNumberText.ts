import { useState } from 'react'
import { useNumberFieldState, type NumberFieldState } from 'react-stately/useNumberFieldState'
import { isMistyped, type NumberDraft } from '../../numbers/mistyped.ts'
import { numberLocale } from '../../locale/format-locale.ts'
import type { Notation } from '../../numbers/notation.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface NumberTextProps {
  notation: Notation
  value: NumberDraft
  onChange: (value: NumberDraft) => void
  /** In the notation's units. A number outside the range is an error; it isn't clamped. */
  minValue?: number | undefined
  maxValue?: number | undefined
  /** Error text that names the expected format. */
  message: string
}

const isWithin = (value: number, { minValue, maxValue }: NumberTextProps) =>
  (minValue === undefined || value >= minValue) && (maxValue === undefined || value <= maxValue)

/** Parses the text into a number, or a `Mistyped` value with the reason. */
function readText(text: string, props: NumberTextProps): NumberDraft {
  const { notation, minValue, maxValue, message } = props
  if (text.trim() === '') return null
  const value = notation.read(text)
  if (value === null) return { typed: text, message }
  if (minValue !== undefined && value < minValue)
    return { typed: text, message: phrase('design.mustBeAtLeast', { min: notation.format(minValue) }) }
  if (maxValue !== undefined && value > maxValue)
    return { typed: text, message: phrase('design.mustBeAtMost', { max: notation.format(maxValue) }) }
  return value
}

const isSame = (a: NumberDraft, b: NumberDraft) =>
  isMistyped(a) && isMistyped(b) ? a.typed === b.typed && a.message === b.message : Object.is(a, b)

/**
 * The state of react-aria's number field with stricter parsing. react-aria drops unknown characters, rounds, and
 * clamps. This hook parses the text as it stands, on blur, Enter and paste; invalid text stays unchanged.
 */
export function useNumberText(props: NumberTextProps, isInvalid: boolean): NumberFieldState {
  const { notation, value, onChange, minValue = Number.NaN, maxValue = Number.NaN } = props
  const textOf = (draft: NumberDraft) =>
    draft === null ? '' : isMistyped(draft) ? draft.typed : notation.format(draft)
  const [text, setText] = useState(() => textOf(value))
  const [shown, setShown] = useState(value)
  if (!isSame(shown, value)) {
    setShown(value)
    setText(textOf(value))
  }
  const read = readText(text, props)
  const numberValue = typeof read === 'number' ? read / notation.units : Number.NaN
  const state = useNumberFieldState({
    locale: numberLocale(),
    value: numberValue,
    validationBehavior: 'aria',
    isInvalid,
  })

  const commitValue = (next: NumberDraft) => {
    setText(textOf(next))
    if (!isSame(next, value)) onChange(next)
  }
  /** Steps the typed number up or down. Invalid text stays. */
  const step = (by: 1 | -1) => {
    if (isMistyped(read)) return
    const next = read === null ? Math.max(0, minValue || 0) : read + by * notation.units
    if (isWithin(next, props)) commitValue(next)
  }
  return {
    ...state,
    inputValue: text,
    setInputValue: setText,
    numberValue,
    minValue: minValue / notation.units,
    maxValue: maxValue / notation.units,
    canIncrement: !isMistyped(read),
    canDecrement: !isMistyped(read),
    // Every character stays in the field, so that the user sees what is wrong.
    validate: () => true,
    commit: (pasted = text) => commitValue(readText(pasted, props)),
    increment: () => step(1),
    decrement: () => step(-1),
    incrementToMax: () => undefined,
    decrementToMin: () => undefined,
    setNumberValue: () => undefined,
  }
}
