import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { occupancyRow, type Place } from './keyboard.rules.ts'
import { clamp, scrolledTo } from './layout.rules.ts'
import type { TapeChartProps } from './tape.ts'
import type { TapeView } from './useTapeView.ts'

/** By room and date, so that new data never moves the focus; the numbers are for when those are gone. */
interface Kept extends Place {
  rowId: string
  date: string | null
}

type Given = Pick<TapeChartProps, 'rows' | 'days' | 'initialDay' | 'occupancy'> & {
  scroller: RefObject<HTMLDivElement | null>
  grid: RefObject<HTMLDivElement | null>
  view: TapeView
}

/** The one tab stop: which cell it is, and that it has the focus while the grid has. */
export function useTapeFocus({ rows, days, initialDay = 0, occupancy, scroller, grid, view }: Given) {
  const [kept, setKept] = useState<Kept | null>(null)
  const wanted = useRef(false)
  const isInside = useRef(false)

  const dayIndex = kept?.date ? days.findIndex(({ date }) => date === kept.date) : -1
  const rowIndex = kept ? rows.findIndex(({ id }) => id === kept.rowId) : -1
  const firstRoom = Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'room'),
  )
  const column = !kept ? initialDay : kept.date === null ? -1 : dayIndex >= 0 ? dayIndex : kept.column
  const place: Place = {
    row: clamp(
      rowIndex >= 0 ? rowIndex : (kept?.row ?? firstRoom),
      occupancy ? occupancyRow : 0,
      Math.max(0, rows.length - 1),
    ),
    column: clamp(column, -1, days.length - 1),
  }

  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('[role=rowgroup] [tabindex="0"]')
    // Its row went away, or another cell was chosen; never from elsewhere on the page.
    const isLost = isInside.current && document.activeElement === document.body
    if (cell && (wanted.current || isLost) && cell !== document.activeElement) cell.focus({ preventScroll: true })
    wanted.current = false
  })

  const reveal = useCallback(
    (to: Place) => {
      const element = scroller.current
      if (!element) return
      const { offsets, dayWidth, viewHeight, viewWidth } = view
      const [top, bottom] = [offsets[to.row] ?? 0, offsets[to.row + 1] ?? 0]
      const start = to.column * dayWidth
      element.scrollTo({
        top: to.row < 0 ? element.scrollTop : scrolledTo(element.scrollTop, viewHeight, top, bottom),
        left: to.column < 0 ? element.scrollLeft : scrolledTo(element.scrollLeft, viewWidth, start, start + dayWidth),
      })
    },
    [scroller, view],
  )

  const goTo = (to: Place) => {
    const row = rows[to.row]
    if (!row && to.row !== occupancyRow) return
    wanted.current = true
    setKept({ ...to, rowId: row?.id ?? '', date: to.column < 0 ? null : (days[to.column]?.date ?? null) })
    reveal(to)
  }

  const onFocus = () => {
    isInside.current = true
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) isInside.current = false
  }
  return { place, goTo, reveal, onFocus, onBlur }
}
