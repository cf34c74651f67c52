import { memo } from 'react'
import { chunkDays } from './layout.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape.ts'
import { chunk } from './TapeChart.css.ts'
import { cell, freeCell } from './TapeRow.css.ts'
import { spokenCell } from './words.rules.ts'

export interface CellsProps {
  row: TapeRow
  bars: readonly TapeBar[]
  days: readonly TapeDay[]
  /** Which week: days `index * 7` and on. */
  index: number
  left: number
  isLoaded: (day: number) => boolean
  /** Chosen nights of this row. */
  from: number
  to: number
  /** The focused column, −1 while it is not in this week. */
  active: number
}

/** A week of one row: what is focused and spoken. Cells have no look of their own but the chosen and the free counts. */
export const Cells = memo(({ row, bars, days, index, left, isLoaded, from, to, active }: CellsProps) => {
  const first = index * chunkDays
  return (
    <div
      ref={(element) => {
        if (element) element.style.insetInlineStart = `${left}px`
      }}
      role="presentation"
      className={chunk}
    >
      {days.slice(first, first + chunkDays).map((day, offset) => {
        const at = first + offset
        const free = row.kind === 'group' && isLoaded(at) ? row.free[at] : undefined
        return (
          <div
            key={day.date}
            role="gridcell"
            aria-colindex={at + 2}
            aria-label={spokenCell({ row, day, at, bars, isLoaded: isLoaded(at) })}
            aria-selected={from <= at && at < to ? true : undefined}
            tabIndex={active === at ? 0 : undefined}
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
