import { useEffect, useState } from 'react'
import { timeIn } from '../../machines/clock/hotel-clock.rules.ts'

const minuteMs = 60_000

/** The current time, updated every full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  return now
}

/** Elapsed fraction of the day at the property, 0 to 1. */
export function dayFraction(timezone: string, now: Date): number {
  const [hours = 0, minutes = 0] = timeIn(now, timezone).split(':').map(Number)
  return (hours * 60 + minutes) / (24 * 60)
}
