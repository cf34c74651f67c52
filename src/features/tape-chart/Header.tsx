import { memo } from 'react'
import { dateText, datesLanguage } from '../../design/text/date-text.tsx'
import { type Columns, daysPerWeek, isMonthStart, isWeekStart } from './layout.rules.ts'
import type { TapeDay } from './tape-chart.types.ts'
import * as styles from './TapeChart.css.ts'
import { percent, spokenDay, spokenOccupancy } from './texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface HeaderProps {
  days: readonly TapeDay[]
  occupancy: readonly (number | null)[] | undefined
  firstChunk: number
  lastChunk: number
  columns: Columns
  /** Month of the first visible day. */
  month: string
  /** The focused column in the occupancy row; −2 while another row has the focus. */
  focusedColumn: number
}

/** A day's occupancy as a number with a bar beneath it. A column as narrow as a letter has the bar alone, upright. */
const Occupancy = ({ ratio, detail }: { ratio: number | null; detail: Columns['detail'] }) =>
  ratio === null ? (
    '–'
  ) : (
    <>
      {detail !== 'letter' && (
        <span>{detail === 'number' ? percent(ratio) : phrase('calendar.percent', { percent: percent(ratio) })}</span>
      )}
      <div className={styles.occupancyLevel} aria-hidden="true">
        <div
          ref={(element) => {
            const level = Math.min(1, ratio)
            if (element) element.style.transform = detail === 'letter' ? `scaleY(${level})` : `scaleX(${level})`
          }}
          className={styles.occupancyFill}
        />
      </div>
    </>
  )

/** "7 Dec" at the first week that starts in a month, "14" at the others. */
const weekDateOf = (days: readonly TapeDay[], at: number) =>
  days[at]?.month === days[at - daysPerWeek]?.month ? days[at]?.number : days[at]?.shortDate

/** The dates and each day's occupancy. Both are sticky. */
export const Header = memo((props: HeaderProps) => {
  const { days, occupancy, firstChunk, lastChunk, columns, month, focusedColumn } = props
  const { day: dayWidth, room, detail } = columns
  const weeks = Array.from({ length: lastChunk - firstChunk }, (_, offset) => firstChunk + offset)
  // The week of the focused cell stays rendered while scrolled out of view. Weeks are sorted, so that no element
  // moves in the DOM.
  const focused = Math.floor(focusedColumn / daysPerWeek)
  const occupancyWeeks =
    focusedColumn < 0 || weeks.includes(focused) ? weeks : [...weeks, focused].sort((a, b) => a - b)
  const renderWeek = (at: number, draw: (day: TapeDay, at: number) => React.ReactNode) => (
    <div
      key={at}
      ref={(element) => {
        if (element) element.style.insetInlineStart = `${room + at * daysPerWeek * dayWidth}px`
      }}
      role="presentation"
      className={styles.week}
    >
      {days.slice(at * daysPerWeek, (at + 1) * daysPerWeek).map((day, offset) => draw(day, at * daysPerWeek + offset))}
    </div>
  )
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {dateText(month)}
        </div>
        {weeks.map((at) =>
          renderWeek(at, (day, index) => (
            <div
              key={day.date}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={spokenDay(day)}
              lang={day.isToday ? undefined : datesLanguage()}
              className={styles.dayHeader}
              data-weekend={day.isWeekend || undefined}
              data-today={day.isToday || undefined}
              data-month={isMonthStart(days, index) || undefined}
              data-week={isWeekStart(days, index) || undefined}
            >
              {detail === 'letter' && isWeekStart(days, index) && (
                <span className={styles.weekDate}>{weekDateOf(days, index)}</span>
              )}
              {detail === 'weekday' ? day.weekday : day.letter}
              {detail !== 'letter' && <span className={styles.dayNumber}>{day.number}</span>}
            </div>
          )),
        )}
      </div>
      {occupancy && (
        <div role="row" aria-rowindex={2} className={styles.occupancyRow}>
          <div
            role="rowheader"
            aria-colindex={1}
            tabIndex={focusedColumn === -1 ? 0 : undefined}
            className={styles.corner}
          >
            {phrase('calendar.occupancy')}
          </div>
          {occupancyWeeks.map((at) =>
            renderWeek(at, (day, index) => (
              <div
                key={day.date}
                role="gridcell"
                aria-colindex={index + 2}
                aria-label={spokenOccupancy(day, occupancy[index] ?? null)}
                tabIndex={focusedColumn === index ? 0 : undefined}
                className={styles.dayHeader}
                title={detail === 'letter' ? spokenOccupancy(day, occupancy[index] ?? null) : undefined}
                data-weekend={day.isWeekend || undefined}
                data-month={isMonthStart(days, index) || undefined}
              >
                <Occupancy ratio={occupancy[index] ?? null} detail={detail} />
              </div>
            )),
          )}
        </div>
      )}
    </div>
  )
})
