import type { DaysInView } from '../../routes/calendar.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'

/** Nights, half-open. */
export interface Range {
  from: string
  to: string
}

/** One column of the chart. */
export interface Day {
  day: string
  isToday: boolean
  isWeekend: boolean
}

/** Nights are read in weeks: small enough to be taken in without holding up a frame, and the same weeks wherever one looks. */
export const chunkDays = 7
/** A Monday. */
const firstChunk = '1970-01-05'

/** What the address asks for; without a first day the night before today is the first, so that one sees who leaves. */
export function rangeOf({ from, days }: { from: string | null; days: DaysInView }, today: string): Range {
  const first = from ?? addDays(today, -1)
  return { from: first, to: addDays(first, days) }
}

export function daysOf({ from, to }: Range, today: string): Day[] {
  return Array.from({ length: daysBetween(from, to) }, (_, at) => {
    const day = addDays(from, at)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return { day, isToday: day === today, isWeekend: weekday === 0 || weekday === 6 }
  })
}

const chunkOf = (day: string) => addDays(day, -(((daysBetween(firstChunk, day) % chunkDays) + chunkDays) % chunkDays))

/** The first days of the chunks that some nights lie in. */
export function chunksOf({ from, to }: Range): string[] {
  const starts: string[] = []
  for (let start = chunkOf(from); start < to; start = addDays(start, chunkDays)) starts.push(start)
  return starts
}

export const nightsOfChunk = (start: string): Range => ({ from: start, to: addDays(start, chunkDays) })

/** At most a month of what lies before is fetched ahead: one goes on more often than back. */
const maxDaysBefore = 28

/** What to read, in this order: what is in view, the next window, the one before. */
export function chunksToLoad({ from, to }: Range): string[] {
  const days = daysBetween(from, to)
  const after = { from: to, to: addDays(to, days) }
  const before = { from: addDays(from, -Math.min(days, maxDaysBefore)), to: from }
  return [...new Set([...chunksOf({ from, to }), ...chunksOf(after), ...chunksOf(before).reverse()])]
}
