import type { DaysInView } from '../../routes/calendar.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'

/** Range of nights, half-open. */
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

/** Nights are read in weeks. A week is small enough to be processed within a frame, and chunks stay the same for every view. */
export const chunkDays = 7
/** A Monday, so that chunks are calendar weeks. */
const firstChunk = '1970-01-05'

/** The nights of a URL. By default the range starts yesterday, so that departures are visible. */
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

/** First days of the chunks that overlap a range. */
export function chunksOf({ from, to }: Range): string[] {
  const starts: string[] = []
  for (let start = chunkOf(from); start < to; start = addDays(start, chunkDays)) starts.push(start)
  return starts
}

export const nightsOfChunk = (start: string): Range => ({ from: start, to: addDays(start, chunkDays) })

/** Prefetches at most four weeks before the view, since people go forward more often than back. */
const maxDaysBefore = 28

/** Chunks to load, in order: the view, the next window, the previous window. */
export function chunksToLoad({ from, to }: Range): string[] {
  const days = daysBetween(from, to)
  const after = { from: to, to: addDays(to, days) }
  const before = { from: addDays(from, -Math.min(days, maxDaysBefore)), to: from }
  return [...new Set([...chunksOf({ from, to }), ...chunksOf(after), ...chunksOf(before).reverse()])]
}
