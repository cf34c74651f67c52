import { useEffect, useState } from 'react'
import { timeIn } from '../../machines/clock/hotel-clock.rules.ts'

const minute = 60_000

/** The time of day, a minute at a time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How much of the day is over at the property, from 0 to 1. */
export function shareOfDay(timezone: string, now: Date): number {
  const [hours = 0, minutes = 0] = timeIn(now, timezone).split(':').map(Number)
  return (hours * 60 + minutes) / (24 * 60)
}
