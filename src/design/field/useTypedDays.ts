import { useEffect, useRef, useState } from 'react'

interface TypedDays<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  /** The ISO days of a value, in their order. */
  daysOf: (value: Value | null) => readonly string[]
}

/** While a year is being typed it is one of these: 2, 20, 202. */
const firstSensible = '1900-01-01'
const yearFault = 'Write the year in four digits, from 1900'

const isSensible = (days: readonly string[]) => days.every((day) => day >= firstSensible)
const yearsOf = (days: readonly string[]) => days.map((day) => day.slice(0, 4)).join()

/**
 * What stands in a date field while it is typed, apart from the value that it has told. react-aria tells each digit, so that 2026 was
 * told as the years 2, 20, 202 and 2026. A value is told once: when its year is complete, when a day is picked in the calendar,
 * when it is emptied, and else on Enter and when the field is left.
 */
export function useTypedDays<Value>({ value, onChange, daysOf }: TypedDays<Value>) {
  const [typed, setTyped] = useState(value)
  const [fault, setFault] = useState<string | undefined>()
  const [told, setTold] = useState(value)
  const latest = useRef(value)
  const isOpen = useRef(false)
  const keyOf = (days: Value | null) => daysOf(days).join()
  if (keyOf(told) !== keyOf(value)) {
    setTold(value)
    setTyped(value)
    setFault(undefined)
  }
  // Blur and Enter come in the same event as the last change: what they tell is not drawn yet.
  useEffect(() => {
    latest.current = typed
  }, [typed])

  const tell = () => {
    const days = daysOf(latest.current)
    if (!isSensible(days)) return setFault(yearFault)
    if (days.join() !== keyOf(value)) onChange(latest.current)
  }
  return {
    typed,
    fault,
    /** For react-aria's picker. */
    picker: {
      onChange: (next: Value | null) => {
        const days = daysOf(next)
        const isYearTyped = yearsOf(days) !== yearsOf(daysOf(latest.current)) && isSensible(days)
        latest.current = next
        setTyped(next)
        setFault(undefined)
        if (days.length === 0 || isYearTyped || isOpen.current) tell()
      },
      onOpenChange: (isShown: boolean) => {
        isOpen.current = isShown
      },
      onBlur: tell,
    },
    /** For the element around its segments, which keep the key to themselves. */
    onKeyDownCapture: ({ key }: { key: string }) => {
      if (key === 'Enter' && !isOpen.current) tell()
    },
  }
}
