import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { group, segment as segmentStyle } from './Date.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { dateOf, isoOf } from './isoDate.ts'

export interface DateFieldProps extends FieldProps {
  /** ISO date: "2026-04-01". */
  value: string | null
  onChange: (value: string | null) => void
  minValue?: string | undefined
  maxValue?: string | undefined
}

/** A date field for typing, without a calendar. */
export const DateField = (props: DateFieldProps) => (
  <AriaDateField
    {...ariaField(props)}
    value={dateOf(props.value)}
    minValue={dateOf(props.minValue)}
    maxValue={dateOf(props.maxValue)}
    shouldForceLeadingZeros
    className={field}
    onChange={(date) => props.onChange(isoOf(date))}
  >
    <FieldParts field={props}>
      <DateInput className={`${control} ${group}`}>
        {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
      </DateInput>
    </FieldParts>
  </AriaDateField>
)
