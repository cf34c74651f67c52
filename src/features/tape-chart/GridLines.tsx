import { memo } from 'react'
import { type Columns, isMonthStart, isWeekStart } from './layout.rules.ts'
import type { TapeDay } from './tape-chart.types.ts'
import { gridLines, nowLine, periodLine, shade } from './TapeChart.css.ts'

export interface GridLinesProps {
  days: readonly TapeDay[]
  isLoaded: (day: number) => boolean
  columns: Columns
  now: number | null
}

/**
 * The background of all rows, drawn once: hairlines, weekends, loading days, the starts of months, and a line at the
 * current time. Between days as narrow as a letter, only weeks have hairlines.
 */
export const GridLines = memo(({ days, isLoaded, columns, now }: GridLinesProps) => {
  const { day: dayWidth, room, detail } = columns
  const placeAt = (day: number) => (element: HTMLDivElement | null) => {
    if (element) element.style.insetInlineStart = `${room + day * dayWidth}px`
  }
  const isNowInView = now !== null && now >= 0 && now <= days.length
  const periodAt = (day: number) =>
    isMonthStart(days, day) ? 'month' : detail === 'letter' && isWeekStart(days, day) && 'week'
  return (
    <div aria-hidden="true">
      {detail !== 'letter' && (
        <div
          className={gridLines}
          ref={(element) => {
            if (element) element.style.inlineSize = `${days.length * dayWidth + 1}px`
          }}
        />
      )}
      {days.map((day, index) => {
        const kind = isLoaded(index) ? day.isWeekend && 'weekend' : 'loading'
        return kind && <div key={day.date} ref={placeAt(index)} className={shade} data-kind={kind} />
      })}
      {days.map((day, index) => {
        const period = periodAt(index)
        return period && <div key={day.date} ref={placeAt(index)} className={periodLine} data-period={period} />
      })}
      {isNowInView && <div ref={placeAt(now)} className={nowLine} data-now />}
    </div>
  )
})
