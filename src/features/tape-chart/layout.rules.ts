import type { TapeBar, TapeRow } from './tape-chart.types.ts'

/** Columns are drawn by the week, so that a step sideways costs each row at most one piece. */
export const daysPerWeek = 7

/** From `from` to before `to`. */
export interface Span {
  from: number
  to: number
}

export const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

export interface Heights {
  group: number
  room: number
}

/** Where each row begins; one entry more than there are rows, the last is the height of all. */
export function rowOffsets(rows: readonly TapeRow[], heights: Heights): Float64Array {
  const offsets = new Float64Array(rows.length + 1)
  for (const [index, row] of rows.entries()) offsets[index + 1] = offsets[index]! + heights[row.kind]
  return offsets
}

/** The row at this height, always one that exists while there is any. */
export function rowAt(offsets: Float64Array, y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (offsets[middle]! <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The rows to draw: those in view and as many around as `beyond` is high, by twos. */
export function rowsInView(offsets: Float64Array, top: number, height: number, overscan: number): Span {
  const count = offsets.length - 1
  if (count === 0) return { from: 0, to: 0 }
  const from = rowAt(offsets, top - overscan)
  const to = rowAt(offsets, top + height + overscan) + 1
  return { from: from & ~1, to: Math.min(count, to + (to & 1)) }
}

/** The weeks to draw, as chunks of `daysPerWeek`. */
export function weeksInView(days: number, dayWidth: number, left: number, width: number, overscan: number): Span {
  const weekWidth = dayWidth * daysPerWeek
  const count = Math.ceil(days / daysPerWeek)
  const from = clamp(Math.floor((left - overscan) / weekWidth), 0, Math.max(0, count - 1))
  return { from, to: clamp(Math.ceil((left + width + overscan) / weekWidth), Math.min(count, from + 1), count) }
}

/** A day gets what room there is, and never less than can be read: beyond a fortnight that is its number alone. */
export function dayWidthFor(days: number, room: number, rem: number): number {
  const minWidth = (days <= 16 ? 3.5 : 2) * rem
  return days === 0 ? minWidth : Math.max(minWidth, Math.floor((room / days) * 100) / 100)
}

export interface PlacedBar {
  bar: TapeBar
  /** In days from the first column: a stay lies from midday to midday. */
  start: number
  end: number
  isCutBefore: boolean
  isCutAfter: boolean
  lane: number
}

export interface PlacedBars {
  bars: readonly PlacedBar[]
  /** 1 unless bars of the row overlap: then they share its height. */
  lanes: number
}

/** Bars of one row in their order, beside each other where they overlap. */
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

/** What a letter is wide at most, as a share of the font's size. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
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

/** Of a bar that is not label: icon, gaps and borders. In rem, as is the font. */
const [iconAndGaps, fontSize] = [1.85, 0.8125]

/**
 * A bar's label, cut to what surely has room in `width` rem; '' where there is the icon alone. Cut here and not by the style
 * sheet, because each clip is one more piece to paint: with six thousand of them, half of a frame.
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

/** How far to scroll so that what lies from `from` to `to` is within the view; what is too long shows its start. */
export function scrollOffsetFor(now: number, view: number, from: number, to: number): number {
  if (from < now || to - from > view) return from
  return to > now + view ? to - view : now
}
