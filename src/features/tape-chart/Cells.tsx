import { memo } from 'react'
import { type ColumnDetail, daysPerWeek } from './layout.rules.ts'
import type { TapeBar, TapeDay, TapeRow } from './tape-chart.types.ts'
import { week } from './TapeChart.css.ts'
import { cell, freeCell } from './Row.css.ts'
import { freeText, spokenCell } from './texts.rules.ts'

export interface CellsProps {
  row: TapeRow
  bars: readonly TapeBar[]
  days: readonly TapeDay[]
  /** Index of the week: its days start at `index * 7`. */
  index: number
  left: number
  detail: ColumnDetail
  /** The loaded days of this week, as a bit each: the first day is bit 0. */
  loaded: number
  /** Selected nights in this row. */
  from: number
  to: number
  /** The focused column; −1 if it is outside this week. */
  focusedColumn: number
}

/** True if both props have the same bars in the week. Bars of other weeks don't change the cells. */
function hasSameBars({ bars: before }: CellsProps, { bars: now, index }: CellsProps): boolean {
  if (before === now) return true
  const [first, last] = [index * daysPerWeek, (index + 1) * daysPerWeek]
  const isInWeek = ({ from, to }: TapeBar) => from < last && to > first
  const [kept, found] = [before.filter(isInWeek), now.filter(isInWeek)]
  return kept.length === found.length && found.every((bar, at) => bar === kept[at])
}

const isSame = (before: CellsProps, now: CellsProps) =>
  before.row === now.row &&
  before.days === now.days &&
  before.index === now.index &&
  before.left === now.left &&
  before.detail === now.detail &&
  before.loaded === now.loaded &&
  before.from === now.from &&
  before.to === now.to &&
  before.focusedColumn === now.focusedColumn &&
  hasSameBars(before, now)

/** One week of a row: the focusable, spoken cells. Only selected cells and free counts are visible. */
export const Cells = memo(({ row, bars, days, index, left, detail, loaded, from, to, focusedColumn }: CellsProps) => {
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
        const isLoaded = (loaded & (1 << offset)) !== 0
        const free = row.kind === 'group' && isLoaded ? row.free[at] : undefined
        const text = freeText(free, detail)
        // A sign for words that the name has: drawn, not read (WCAG 2.5.3).
        const isSign = text === 0 || text === '+'
        const name = spokenCell({ row, day, column: at, bars, isLoaded })
        return (
          <div
            key={day.date}
            role="gridcell"
            aria-colindex={at + 2}
            aria-label={name}
            title={row.kind === 'group' && detail === 'letter' ? name : undefined}
            aria-selected={from <= at && at < to ? true : undefined}
            tabIndex={focusedColumn === at ? 0 : undefined}
            className={row.kind === 'group' ? freeCell : cell}
            data-full={free === 0 || undefined}
            data-sign={isSign ? text : undefined}
          >
            {isSign ? null : text}
          </div>
        )
      })}
    </div>
  )
}, isSame)
