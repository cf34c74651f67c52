import { useEffect, useRef, useState } from 'react'

interface TypedDaysOptions<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  /** The ISO days of a value, in their order. */
  daysOf: (value: Value | null) => readonly string[]
}

/** While a year is being typed it is one of these: 2, 20, 202. */
const minDate = '1900-01-01'
const yearError = 'Write the year in four digits, from 1900'

const arePlausible = (days: readonly string[]) => days.every((day) => day >= minDate)
const yearsOf = (days: readonly string[]) => days.map((day) => day.slice(0, 4)).join()

/**
 * What stands in a date field while it is typed, apart from the value that it has told. react-aria tells each digit, so that 2026 was
 * told as the years 2, 20, 202 and 2026. A value is told once: when its year is complete, when a day is picked in the calendar,
 * when it is emptied, and else on Enter and when the field is left.
 */
export function useTypedDays<Value>({ value, onChange, daysOf }: TypedDaysOptions<Value>) {
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string | undefined>()
  const [reported, setReported] = useState(value)
  const latest = useRef(value)
  const isOpen = useRef(false)
  const keyOf = (days: Value | null) => daysOf(days).join()
  if (keyOf(reported) !== keyOf(value)) {
    setReported(value)
    setTyped(value)
    setError(undefined)
  }
  // Blur and Enter come in the same event as the last change: what they tell is not drawn yet.
  useEffect(() => {
    latest.current = typed
  }, [typed])

  const report = () => {
    const days = daysOf(latest.current)
    if (!arePlausible(days)) return setError(yearError)
    if (days.join() !== keyOf(value)) onChange(latest.current)
  }
  return {
    typed,
    error,
    /** For react-aria's picker. */
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
    /** For the element around its segments, which keep the key to themselves. */
    onKeyDownCapture: ({ key }: { key: string }) => {
      if (key === 'Enter' && !isOpen.current) report()
    },
  }
}
