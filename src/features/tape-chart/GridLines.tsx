import { memo } from 'react'
import type { TapeDay } from './tape-chart.types.ts'
import { gridLines, nowLine, shade } from './TapeChart.css.ts'

export interface GridLinesProps {
  days: readonly TapeDay[]
  isLoaded: (day: number) => boolean
  dayWidth: number
  room: number
  now: number | null
}

/** The background of all rows, drawn once: hairlines, weekends, loading days, and a line at the current time. */
export const GridLines = memo(({ days, isLoaded, dayWidth, room, now }: GridLinesProps) => {
  const placeAt = (day: number) => (element: HTMLDivElement | null) => {
    if (element) element.style.insetInlineStart = `${room + day * dayWidth}px`
  }
  const isNowInView = now !== null && now >= 0 && now <= days.length
  return (
    <div aria-hidden="true">
      <div
        className={gridLines}
        ref={(element) => {
          if (element) element.style.inlineSize = `${days.length * dayWidth + 1}px`
        }}
      />
      {days.map((day, index) => {
        const kind = isLoaded(index) ? day.isWeekend && 'weekend' : 'loading'
        return kind && <div key={day.date} ref={placeAt(index)} className={shade} data-kind={kind} />
      })}
      {isNowInView && <div ref={placeAt(now)} className={nowLine} data-now />}
    </div>
  )
})
