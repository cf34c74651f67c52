import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { phrase } from '../../phrases/phrase.ts'
import { useSeparators } from './useSeparators.ts'

interface TypedDaysOptions<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  /** The value's ISO dates, in order. */
  daysOf: (value: Value | null) => readonly string[]
  reportsIncomplete: boolean | undefined
}

export interface TypedDaysProps {
  /**
   * A form also gets a date that is left with an incomplete year, "0026-12-01", and refuses it. Without it, the form would send
   * the date of before.
   */
  reportsIncomplete?: boolean
}

/** Partly typed years are earlier than this: 2, 20, 202. */
const minDate = '1900-01-01'
const yearError = phrase('design.enterYearInFourDigits')

const arePlausible = (days: readonly string[]) => days.every((day) => day >= minDate)
const yearsOf = (days: readonly string[]) => days.map((day) => day.slice(0, 4)).join()

/**
 * The text of a date field while it is typed, separate from the reported value. react-aria reports each digit, so
 * 2026 arrives as the years 2, 20, 202 and 2026. This hook reports a value once: when its year is complete, when a
 * day is picked in the calendar, when the field is emptied, and otherwise on Enter and on blur.
 */
export function useTypedDays<Value>({ value, onChange, daysOf, reportsIncomplete }: TypedDaysOptions<Value>) {
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string | undefined>()
  const [reported, setReported] = useState(value)
  const latest = useRef(value)
  const isOpen = useRef(false)
  const leaveAtSeparator = useSeparators()
  const keyOf = (days: Value | null) => daysOf(days).join()
  if (keyOf(reported) !== keyOf(value)) {
    setReported(value)
    setTyped(value)
    setError(arePlausible(daysOf(value)) ? undefined : yearError)
  }
  // Blur and Enter come in the same event as the last change, before it is rendered.
  useEffect(() => {
    latest.current = typed
  }, [typed])

  const report = () => {
    const days = daysOf(latest.current)
    const isIncomplete = !arePlausible(days)
    if (isIncomplete) setError(yearError)
    if (isIncomplete && !reportsIncomplete) return
    if (days.join() !== keyOf(value)) onChange(latest.current)
  }
  return {
    typed,
    error,
    /** Props of react-aria's picker. */
    picker: {
      onChange: (next: Value | null) => {
        const days = daysOf(next)
        const isYearTyped = yearsOf(days) !== yearsOf(daysOf(latest.current)) && arePlausible(days)
        latest.current = next
        setTyped(next)
        setError(undefined)
        if (days.length === 0 || isYearTyped || isOpen.current) report()
      },
      onOpenChange: (isShown: boolean) => {
        isOpen.current = isShown
      },
      onBlur: report,
    },
    /** Goes on the element around the segments, which stop the key's propagation. */
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      leaveAtSeparator(event)
      if (event.key === 'Enter' && !isOpen.current) report()
    },
  }
}
