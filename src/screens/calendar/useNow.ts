import { useEffect, useState } from 'react'

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

/** Hours and minutes at a place, and how much of the day is over there. */
export function clockAt(timezone: string, now: Date): { text: string; ofDay: number } {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return { text, ofDay: (hours * 60 + minutes) / (24 * 60) }
}
