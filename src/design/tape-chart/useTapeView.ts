import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createFillQueue, type FillQueue } from './fillQueue.ts'
import { chunksInView, dayWidthOf, rowOffsets, rowsInView, type Span } from './layout.rules.ts'
import type { TapeChartProps } from './tape.ts'

/** Where nothing is measured: a test without layout. */
const unmeasured = { width: 1200, height: 640, rem: 16 }
/** How much is drawn around what is seen, in pixels. */
const beyond = { down: 220, across: 120 }

const isSame = (a: Span, b: Span) => a.from === b.from && a.to === b.to

export interface TapeView {
  offsets: Float64Array
  dayWidth: number
  room: number
  rem: number
  heights: { group: number; room: number }
  isNarrow: boolean
  isTight: boolean
  isPrinting: boolean
  isMeasured: boolean
  rows: Span
  chunks: Span
  firstDay: number
  /** The part of the scroller that rows are seen in. */
  viewHeight: number
  viewWidth: number
  onScroll: () => void
  queue: FillQueue
}

type Given = Pick<TapeChartProps, 'rows' | 'days' | 'isDense' | 'occupancy'> & {
  scroller: RefObject<HTMLDivElement | null>
}

/** What of the chart is in view, kept to as the person scrolls, resizes, zooms or prints. */
export function useTapeView({ scroller, rows, days, isDense, occupancy }: Given): TapeView {
  // Nothing is drawn before that is known: all of it would be laid out twice.
  const [measured, setBox] = useState<typeof unmeasured | null>(null)
  const box = measured ?? unmeasured
  const [scrolled, setScrolled] = useState({ top: 0, left: 0 })
  const [queue] = useState(createFillQueue)
  const [isPrinting, setPrinting] = useState(false)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setBox((known) => {
        if (clientWidth === 0) return known ?? unmeasured
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
  const width = isPrinting ? 1000 : box.width
  const least = (isNarrow && !isPrinting ? 6.5 : 13.25) * rem
  const natural = isPrinting ? (width - least) / Math.max(1, days.length) : dayWidthOf(days.length, width - least, rem)
  const dayWidth = isPrinting ? natural : Math.floor(natural)
  // Days have whole pixels, so that hairlines are sharp; what is left over goes to the rooms.
  const room = Math.max(
    least,
    width - days.length * dayWidth < least + days.length ? width - days.length * dayWidth : least,
  )
  const heights = useMemo(() => ({ group: 1.75 * rem, room: (isDense ? 2 : 2.25) * rem }), [rem, isDense])
  const offsets = useMemo(() => rowOffsets(rows, heights), [rows, heights])
  const headHeight = (2.75 + (occupancy ? 2.25 : 0)) * rem
  const viewHeight = Math.max(0, box.height - headHeight)
  const viewWidth = Math.max(0, box.width - room)

  const spansAt = (top: number, left: number) => ({
    rows: rowsInView(offsets, top, viewHeight, beyond.down),
    chunks: chunksInView(days.length, dayWidth, left, viewWidth, beyond.across),
    firstDay: Math.floor(left / dayWidth),
  })
  const seen = spansAt(scrolled.top, scrolled.left)
  const drawn = useRef(seen)
  useLayoutEffect(() => {
    drawn.current = seen
  })

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    queue.postpone()
    const { scrollTop: top, scrollLeft: left } = element
    const next = spansAt(top, left)
    const { rows: rowsDrawn, chunks: chunksDrawn, firstDay } = drawn.current
    if (isSame(next.rows, rowsDrawn) && isSame(next.chunks, chunksDrawn) && next.firstDay === firstDay) return
    // In this very frame, so that nothing blank is ever shown.
    flushSync(() => setScrolled({ top, left }))
  }

  const none = { rows: { from: 0, to: 0 }, chunks: { from: 0, to: 0 }, firstDay: 0 }
  const all = { rows: { from: 0, to: rows.length }, chunks: { from: 0, to: Math.ceil(days.length / 7) }, firstDay: 0 }
  return {
    offsets,
    dayWidth,
    room,
    rem,
    heights,
    isNarrow,
    isTight: dayWidth < 3 * rem,
    isPrinting,
    viewHeight,
    viewWidth,
    onScroll,
    queue,
    ...(isPrinting ? all : measured ? seen : none),
    isMeasured: measured !== null,
  }
}
