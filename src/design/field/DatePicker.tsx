import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { calendar as calendarIcon } from '../icon/icons.css.ts'
import { pane } from '../menu/Menu.css.ts'
import { Popover } from '../popover/Popover.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { CalendarParts } from './CalendarParts.tsx'
import { calendar, group } from './date-fields.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { dateOf, isoOf } from './iso-date.ts'
import { useOpeningDate } from './PickerToday.tsx'
import { type TypedDaysProps, useTypedDays } from './useTypedDays.ts'

export interface DatePickerProps extends FieldProps, TypedDaysProps {
  /** ISO date: "2026-04-01". */
  value: string | null
  onChange: (value: string | null) => void
  minValue?: string | undefined
  maxValue?: string | undefined
}

const daysOf = (day: string | null) => (day ? [day] : [])

/** A date field with a calendar. Load it with the form that uses it, not with the list. */
export function DatePicker(props: DatePickerProps) {
  const initialFocus = useOpeningDate()
  const { typed, error, picker, onKeyDownCapture } = useTypedDays({
    value: props.value,
    onChange: props.onChange,
    daysOf,
    reportsIncomplete: props.reportsIncomplete,
  })
  const shown = { ...props, errorMessage: error || props.errorMessage }
  return (
    <AriaDatePicker
      {...ariaField(shown)}
      {...picker}
      value={dateOf(typed)}
      minValue={dateOf(props.minValue)}
      maxValue={dateOf(props.maxValue)}
      shouldForceLeadingZeros
      className={field}
      onChange={(date) => picker.onChange(isoOf(date))}
    >
      <FieldParts field={shown}>
        <Group className={`${control} ${group}`} render={(dom) => <div {...dom} {...{ onKeyDownCapture }} />}>
          <DateSegments field={shown} />
          <CalendarButton fieldLabel={props.label} icon={calendarIcon} />
        </Group>
      </FieldParts>
      <Popover className={pane} offset={4}>
        <Dialog className={calendar}>
          <Calendar defaultFocusedValue={initialFocus}>
            <CalendarParts isRange={false} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
