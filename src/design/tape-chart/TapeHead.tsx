import { memo } from 'react'
import { chunkDays } from './layout.rules.ts'
import type { TapeDay } from './tape.ts'
import * as styles from './TapeChart.css.ts'
import { percent, spokenOccupancy } from './words.rules.ts'

export interface HeadProps {
  days: readonly TapeDay[]
  occupancy: readonly (number | null)[] | undefined
  firstChunk: number
  lastChunk: number
  dayWidth: number
  room: number
  /** Of the first day in view. */
  month: string
  /** Too narrow for the weekday and for "%". */
  isTight: boolean
  /** The focused column of the occupancy; −2 while another row has it. */
  active: number
}

/** How much of a day is taken, as a figure and a rule under it. */
const Occupancy = ({ ratio, isTight }: { ratio: number | null; isTight: boolean }) =>
  ratio === null ? (
    '–'
  ) : (
    <>
      <span>
        {percent(ratio)}
        {!isTight && ' %'}
      </span>
      <div className={styles.level} aria-hidden="true">
        <div
          ref={(element) => {
            if (element) element.style.transform = `scaleX(${Math.min(1, ratio)})`
          }}
          className={styles.levelFill}
        />
      </div>
    </>
  )

/** The dates and how full each day is; both stay in sight. */
export const Head = memo((props: HeadProps) => {
  const { days, occupancy, firstChunk, lastChunk, dayWidth, room, month, isTight, active } = props
  const weeks = Array.from({ length: lastChunk - firstChunk }, (_, offset) => firstChunk + offset)
  // The cell with the focus is never lost by scrolling; in their order, so that none is moved on the page.
  const focused = Math.floor(active / chunkDays)
  const counted = active < 0 || weeks.includes(focused) ? weeks : [...weeks, focused].sort((a, b) => a - b)
  const week = (at: number, draw: (day: TapeDay, at: number) => React.ReactNode) => (
    <div
      key={at}
      ref={(element) => {
        if (element) element.style.insetInlineStart = `${room + at * chunkDays * dayWidth}px`
      }}
      role="presentation"
      className={styles.chunk}
    >
      {days.slice(at * chunkDays, (at + 1) * chunkDays).map((day, offset) => draw(day, at * chunkDays + offset))}
    </div>
  )
  return (
    <div role="rowgroup" className={styles.top} data-tight={isTight || undefined}>
      <div role="row" aria-rowindex={1} className={styles.topRow}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {month}
        </div>
        {weeks.map((at) =>
          week(at, (day, index) => (
            <div
              key={day.date}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={day.isToday ? `${day.spoken}, today` : day.spoken}
              className={styles.dayHead}
              data-weekend={day.isWeekend || undefined}
              data-today={day.isToday || undefined}
            >
              {!isTight && day.weekday}
              <span className={styles.dayNumber}>{day.number}</span>
            </div>
          )),
        )}
      </div>
      {occupancy && (
        <div role="row" aria-rowindex={2} className={styles.occupancyRow}>
          <div role="rowheader" aria-colindex={1} tabIndex={active === -1 ? 0 : undefined} className={styles.corner}>
            Occupancy
          </div>
          {counted.map((at) =>
            week(at, (day, index) => (
              <div
                key={day.date}
                role="gridcell"
                aria-colindex={index + 2}
                aria-label={spokenOccupancy(day, occupancy[index] ?? null)}
                tabIndex={active === index ? 0 : undefined}
                className={styles.dayHead}
                data-weekend={day.isWeekend || undefined}
              >
                <Occupancy ratio={occupancy[index] ?? null} isTight={isTight} />
              </div>
            )),
          )}
        </div>
      )}
    </div>
  )
})
