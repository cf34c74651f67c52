import { useEffect, useState } from 'react'
import { wallClock } from '../../clock/time-zones.ts'
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

/** Elapsed fraction of the day at the property, 0 to 1. */
export function dayFraction(timezone: string, at: Date): number {
  const [hours = 0, minutes = 0] = wallClock(at, timezone).time.split(':').map(Number)
  return (hours * 60 + minutes) / (24 * 60)
}
