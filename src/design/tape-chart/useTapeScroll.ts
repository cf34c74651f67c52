import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TapeChartProps } from './tape.ts'
import type { TapeView } from './useTapeView.ts'

interface Given {
  props: TapeChartProps
  scroller: RefObject<HTMLDivElement | null>
  view: TapeView
}

/** How near to an end, in days, more are asked for. */
const near = 3

/** Starts at the first day wanted, keeps the days in view where they are when others come before them, asks for more. */
export function useTapeScroll({ props, scroller, view }: Given) {
  const { days, initialDay = 0, onScrolledNear } = props
  const { dayWidth, isMeasured } = view
  const asked = useRef(new Set<'before' | 'after'>())
  const known = useRef({ days, left: 0, isPlaced: false })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isMeasured) return
    const was = known.current
    if (!was.isPlaced) {
      if (days.length > 0 && initialDay > 0) element.scrollTo({ left: initialDay * dayWidth })
      was.isPlaced = days.length > 0
    } else if (was.days !== days) {
      const date = was.days[Math.floor(was.left / dayWidth)]?.date
      const moved = days.findIndex((day) => day.date === date)
      if (moved >= 0) element.scrollTo({ left: moved * dayWidth + (was.left % dayWidth) })
      asked.current.clear()
    }
    known.current = { days, left: element.scrollLeft, isPlaced: was.isPlaced }
  }, [days, dayWidth, isMeasured, initialDay, scroller])

  return () => {
    view.onScroll()
    const element = scroller.current
    if (!element) return
    const { scrollLeft, scrollWidth, clientWidth } = element
    if (scrollLeft === known.current.left) return
    const isForward = scrollLeft > known.current.left
    known.current.left = scrollLeft
    const side = isForward ? 'after' : 'before'
    const left = isForward ? scrollWidth - clientWidth - scrollLeft : scrollLeft
    if (left > near * dayWidth || asked.current.has(side)) return
    asked.current.add(side)
    onScrolledNear?.(side)
  }
}
