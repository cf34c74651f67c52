import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { Button } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import { iconButton } from '../button/IconButton.css.ts'
import { chevronLeft, chevronRight } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { type ReactNode, useContext } from 'react'
import { calendarHead, day, grid, month, singleDay, weekday } from './Date.css.ts'
import { usePickerTimeZone } from './PickerTimeZone.tsx'

/**
 * React-aria marks today by the zone in a calendar's state, and takes that from the browser for dates without a zone. It keeps
 * its notes on a calendar under that very object, so a copy with another zone does not serve.
 */
function setTimeZone(state: { timeZone: string } | null, zone: string | null) {
  if (state && zone !== null) state.timeZone = zone
}

/** The days, with today as the zone of the pickers has it. */
function InTimeZone({ children }: { children: ReactNode }) {
  const zone = usePickerTimeZone()
  setTimeZone(useContext(CalendarStateContext), zone)
  setTimeZone(useContext(RangeCalendarStateContext), zone)
  return children
}

/** The inside of a calendar, for one day and for a range. */
export const CalendarParts = ({ isRange }: { isRange: boolean }) => (
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
    <InTimeZone>
      <CalendarGrid weekdayStyle="short" className={grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={isRange ? day : `${day} ${singleDay}`} />}
        </CalendarGridBody>
      </CalendarGrid>
    </InTimeZone>
  </>
)
