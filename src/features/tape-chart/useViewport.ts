import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { noSpacing, type TextSpacing } from './bar-text.rules.ts'
import { createCellQueue, type CellQueue } from './cell-queue.ts'
import { scrolledBy } from './direction.ts'
import { type Columns, columnsFor, rowOffsets, rowsInView, type Span, weeksInView } from './layout.rules.ts'
import type { TapeChartProps } from './tape-chart.types.ts'
import { useRevealedRows } from './useRevealedRows.ts'

/** Size without layout, as in tests. */
const defaultBox = { width: 1200, height: 640, rem: 16, spacing: noSpacing }
type Box = typeof defaultBox
/** Width of a sheet of A4, landscape, within its margins. */
const paperWidth = 1000
/** Pixels rendered around the visible area. */
const overscan = { down: 220, across: 120 }

/** Rows rendered per frame while the chart opens: the narrower the days, the more bars has a row. */
const rowsPerStep = { weekday: 6, number: 6, letter: 3 }

const isSameBox = (a: Box, b: Box) =>
  a.width === b.width && a.height === b.height && a.rem === b.rem && a.spacing === b.spacing

const isSame = (a: Span, b: Span) => a.from === b.from && a.to === b.to

export interface Viewport {
  offsets: Float64Array
  columns: Columns
  dayWidth: number
  room: number
  rem: number
  spacing: TextSpacing
  heights: { group: number; room: number }
  isNarrow: boolean
  isPrinting: boolean
  isMeasured: boolean
  rows: Span
  weeks: Span
  firstDay: number
  /** Height of the scroller's area for rows. */
  viewHeight: number
  viewWidth: number
  onScroll: () => void
  cellQueue: CellQueue
}

type ViewportOptions = Pick<TapeChartProps, 'rows' | 'days' | 'isDense' | 'occupancy'> & {
  scroller: RefObject<HTMLDivElement | null>
  /** A short text, whose spacing is that of all texts. */
  sample: RefObject<HTMLElement | null>
}

function spacingOf(element: HTMLElement): TextSpacing {
  const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(element)
  const relative = (size: string) => Number.parseFloat(size) / Number.parseFloat(fontSize) || 0
  return { letter: relative(letterSpacing), word: relative(wordSpacing) }
}

/** The visible part of the chart, updated on scroll, resize, zoom, print and another spacing of texts. */
export function useViewport({ scroller, sample, rows, days, isDense, occupancy }: ViewportOptions): Viewport {
  // Null until measured. Nothing renders before, to avoid a second layout of everything.
  const [measured, setBox] = useState<Box | null>(null)
  const box = measured ?? defaultBox
  const [scrollPosition, setScrollPosition] = useState({ top: 0, left: 0 })
  const [cellQueue] = useState(createCellQueue)
  const [isPrinting, setPrinting] = useState(false)

  useLayoutEffect(() => {
    const [element, text] = [scroller.current, sample.current]
    if (!element || !text) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const spacing = spacingOf(text)
      setBox((known) => {
        if (clientWidth === 0) return known ?? defaultBox
        const isSpacedAlike = known?.spacing.letter === spacing.letter && known.spacing.word === spacing.word
        const next = { width: clientWidth, height: clientHeight, rem, spacing: isSpacedAlike ? known.spacing : spacing }
        return known && isSameBox(known, next) ? known : next
      })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(text)
    return () => observer.disconnect()
  }, [scroller, sample])

  useLayoutEffect(() => {
    const print = (is: boolean) => () => flushSync(() => setPrinting(is))
    const [before, after] = [print(true), print(false)]
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])

  const { rem, spacing } = box
  const isNarrow = box.width < 40 * rem
  const width = isPrinting ? paperWidth : box.width
  const columns = useMemo(
    () => columnsFor({ days: days.length, width, rem, spacing, isNarrow, isPrinting }),
    [days.length, width, rem, spacing, isNarrow, isPrinting],
  )
  const { day: dayWidth, room } = columns
  const heights = useMemo(() => ({ group: 1.75 * rem, room: (isDense ? 2 : 2.25) * rem }), [rem, isDense])
  const offsets = useMemo(() => rowOffsets(rows, heights), [rows, heights])
  const headHeight = (2.75 + (occupancy ? 2.25 : 0)) * rem
  const viewHeight = Math.max(0, box.height - headHeight)
  const viewWidth = Math.max(0, box.width - room)

  const spansAt = (top: number, left: number) => ({
    rows: rowsInView(offsets, top, viewHeight, overscan.down),
    weeks: weeksInView(days.length, dayWidth, left, viewWidth, overscan.across),
    firstDay: Math.floor(left / dayWidth),
  })
  const inView = spansAt(scrollPosition.top, scrollPosition.left)
  const isScrolled = scrollPosition.top !== 0 || scrollPosition.left !== 0
  const revealed = useRevealedRows(
    measured ? inView.rows.to - inView.rows.from : 0,
    isScrolled || isPrinting,
    rowsPerStep[columns.detail],
  )
  const revealedRows = { ...inView.rows, to: Math.min(inView.rows.to, inView.rows.from + revealed) }
  const drawn = useRef(inView)
  useLayoutEffect(() => {
    drawn.current = inView
  })

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    cellQueue.postpone()
    const top = element.scrollTop
    const left = scrolledBy(element)
    const next = spansAt(top, left)
    const { rows: rowsDrawn, weeks: weeksDrawn, firstDay } = drawn.current
    if (isSame(next.rows, rowsDrawn) && isSame(next.weeks, weeksDrawn) && next.firstDay === firstDay) return
    // Synchronous, so that no blank area shows.
    flushSync(() => setScrollPosition({ top, left }))
  }

  const none = { rows: { from: 0, to: 0 }, weeks: { from: 0, to: 0 }, firstDay: 0 }
  const all = { rows: { from: 0, to: rows.length }, weeks: { from: 0, to: Math.ceil(days.length / 7) }, firstDay: 0 }
  return {
    offsets,
    columns,
    dayWidth,
    room,
    rem,
    spacing,
    heights,
    isNarrow,
    isPrinting,
    viewHeight,
    viewWidth,
    onScroll,
    cellQueue,
    ...(isPrinting ? all : measured ? { ...inView, rows: revealedRows } : none),
    isMeasured: measured !== null,
  }
}
