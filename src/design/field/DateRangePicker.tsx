import { DateRangePicker as AriaDateRangePicker, Group, RangeCalendar } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { calendarRange } from '../icon/icons.css.ts'
import { pane } from '../menu/Menu.css.ts'
import { Popover } from '../popover/Popover.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { CalendarParts } from './CalendarParts.tsx'
import { calendar, firstDate, group, range } from './date-fields.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { dateOf, isoOf } from './iso-date.ts'
import { useOpeningDate } from './PickerToday.tsx'
import { type TypedDaysProps, useTypedDays } from './useTypedDays.ts'

export interface DateRange {
  start: string
  end: string
}

export interface DateRangePickerProps extends FieldProps, TypedDaysProps {
  /** ISO dates, both inclusive. */
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  minValue?: string | undefined
  maxValue?: string | undefined
}

const rangeOf = (value: DateRange | null) => {
  const [start, end] = [dateOf(value?.start), dateOf(value?.end)]
  return start && end ? { start, end } : null
}

const daysOf = (range: DateRange | null) => (range ? [range.start, range.end] : [])

/** A date range, typed or picked in one calendar. Load it on demand. */
export function DateRangePicker(props: DateRangePickerProps) {
  const initialFocus = useOpeningDate()
  const { typed, error, picker, onKeyDownCapture } = useTypedDays({
    value: props.value,
    onChange: props.onChange,
    daysOf,
    reportsIncomplete: props.reportsIncomplete,
  })
  const shown = { ...props, errorMessage: error || props.errorMessage }
  return (
    <AriaDateRangePicker
      {...ariaField(shown)}
      {...picker}
      value={rangeOf(typed)}
      minValue={dateOf(props.minValue)}
      maxValue={dateOf(props.maxValue)}
      shouldForceLeadingZeros
      className={field}
      onChange={(dates) => {
        const [start, end] = [isoOf(dates?.start ?? null), isoOf(dates?.end ?? null)]
        picker.onChange(start && end ? { start, end } : null)
      }}
    >
      <FieldParts field={shown}>
        <Group className={`${control} ${group}`} render={(dom) => <div {...dom} {...{ onKeyDownCapture }} />}>
          <span className={range}>
            <span className={firstDate}>
              <DateSegments field={shown} slot="start" />
              <span aria-hidden>&nbsp;–&nbsp;</span>
            </span>
            <DateSegments field={shown} slot="end" />
          </span>
          <CalendarButton fieldLabel={props.label} icon={calendarRange} />
        </Group>
      </FieldParts>
      <Popover className={pane} offset={4}>
        <Dialog className={calendar}>
          <RangeCalendar defaultFocusedValue={initialFocus}>
            <CalendarParts isRange />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  )
}
