import { memo } from 'react'
import type { TapeDay } from './tape.ts'
import { lines, nowLine, shade } from './TapeChart.css.ts'

export interface GroundProps {
  days: readonly TapeDay[]
  isLoaded: (day: number) => boolean
  dayWidth: number
  room: number
  now: number | null
}

/** What lies behind all rows, drawn once: hairlines, weekends, days on their way, and the line of now. */
export const Ground = memo(({ days, isLoaded, dayWidth, room, now }: GroundProps) => {
  const at = (day: number) => (element: HTMLDivElement | null) => {
    if (element) element.style.insetInlineStart = `${room + day * dayWidth}px`
  }
  const isKnown = now !== null && now >= 0 && now <= days.length
  return (
    <div aria-hidden="true">
      <div
        className={lines}
        ref={(element) => {
          if (element) element.style.inlineSize = `${days.length * dayWidth + 1}px`
        }}
      />
      {days.map((day, index) => {
        const kind = isLoaded(index) ? day.isWeekend && 'weekend' : 'loading'
        return kind && <div key={day.date} ref={at(index)} className={shade} data-kind={kind} />
      })}
      {isKnown && <div ref={at(now)} className={nowLine} data-now />}
    </div>
  )
})
