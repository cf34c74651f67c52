import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrolledBy, scrollLeftFor } from './direction.ts'
import type { TapeChartProps } from './tape-chart.types.ts'
import type { Viewport } from './useViewport.ts'

interface ChartScrollOptions {
  props: TapeChartProps
  scroller: RefObject<HTMLDivElement | null>
  view: Viewport
}

/** Distance to an end, in days, at which more days are requested. */
const loadMarginDays = 3

/** Scrolls to the initial day, keeps the visible days in place when earlier ones are added, and requests more days. */
export function useChartScroll({ props, scroller, view }: ChartScrollOptions) {
  const { days, initialDay = 0, onScrolledNear } = props
  const { dayWidth, isMeasured } = view
  const requestedSides = useRef(new Set<'before' | 'after'>())
  const last = useRef({ days, left: 0, isPlaced: false })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isMeasured) return
    const previous = last.current
    // The offset is read back only after a scroll: reading it lays out the chart.
    let { left } = previous
    const scrollTo = (offset: number) => {
      element.scrollTo({ left: scrollLeftFor(offset) })
      left = scrolledBy(element)
    }
    if (!previous.isPlaced) {
      if (days.length > 0 && initialDay > 0) scrollTo(initialDay * dayWidth)
      previous.isPlaced = days.length > 0
    } else if (previous.days !== days) {
      const date = previous.days[Math.floor(previous.left / dayWidth)]?.date
      const moved = days.findIndex((day) => day.date === date)
      const kept = moved * dayWidth + (previous.left % dayWidth)
      if (moved >= 0 && kept !== previous.left) scrollTo(kept)
      requestedSides.current.clear()
    }
    last.current = { days, left, isPlaced: previous.isPlaced }
  }, [days, dayWidth, isMeasured, initialDay, scroller])

  return () => {
    view.onScroll()
    const element = scroller.current
    if (!element) return
    const { scrollWidth, clientWidth } = element
    const scrolled = scrolledBy(element)
    if (scrolled === last.current.left) return
    const isForward = scrolled > last.current.left
    last.current.left = scrolled
    const side = isForward ? 'after' : 'before'
    const left = isForward ? scrollWidth - clientWidth - scrolled : scrolled
    if (left > loadMarginDays * dayWidth || requestedSides.current.has(side)) return
    requestedSides.current.add(side)
    onScrolledNear?.(side)
  }
}
