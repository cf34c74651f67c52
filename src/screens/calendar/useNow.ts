import { useEffect, useState } from 'react'
import { daysBetween } from '../../api/contract/days.ts'
import { wallClock } from '../../clock/time-zones.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { now } from '../../clock/now.ts'

const minuteMs = 60_000

/** The current time, updated every full minute. */
export function useNow(): Date {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setAt(now()), minuteMs - (at.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [at])
  return at
}

/**
 * Position of the present moment in days from the start of a range; null outside it. It is a clock: until the audit time
 * it lies in the column after today's.
 */
export function positionOf(at: Date, timezone: string, { from, to }: Range): number | null {
  const { day, time } = wallClock(at, timezone)
  if (day < from || day >= to) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return daysBetween(from, day) + (hours * 60 + minutes) / (24 * 60)
}
