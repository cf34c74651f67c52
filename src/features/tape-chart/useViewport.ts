import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createCellQueue, type CellQueue } from './cell-queue.ts'
import { scrolledBy } from './direction.ts'
import { type Columns, columnsFor, rowOffsets, rowsInView, type Span, weeksInView } from './layout.rules.ts'
import type { TapeChartProps } from './tape-chart.types.ts'
import { useRevealedRows } from './useRevealedRows.ts'

/** Size without layout, as in tests. */
const defaultBox = { width: 1200, height: 640, rem: 16 }
/** Width of a sheet of A4, landscape, within its margins. */
const paperWidth = 1000
/** Pixels rendered around the visible area. */
const overscan = { down: 220, across: 120 }

/** Rows rendered per frame while the chart opens: the narrower the days, the more bars has a row. */
const rowsPerStep = { weekday: 6, number: 6, letter: 3 }

const isSame = (a: Span, b: Span) => a.from === b.from && a.to === b.to

export interface Viewport {
  offsets: Float64Array
  columns: Columns
  dayWidth: number
  room: number
  rem: number
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
}

/** The visible part of the chart, updated on scroll, resize, zoom and print. */
export function useViewport({ scroller, rows, days, isDense, occupancy }: ViewportOptions): Viewport {
  // Null until measured. Nothing renders before, to avoid a second layout of everything.
  const [measured, setBox] = useState<typeof defaultBox | null>(null)
  const box = measured ?? defaultBox
  const [scrollPosition, setScrollPosition] = useState({ top: 0, left: 0 })
  const [cellQueue] = useState(createCellQueue)
  const [isPrinting, setPrinting] = useState(false)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setBox((known) => {
        if (clientWidth === 0) return known ?? defaultBox
        const isSameBox = known?.width === clientWidth && known.height === clientHeight && known.rem === rem
        return isSameBox ? known : { width: clientWidth, height: clientHeight, rem }
      })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

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

  const { rem } = box
  const isNarrow = box.width < 40 * rem
  const width = isPrinting ? paperWidth : box.width
  const columns = useMemo(
    () => columnsFor({ days: days.length, width, rem, isNarrow, isPrinting }),
    [days.length, width, rem, isNarrow, isPrinting],
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
