import type { TapeBar, TapeRow } from './tape-chart.types.ts'

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

/**
 * Width of a day: an equal share of `room`, with a readable minimum. Beyond a fortnight only the day's number has to
 * fit.
 */
export function dayWidthFor(days: number, room: number, rem: number): number {
  const minWidth = (days <= 16 ? 3.5 : 2) * rem
  return days === 0 ? minWidth : Math.max(minWidth, Math.floor((room / days) * 100) / 100)
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

/** Maximum width of a letter, relative to the font size. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/\u2068/u, 0],
  [/[\s.,:;'’|!iIjl()[\]-]/u, 0.34],
  [/[frt/]/u, 0.44],
  [/[mwMW@%…]/u, 0.98],
  [/[A-Z]/u, 0.74],
  [/[\u0021-\u024f]/u, 0.62],
  [/[\u0250-\u2e7f]/u, 0.85],
]
const widthCache = new Map<string, number>()
function widthOf(letter: string): number {
  const found = widthCache.get(letter) ?? letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1.1
  widthCache.set(letter, found)
  return found
}

/** Width of a bar's icon, gaps and borders, and its font size. Both in rem. */
const [iconAndGaps, fontSize] = [1.85, 0.8125]

/**
 * Cuts a bar's label to fit `width` rem; '' leaves only the icon. Not done in CSS, because each clip is another layer
 * to paint: with six thousand bars, half of a frame.
 */
export function fitLabel(text: string, width: number): string {
  const room = (width - iconAndGaps) / fontSize
  let [used, fitting] = [0, '']
  let truncated: string | null = null
  for (const letter of text) {
    used += widthOf(letter)
    if (used > room) return truncated ?? ''
    fitting += letter
    if (used + widthOf('…') <= room) truncated = `${fitting.trimEnd()}…`
  }
  return text
}

/** Scroll offset at which `from` to `to` is visible. A range longer than the view shows its start. */
export function scrollOffsetFor(now: number, view: number, from: number, to: number): number {
  if (from < now || to - from > view) return from
  return to > now + view ? to - view : now
}
