import { type KeyboardEvent, useRef } from 'react'
import { keyInDirection } from './direction.ts'
import { dragByKey } from './drag.rules.ts'
import { type CellPosition, firstLetterKeys, positionAfterKey } from './keyboard.rules.ts'
import { isSelected, type RoomNight, selectionBetween } from './selection.rules.ts'
import type { TapeChartProps } from './tape-chart.types.ts'
import type { BarDrag } from './useBarDrag.ts'
import { barsOn } from './texts.rules.ts'

interface ChartKeyboardOptions {
  props: TapeChartProps
  focused: CellPosition
  goTo: (focused: CellPosition) => void
  reveal: (focused: CellPosition) => void
  drag: BarDrag
  pageRows: number
  /** Returns true if a tooltip was hidden. */
  hideTooltip: () => boolean
}

/** Handles the chart's keys; returns false for other keys. */
export function useChartKeyboard({ props, focused, goTo, reveal, drag, pageRows, hideTooltip }: ChartKeyboardOptions) {
  const { rows, days, bars, selection, onSelectionChange, letterKeys = firstLetterKeys } = props
  const anchor = useRef<RoomNight | null>(null)
  const row = rows[focused.row]
  const night: RoomNight | null =
    row?.kind === 'room' && focused.column >= 0 ? { rowId: row.id, day: focused.column } : null
  const bar = night ? barsOn(bars.get(night.rowId) ?? [], night.day)[0] : undefined
  const isNightSelected = night !== null && isSelected(selection, night)

  const handleDragKey = (key: string): boolean => {
    const { dragged } = drag
    if (!dragged) return false
    if (key === 'Escape') drag.cancel()
    else if (key === 'Enter' || key === ' ') {
      const landedRow = rows.findIndex(({ id }) => id === dragged.rowId)
      if (drag.drop(dragged)) goTo({ row: landedRow, column: Math.max(0, Math.min(days.length - 1, dragged.from)) })
    } else {
      const next = dragByKey(dragged, key, rows)
      if (!next) return key !== 'Tab'
      drag.moveTo(next, true)
      const column = next.part === 'end' || next.bar.fixedUntil !== undefined ? next.to - 1 : next.from
      reveal({
        row: rows.findIndex(({ id }) => id === next.rowId),
        column: Math.max(0, Math.min(days.length - 1, column)),
      })
    }
    return true
  }

  const extendSelection = (to: CellPosition): boolean => {
    const [from, headRow] = [anchor.current ?? night, rows[to.row]]
    if (!from || !headRow || to.column < 0) return true
    anchor.current = from
    goTo(to)
    onSelectionChange(selectionBetween(rows, from, { rowId: headRow.id, day: to.column }))
    return true
  }

  const handleEnter = (): boolean => {
    if (row?.kind === 'group') props.onGroupToggled?.(row.id)
    else if (row && focused.column < 0) props.onRoomOpened?.(row.id)
    else if (isNightSelected && selection) props.onBlock?.(selection)
    else if (bar) props.onBarOpened?.(bar.id)
    else if (night) onSelectionChange(selectionBetween(rows, night, night))
    return true
  }

  const toggleGroup = (key: string): boolean => {
    if (row?.kind !== 'group' || focused.column >= 0) return false
    if (key !== (row.isExpanded ? 'ArrowLeft' : 'ArrowRight')) return false
    props.onGroupToggled?.(row.id)
    return true
  }

  /** Letter keys, active only while a cell has the focus (WCAG 2.1.4). */
  const handleLetterKey = (pressed: string): boolean => {
    const key = pressed.toLowerCase()
    if (key === letterKeys.block && selection && props.onBlock) props.onBlock(selection)
    else if (key === letterKeys.move && bar?.isMovable && night) drag.start(bar, night.rowId, 'whole', true)
    else if (key === letterKeys.resize && bar?.isResizable && night) drag.start(bar, night.rowId, 'end', true)
    else return false
    return true
  }

  const handleKey = (event: KeyboardEvent): boolean => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    const key = keyInDirection(event.key)
    if (altKey) return false
    const wasDropError = drag.dismissDropError()
    if (handleDragKey(key)) return true
    if (key === 'Escape') {
      if (wasDropError || hideTooltip()) return true
      if (!selection) return false
      anchor.current = null
      onSelectionChange(null)
      return true
    }
    if (key === 'Enter') return handleEnter()
    if (key === ' ' && night) {
      onSelectionChange(isNightSelected ? null : selectionBetween(rows, night, night))
      return true
    }
    if (!ctrlKey && !metaKey && !shiftKey && (toggleGroup(key) || handleLetterKey(key))) return true
    const to = positionAfterKey({ key, ctrlKey, metaKey }, focused, {
      rows: rows.length,
      columns: days.length,
      page: pageRows,
      hasOccupancy: props.occupancy !== undefined,
    })
    if (!to) return false
    if (shiftKey) return extendSelection(to)
    anchor.current = null
    goTo(to)
    return true
  }

  return (event: KeyboardEvent) => {
    if (!handleKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
