import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Button } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import { iconButton } from '../button/IconButton.css.ts'
import { chevronLeft, chevronRight } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ComponentProps } from 'react'
import { calendarHead, day, grid, month, singleDay, weekday } from './date-fields.css.ts'
import { usePickerToday } from './PickerToday.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface DayButtonProps extends ComponentProps<'div'> {
  'data-today'?: true | undefined
}

/** A day that is marked as today or not, whatever react-aria says: it goes by the browser's time zone and midnight. */
function DayButton({ isToday, ...dom }: DayButtonProps & { isToday: boolean }) {
  // The prefix is react-aria's English one, which is the language of the app (ADR 0058).
  const label = dom['aria-label']?.replace(/^Today, /, '')
  return (
    <div
      {...dom}
      aria-label={isToday ? phrase('design.todayOfCalendar', { day: label ?? '' }) : label}
      data-today={isToday || undefined}
    />
  )
}

/** The inside of a calendar, for a single date or a range. */
export function CalendarParts({ isRange }: { isRange: boolean }) {
  const today = usePickerToday()
  return (
    <>
      <header className={calendarHead}>
        <Button slot="previous" className={iconButton({ tone: 'plain', size: 'm' })}>
          <Icon path={chevronLeft} />
        </Button>
        <Heading className={month} />
        <Button slot="next" className={iconButton({ tone: 'plain', size: 'm' })}>
          <Icon path={chevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={isRange ? day : `${day} ${singleDay}`}
              render={today === null ? undefined : (dom) => <DayButton {...dom} isToday={date.toString() === today} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
