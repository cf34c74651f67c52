import { memo, useEffect, useState } from 'react'
import type { DraggedBar } from './drag.rules.ts'
import { type ColumnDetail, daysPerWeek, placeBars, type PlacedBar } from './layout.rules.ts'
import type { CellQueue } from './cell-queue.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape-chart.types.ts'
import { Bar, type Scale } from './Bar.tsx'
import { Cells } from './Cells.tsx'
import { SelectionOverlay } from './SelectionOverlay.tsx'
import { RowHeader } from './RowHeader.tsx'
import { row as rowStyle } from './Row.css.ts'

export interface RowProps {
  row: TapeRow
  index: number
  y: number
  scale: Scale
  detail: ColumnDetail
  days: readonly TapeDay[]
  bars: readonly TapeBar[]
  /** The weeks to render. */
  firstChunk: number
  lastChunk: number
  /** The loaded days of each week, as a bit each. */
  loadedDays: readonly number[]
  /** Selected nights in this row; both −1 if there are none. */
  from: number
  to: number
  /** Label of the first selected row: "3 nights". */
  selectionLabel: string
  /** The focused column; −2 while another row has the focus. */
  focusedColumn: number
  /** The dragged bar, if it comes from this row or would be dropped on it. */
  dragged: DraggedBar | null
  isDropInvalid: boolean
  canPress: boolean
  /** Queue that defers the rendering of the row's cells. */
  cellQueue: CellQueue
  isPrinting: boolean
}

const placedBarsCache = new WeakMap<readonly TapeBar[], { days: number; placed: ReturnType<typeof placeBars> }>()

/** Caches the layout per array of bars, because rows scroll into view repeatedly. */
function placedBarsOf(bars: readonly TapeBar[], days: number) {
  const known = placedBarsCache.get(bars)
  if (known?.days === days) return known.placed
  const made = placeBars(bars, days)
  placedBarsCache.set(bars, { days, placed: made })
  return made
}

const ghostOf = ({ bar, from, to }: DraggedBar, days: number): PlacedBar | undefined =>
  placeBars([{ ...bar, from, to }], days).bars[0]

/** A row for a room or a group. It renders only when its own props change. */
export const Row = memo((props: RowProps) => {
  const { row, index, y, scale, days, bars, firstChunk, lastChunk, focusedColumn, dragged } = props
  const { bars: all, lanes } = placedBarsOf(bars, days.length)
  const [first, last] = [firstChunk * daysPerWeek, lastChunk * daysPerWeek]
  const { cellQueue } = props
  // A group's cells show free counts, so they render at once. A room's cells wait in the queue.
  const [isFilled, setFilled] = useState(row.kind === 'group')
  useEffect(() => (isFilled ? undefined : cellQueue.add(() => setFilled(true))), [isFilled, cellQueue])
  const chunks: number[] = []
  if (isFilled) for (let chunk = firstChunk; chunk < lastChunk; chunk++) chunks.push(chunk)
  const focused = Math.floor(focusedColumn / daysPerWeek)
  if (focusedColumn >= 0 && !chunks.includes(focused)) chunks.push(focused)
  // Sorted, so that no element moves in the DOM: a move would remove its focus.
  chunks.sort((a, b) => a - b)
  const ghost = dragged?.rowId === row.id ? ghostOf(dragged, days.length) : undefined
  const place = (element: HTMLDivElement | null) => {
    if (!element) return
    element.style.transform = `translateY(${y}px)`
    element.style.blockSize = `${scale.height}px`
  }
  return (
    <div
      ref={place}
      role="row"
      aria-rowindex={index + 3}
      className={rowStyle}
      data-kind={row.kind}
      data-row={index}
      data-target={ghost ? (props.isDropInvalid ? 'refused' : 'free') : undefined}
    >
      <RowHeader row={row} isActive={focusedColumn === -1} />
      {!props.isPrinting &&
        chunks.map((chunk) => (
          <Cells
            key={chunk}
            row={row}
            bars={bars}
            days={days}
            index={chunk}
            detail={props.detail}
            left={scale.room + chunk * daysPerWeek * scale.day}
            loaded={props.loadedDays[chunk] ?? 0}
            from={props.from}
            to={props.to}
            focusedColumn={chunk === focused ? focusedColumn : -1}
          />
        ))}
      {all.map(
        (item) =>
          item.end > first &&
          item.start < last && (
            <Bar
              key={item.bar.id}
              placed={item}
              lanes={lanes}
              scale={scale}
              canPress={props.canPress}
              dragState={dragged?.bar.id === item.bar.id ? 'dragged' : undefined}
            />
          ),
      )}
      {props.from >= 0 && (
        <SelectionOverlay
          from={props.from}
          to={props.to}
          scale={scale}
          label={props.selectionLabel}
          focusedColumn={focusedColumn}
          days={days.length}
        />
      )}
      {ghost && <Bar placed={ghost} lanes={1} scale={scale} canPress={false} dragState="ghost" />}
    </div>
  )
})
