import { memo } from 'react'
import { daysPerWeek } from './layout.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape-chart.types.ts'
import { week } from './TapeChart.css.ts'
import { cell, freeCell } from './Row.css.ts'
import { spokenCell } from './texts.rules.ts'

export interface CellsProps {
  row: TapeRow
  bars: readonly TapeBar[]
  days: readonly TapeDay[]
  /** Index of the week: its days start at `index * 7`. */
  index: number
  left: number
  isLoaded: (day: number) => boolean
  /** Selected nights in this row. */
  from: number
  to: number
  /** The focused column; −1 if it is outside this week. */
  focusedColumn: number
}

/** One week of a row: the focusable, spoken cells. Only selected cells and free counts are visible. */
export const Cells = memo(({ row, bars, days, index, left, isLoaded, from, to, focusedColumn }: CellsProps) => {
  const first = index * daysPerWeek
  return (
    <div
      ref={(element) => {
        if (element) element.style.insetInlineStart = `${left}px`
      }}
      role="presentation"
      className={week}
    >
      {days.slice(first, first + daysPerWeek).map((day, offset) => {
        const at = first + offset
        const free = row.kind === 'group' && isLoaded(at) ? row.free[at] : undefined
        return (
          <div
            key={day.date}
            role="gridcell"
            aria-colindex={at + 2}
            aria-label={spokenCell({ row, day, column: at, bars, isLoaded: isLoaded(at) })}
            aria-selected={from <= at && at < to ? true : undefined}
            tabIndex={focusedColumn === at ? 0 : undefined}
            className={row.kind === 'group' ? freeCell : cell}
            data-full={free === 0 || undefined}
          >
            {free === 0 ? 'full' : free}
          </div>
        )
      })}
    </div>
  )
})
