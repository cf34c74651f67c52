import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { group, segment as segmentStyle } from './date-fields.css.ts'
import { control, field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { isoTimeOf, timeOf } from './iso-date.ts'

export interface TimeFieldProps extends FieldProps {
  /** 24-hour time: "15:00". */
  value: string | null
  onChange: (value: string | null) => void
}

/** A time of day in 24-hour notation, as a front desk writes it. */
export const TimeField = (props: TimeFieldProps) => (
  <AriaTimeField
    {...ariaField(props)}
    value={timeOf(props.value)}
    hourCycle={24}
    shouldForceLeadingZeros
    className={field}
    onChange={(time) => props.onChange(isoTimeOf(time))}
  >
    <FieldParts field={props}>
      <DateInput className={`${control} ${group}`}>
        {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
      </DateInput>
    </FieldParts>
  </AriaTimeField>
)
