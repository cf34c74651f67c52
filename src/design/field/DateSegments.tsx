import { DateInput, DateSegment } from 'react-aria-components/DateField'
import type { ComponentProps } from 'react'
import { pageLanguage } from '../../phrases/languages.ts'
import { segment as segmentStyle, segments } from './date-fields.css.ts'

type PartName = 'day' | 'month' | 'year'

/** Day, month or year, named in the language of the page: react-aria names it in the language of the formats (ADR 0058). */
function Part({ part, ...dom }: ComponentProps<'span'> & { part: PartName }) {
  const name = new Intl.DisplayNames(pageLanguage(), { type: 'dateTimeField' }).of(part)
  // The label of the field follows the name and a comma.
  return <span {...dom} aria-label={dom['aria-label']?.replace(/^[^,]*/, name ?? part)} />
}

const isPartName = (type: string): type is PartName => type === 'day' || type === 'month' || type === 'year'

/** Day, month and year as separate segments, in the order of the reader's locale. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput slot={slot} className={segments}>
    {(segment) => {
      const { type } = segment
      return (
        <DateSegment
          segment={segment}
          className={segmentStyle}
          render={isPartName(type) ? (dom) => <Part {...dom} part={type} /> : undefined}
        />
      )
    }}
  </DateInput>
)
