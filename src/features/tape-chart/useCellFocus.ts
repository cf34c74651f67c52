import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { scrolledBy, scrollLeftFor } from './direction.ts'
import { occupancyRow, type CellPosition } from './keyboard.rules.ts'
import { clamp, scrollOffsetFor } from './layout.rules.ts'
import type { TapeChartProps } from './tape-chart.types.ts'
import type { Viewport } from './useViewport.ts'

/**
 * The focused cell by room and date, so that new data never moves the focus. The indexes apply when the room or date
 * is gone.
 */
interface FocusedCell extends CellPosition {
  rowId: string
  date: string | null
}

type CellFocusOptions = Pick<TapeChartProps, 'rows' | 'days' | 'initialDay' | 'occupancy'> & {
  scroller: RefObject<HTMLDivElement | null>
  grid: RefObject<HTMLDivElement | null>
  view: Viewport
}

/** The grid's single Tab stop: tracks the focused cell and keeps it focused while the grid has the focus. */
export function useCellFocus({ rows, days, initialDay = 0, occupancy, scroller, grid, view }: CellFocusOptions) {
  const [focusedCell, setFocusedCell] = useState<FocusedCell | null>(null)
  const shouldFocus = useRef(false)
  const isInside = useRef(false)

  const dayIndex = focusedCell?.date ? days.findIndex(({ date }) => date === focusedCell.date) : -1
  const rowIndex = focusedCell ? rows.findIndex(({ id }) => id === focusedCell.rowId) : -1
  const firstRoom = Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'room'),
  )
  const column = !focusedCell
    ? initialDay
    : focusedCell.date === null
      ? -1
      : dayIndex >= 0
        ? dayIndex
        : focusedCell.column
  const focused: CellPosition = {
    row: clamp(
      rowIndex >= 0 ? rowIndex : (focusedCell?.row ?? firstRoom),
      occupancy ? occupancyRow : 0,
      Math.max(0, rows.length - 1),
    ),
    column: clamp(column, -1, days.length - 1),
  }

  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('[role=rowgroup] [tabindex="0"]')
    // Focus the cell if another was chosen, or if the focused row was removed. Never take the focus from elsewhere on
    // the page.
    const isFocusLost = isInside.current && document.activeElement === document.body
    if (cell && (shouldFocus.current || isFocusLost) && cell !== document.activeElement)
      cell.focus({ preventScroll: true })
    shouldFocus.current = false
  })

  const reveal = useCallback(
    (to: CellPosition) => {
      const element = scroller.current
      if (!element) return
      const { offsets, dayWidth, viewHeight, viewWidth } = view
      const [top, bottom] = [offsets[to.row] ?? 0, offsets[to.row + 1] ?? 0]
      const start = to.column * dayWidth
      element.scrollTo({
        top: to.row < 0 ? element.scrollTop : scrollOffsetFor(element.scrollTop, viewHeight, top, bottom),
        left: scrollLeftFor(
          to.column < 0
            ? scrolledBy(element)
            : scrollOffsetFor(scrolledBy(element), viewWidth, start, start + dayWidth),
        ),
      })
    },
    [scroller, view],
  )

  const goTo = (to: CellPosition) => {
    const row = rows[to.row]
    if (!row && to.row !== occupancyRow) return
    shouldFocus.current = true
    setFocusedCell({ ...to, rowId: row?.id ?? '', date: to.column < 0 ? null : (days[to.column]?.date ?? null) })
    reveal(to)
  }

  const onFocus = () => {
    isInside.current = true
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) isInside.current = false
  }
  return { focused, goTo, reveal, onFocus, onBlur }
}
