import { type FocusEvent, useContext, useMemo, useState } from 'react'
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField'
import { segment as segmentStyle, timeGroup } from './date-fields.css.ts'
import { control, field as fieldStyle } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { isoTimeOf, timeOf } from './iso-date.ts'
import { useSeparators } from './useSeparators.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface TimeFieldProps extends FieldProps {
  /** 24-hour time: "15:00". A partly typed one, "15:––", comes from `onPartlyTyped`. */
  value: string | null
  onChange: (value: string | null) => void
  /** Gets the text of a time that is left with an empty part, so that a form can refuse it. */
  onPartlyTyped?: (text: string) => void
}

const isComplete = (value: string) => /^\d\d:\d\d$/.test(value)

/** A time of day in 24-hour notation, as a front desk writes it. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onPartlyTyped } = props
  // react-aria keeps the typed parts only while its value stays the same.
  const [time, setTime] = useState<string | null>(null)
  if (value !== time && (value === null || isComplete(value))) setTime(value)
  // An equal time that is another object is a new value to react-aria, which then fills an emptied part again.
  const shown = useMemo(() => timeOf(time), [time])
  const isPartial = value !== null && value !== '' && !isComplete(value)
  const field = {
    ...props,
    errorMessage: props.errorMessage ?? (isPartial ? phrase('design.completeTheTime') : undefined),
  }
  const report = (typed: string | null) => {
    if (typed === value) return
    if (typed === null || isComplete(typed)) onChange(typed)
    else onPartlyTyped?.(typed)
  }
  return (
    <AriaTimeField
      {...ariaField(field)}
      value={shown}
      hourCycle={24}
      shouldForceLeadingZeros
      className={fieldStyle}
      onChange={(next) => onChange(isoTimeOf(next))}
    >
      <FieldParts field={field}>
        <TimeSegments time={time} onLeft={report} />
      </FieldParts>
    </AriaTimeField>
  )
}

interface TimeSegmentsProps {
  time: string | null
  /** Gets what the field shows when the focus leaves it. react-aria reports complete times only. */
  onLeft: (typed: string | null) => void
}

function TimeSegments({ time, onLeft }: TimeSegmentsProps) {
  const segments = useContext(TimeFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const typed = segments.filter(({ isPlaceholder }) => !isPlaceholder).length
  const onBlurCapture = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    const isPartial = typed > 0 && typed < segments.length
    onLeft(isPartial ? segments.map(({ text }) => text).join(':') : typed === 0 ? null : time)
  }
  const handlers = { onBlurCapture, onKeyDownCapture: useSeparators() }
  return (
    <DateInput className={`${control} ${timeGroup}`} render={(dom) => <div {...dom} {...handlers} />}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  )
}
