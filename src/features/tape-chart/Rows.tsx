import { useMemo } from 'react'
import type { CellPosition } from './keyboard.rules.ts'
import type { TapeBar, TapeChartProps } from './tape-chart.types.ts'
import type { Scale } from './Bar.tsx'
import { Row } from './Row.tsx'
import type { BarDrag } from './useBarDrag.ts'
import type { Viewport } from './useViewport.ts'
import { loadedDaysByWeek } from './layout.rules.ts'
import { nightsText } from './texts.rules.ts'

const noBars: readonly TapeBar[] = []

export interface RowsProps {
  props: TapeChartProps
  view: Viewport
  focused: CellPosition
  drag: BarDrag
  isLoaded: (day: number) => boolean
}

/** The visible rows, plus the focused row, so that scrolling never unmounts the focused cell. */
export function Rows({ props, view, focused, drag, isLoaded }: RowsProps) {
  const { rows, days, bars, selection } = props
  const { dayWidth: day, room, rem, spacing, heights, offsets } = view
  const scales = useMemo<Record<'group' | 'room', Scale>>(
    () => ({
      group: { day, room, rem, spacing, height: heights.group },
      room: { day, room, rem, spacing, height: heights.room },
    }),
    [day, room, rem, spacing, heights],
  )
  const loadedDays = useMemo(() => loadedDaysByWeek(days.length, isLoaded), [days.length, isLoaded])
  const rowIndexes: number[] = []
  for (let index = view.rows.from; index < view.rows.to; index++) rowIndexes.push(index)
  if (!view.isMeasured) return null
  if (focused.row < view.rows.from) rowIndexes.unshift(focused.row)
  else if (focused.row >= view.rows.to && focused.row < rows.length) rowIndexes.push(focused.row)
  const { dragged } = drag
  return rowIndexes.map((index) => {
    const row = rows[index]
    if (!row) return null
    const isSelected = selection?.rowIds.includes(row.id) ?? false
    const isDragTarget = dragged !== null && (dragged.rowId === row.id || dragged.originRowId === row.id)
    return (
      <Row
        key={row.id}
        row={row}
        index={index}
        y={offsets[index] ?? 0}
        scale={scales[row.kind]}
        detail={view.columns.detail}
        days={days}
        bars={bars.get(row.id) ?? noBars}
        firstChunk={view.weeks.from}
        lastChunk={view.weeks.to}
        loadedDays={loadedDays}
        from={isSelected && selection ? selection.from : -1}
        to={isSelected && selection ? selection.to : -1}
        selectionLabel={selection?.rowIds[0] === row.id ? nightsText(selection.to - selection.from) : ''}
        focusedColumn={focused.row === index ? focused.column : -2}
        dragged={isDragTarget ? dragged : null}
        isDropInvalid={isDragTarget && drag.isDropInvalid}
        canPress={props.onBarOpened !== undefined}
        cellQueue={view.cellQueue}
        isPrinting={view.isPrinting}
      />
    )
  })
}
