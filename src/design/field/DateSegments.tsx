import { DateInput, DateSegment } from 'react-aria-components/DateField'
import type { ComponentProps } from 'react'
import { pageLanguage } from '../../phrases/languages.ts'
import { segment as segmentStyle, segments } from './date-fields.css.ts'
import type { FieldProps } from './FieldParts.tsx'
import { phrase } from '../../phrases/phrase.ts'

type PartName = 'day' | 'month' | 'year'

interface PartProps extends ComponentProps<'span'> {
  part: PartName
  fieldLabel: string
}

/**
 * Day, month or year, named in the language of the page: react-aria names it in the language of the formats (ADR 0058).
 * The name has the label of the field as a text: Orca would say it twice of an element that refers to the label.
 */
function Part({ part, fieldLabel, ...dom }: PartProps) {
  const name = new Intl.DisplayNames(pageLanguage(), { type: 'dateTimeField' }).of(part) ?? part
  // "day, " or "day, Start Date, "
  const prefix = dom['aria-label']?.replace(/^[^,]*/, name)
  return <span {...dom} aria-label={`${prefix}${fieldLabel}`} aria-labelledby={undefined} />
}

const isPartName = (type: string): type is PartName => type === 'day' || type === 'month' || type === 'year'

interface DateSegmentsProps {
  field: FieldProps
  slot?: 'start' | 'end'
}

/** Day, month and year as separate segments, in the order of the reader's locale. */
export function DateSegments({ field: { label, isRequired }, slot }: DateSegmentsProps) {
  const fieldLabel = isRequired === false ? `${label} ${phrase('design.optional')}` : label
  return (
    <DateInput slot={slot} className={segments}>
      {(segment) => {
        const { type } = segment
        return (
          <DateSegment
            segment={segment}
            className={segmentStyle}
            render={isPartName(type) ? (dom) => <Part {...dom} part={type} fieldLabel={fieldLabel} /> : undefined}
          />
        )
      }}
    </DateInput>
  )
}
