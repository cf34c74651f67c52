import { Button } from 'react-aria-components/Button'
import {
  DateRangePicker as AriaDateRangePicker,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { iconButton } from '../button/IconButton.css.ts'
import { calendarRange } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { pane } from '../menu/Menu.css.ts'
import { CalendarParts } from './CalendarParts.tsx'
import { calendar, group, opener } from './Date.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { dateOf, isoOf } from './isoDate.ts'

export interface DateRange {
  start: string
  end: string
}

export interface DateRangePickerProps extends FieldProps {
  /** ISO dates, both ends included. */
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  minValue?: string | undefined
  maxValue?: string | undefined
}

const rangeOf = (value: DateRange | null) => {
  const [start, end] = [dateOf(value?.start), dateOf(value?.end)]
  return start && end ? { start, end } : null
}

/** From a day to a day, typed or picked in one calendar. Load it when it is asked for. */
export const DateRangePicker = (props: DateRangePickerProps) => (
  <AriaDateRangePicker
    {...ariaField(props)}
    value={rangeOf(props.value)}
    minValue={dateOf(props.minValue)}
    maxValue={dateOf(props.maxValue)}
    shouldForceLeadingZeros
    className={field}
    onChange={(range) => {
      const [start, end] = [isoOf(range?.start ?? null), isoOf(range?.end ?? null)]
      props.onChange(start && end ? { start, end } : null)
    }}
  >
    <FieldParts field={props}>
      <Group className={`${control} ${group}`}>
        <DateSegments slot="start" />
        <span aria-hidden>&nbsp;–&nbsp;</span>
        <DateSegments slot="end" />
        <Button className={`${iconButton({ tone: 'plain', size: 'm' })} ${opener}`}>
          <Icon of={calendarRange} />
        </Button>
      </Group>
    </FieldParts>
    <Popover className={pane} offset={4}>
      <Dialog className={calendar}>
        <RangeCalendar>
          <CalendarParts isRange />
        </RangeCalendar>
      </Dialog>
    </Popover>
  </AriaDateRangePicker>
)
