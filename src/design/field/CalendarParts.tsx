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
import { calendarHead, day, grid, month, singleDay, weekday } from './Date.css.ts'

/** The inside of a calendar, for one day and for a range. */
export const CalendarParts = ({ isRange }: { isRange: boolean }) => (
  <>
    <header className={calendarHead}>
      <Button slot="previous" className={iconButton({ tone: 'plain', size: 'm' })}>
        <Icon of={chevronLeft} />
      </Button>
      <Heading className={month} />
      <Button slot="next" className={iconButton({ tone: 'plain', size: 'm' })}>
        <Icon of={chevronRight} />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short" className={grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={isRange ? day : `${day} ${singleDay}`} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
)
