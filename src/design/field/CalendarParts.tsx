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
import { calendarHead, day, grid, month, singleDay, weekday } from './date-fields.css.ts'
import { usePickerTimeZone } from './PickerTimeZone.tsx'

/**
 * Sets the zone by which react-aria marks today. For dates without a zone, react-aria uses the browser's. The state
 * object is mutated because react-aria keys its own data by that object, so a copy doesn't work.
 */
function setTimeZone(state: { timeZone: string } | null, zone: string | null) {
  if (state && zone !== null) state.timeZone = zone
}

/** Calendar days, with today by the time zone of the pickers. */
function InTimeZone({ children }: { children: ReactNode }) {
  const zone = usePickerTimeZone()
  setTimeZone(useContext(CalendarStateContext), zone)
  setTimeZone(useContext(RangeCalendarStateContext), zone)
  return children
}

/** The inside of a calendar, for a single date or a range. */
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
