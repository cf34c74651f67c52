import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Button } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import { useLocale } from 'react-aria-components/I18nProvider'
import { iconButton } from '../button/IconButton.css.ts'
import { datesLanguage } from '../text/date-text.tsx'
import { chevronLeft, chevronRight } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ComponentProps } from 'react'
import { calendarHead, day, grid, month, singleDay, weekday } from './date-fields.css.ts'
import { usePickerToday } from './PickerToday.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface DayButtonProps extends ComponentProps<'div'> {
  'data-today'?: true | undefined
}

/** A label without react-aria's word for today, which is that of our phrase. In French, its apostrophe may be another. */
function withoutToday(label: string): string {
  const today = phrase('design.todayOfCalendar', { day: '' })
  return label.slice(0, today.length).replace("'", '’') === today ? label.slice(today.length) : label
}

/** A day that is marked as today or not, whatever react-aria says: it goes by the browser's time zone and midnight. */
function DayButton({ isToday, ...dom }: DayButtonProps & { isToday: boolean }) {
  const label = withoutToday(dom['aria-label'] ?? '')
  return (
    <div
      {...dom}
      aria-label={isToday ? phrase('design.todayOfCalendar', { day: label }) : label}
      data-today={isToday || undefined}
    />
  )
}

/** The inside of a calendar, for a single date or a range. */
export function CalendarParts({ isRange }: { isRange: boolean }) {
  const today = usePickerToday()
  // The short names of Arabic are the whole words, which don't fit above the days.
  const weekdayStyle = useLocale().locale.startsWith('ar') ? 'narrow' : 'short'
  return (
    <>
      <header className={calendarHead}>
        <Button slot="previous" className={iconButton({ tone: 'plain', size: 'm' })}>
          <Icon path={chevronLeft} />
        </Button>
        <Heading className={month} lang={datesLanguage()} />
        <Button slot="next" className={iconButton({ tone: 'plain', size: 'm' })}>
          <Icon path={chevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle={weekdayStyle} className={grid}>
        <CalendarGridHeader lang={datesLanguage()}>
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
