import type { TextSpacing } from './bar-text.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape-chart.types.ts'

/** Columns are rendered by week, so that a step sideways adds at most one element per row. */
export const daysPerWeek = 7

/** `from` inclusive, `to` exclusive. */
export interface Span {
  from: number
  to: number
}

export const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

export interface Heights {
  group: number
  room: number
}

/** Top offset of each row, followed by the total height: one entry more than rows. */
export function rowOffsets(rows: readonly TapeRow[], heights: Heights): Float64Array {
  const offsets = new Float64Array(rows.length + 1)
  for (const [index, row] of rows.entries()) offsets[index + 1] = offsets[index]! + heights[row.kind]
  return offsets
}

/** Index of the row at height `y`, clamped to the existing rows. */
export function rowAt(offsets: Float64Array, y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (offsets[middle]! <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The rows to render: the visible ones plus `overscan` pixels on each side, in pairs. */
export function rowsInView(offsets: Float64Array, top: number, height: number, overscan: number): Span {
  const count = offsets.length - 1
  if (count === 0) return { from: 0, to: 0 }
  const from = rowAt(offsets, top - overscan)
  const to = rowAt(offsets, top + height + overscan) + 1
  return { from: from & ~1, to: Math.min(count, to + (to & 1)) }
}

/** The weeks to render, in chunks of `daysPerWeek`. */
export function weeksInView(days: number, dayWidth: number, left: number, width: number, overscan: number): Span {
  const weekWidth = dayWidth * daysPerWeek
  const count = Math.ceil(days / daysPerWeek)
  const from = clamp(Math.floor((left - overscan) / weekWidth), 0, Math.max(0, count - 1))
  return { from, to: clamp(Math.ceil((left + width + overscan) / weekWidth), Math.min(count, from + 1), count) }
}

/** The loaded days of each week, as a bit each: a week's cells compare one number. */
export const loadedDaysByWeek = (days: number, isLoaded: (day: number) => boolean): number[] =>
  Array.from({ length: Math.ceil(days / daysPerWeek) }, (_, week) => {
    let bits = 0
    for (let at = 0; at < daysPerWeek; at++) if (isLoaded(week * daysPerWeek + at)) bits |= 1 << at
    return bits
  })

/** What a day's column has room for: weekday and number, a letter and the number, or a letter alone. */
export type ColumnDetail = 'weekday' | 'number' | 'letter'

export interface Columns {
  /** Width of a day and of the room column, in pixels. */
  day: number
  room: number
  detail: ColumnDetail
}

interface ColumnOptions {
  days: number
  /** Width of the whole chart. */
  width: number
  rem: number
  spacing: TextSpacing
  /** On a phone a day stays wide enough for a thumb, so that a long range scrolls. */
  isNarrow: boolean
  /** Paper has no scroll: all days share the sheet, in fractions of a pixel. */
  isPrinting: boolean
}

/** Up to this many days, each column has its weekday and number: on the screen and on a printed sheet. */
export const maxWideDays = 16

/** Minimum width of a day in rem: of a fortnight, of a month, and of a quarter, which is an overview by weeks. */
const minDayWidth = (days: number, isNarrow: boolean) =>
  days <= maxWideDays ? 3.5 : isNarrow ? 2 : days <= 31 ? 1.25 : 0.5

/** Width of a letter of a room's beds, on average, relative to the font size. */
const averageLetter = 0.55

/** Widths of the columns, on screen and on paper: the days share what the room column leaves. */
export function columnsFor({ days, width, rem, spacing, isNarrow, isPrinting }: ColumnOptions): Columns {
  const minRoom = (isNarrow && !isPrinting ? 6.5 : 13.25 * (1 + spacing.letter / averageLetter)) * rem
  const share = (width - minRoom) / Math.max(1, days)
  // Whole pixels keep hairlines sharp. The remainder goes to the room column.
  const day = isPrinting ? share : Math.floor(Math.max(minDayWidth(days, isNarrow) * rem, share))
  const rest = width - days * day
  return {
    day,
    room: rest < minRoom + days ? Math.max(minRoom, rest) : minRoom,
    detail: day >= 3 * rem ? 'weekday' : day >= rem ? 'number' : 'letter',
  }
}

export interface PlacedBar {
  bar: TapeBar
  /** In days from the first column. A stay lies from midday to midday. */
  start: number
  end: number
  isCutBefore: boolean
  isCutAfter: boolean
  lane: number
}

export interface PlacedBars {
  bars: readonly PlacedBar[]
  /** Number of lanes that share the row's height; 1 unless bars overlap. */
  lanes: number
}

/** Places the bars of a row in order, in separate lanes where they overlap. */
export function placeBars(bars: readonly TapeBar[], days: number): PlacedBars {
  const laneEnds: number[] = []
  const placed = bars
    .filter(({ from, to }) => to > from && to > 0 - 0.5 && from < days)
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .map((bar): PlacedBar => {
      const free = laneEnds.findIndex((end) => end <= bar.from)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = bar.to
      return {
        bar,
        start: Math.max(0, bar.from + 0.5),
        end: Math.min(days, bar.to + 0.5),
        isCutBefore: bar.from + 0.5 < 0,
        isCutAfter: bar.to + 0.5 > days,
        lane,
      }
    })
    .filter(({ start, end }) => end > start)
  return { bars: placed, lanes: Math.max(1, laneEnds.length) }
}

/** The first day after a weekend starts a week. */
export const isWeekStart = (days: readonly TapeDay[], at: number) =>
  days[at]?.isWeekend === false && days[at - 1]?.isWeekend === true

export const isMonthStart = (days: readonly TapeDay[], at: number) => at > 0 && days[at]?.month !== days[at - 1]?.month

/** Scroll offset at which `from` to `to` is visible. A range longer than the view shows its start. */
export function scrollOffsetFor(now: number, view: number, from: number, to: number): number {
  if (from < now || to - from > view) return from
  return to > now + view ? to - view : now
}
