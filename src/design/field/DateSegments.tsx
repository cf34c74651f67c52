import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { segment as segmentStyle, segments } from './date-fields.css.ts'

/** Day, month and year as separate segments, in the order of the reader's locale. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput slot={slot} className={segments}>
    {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
  </DateInput>
)
