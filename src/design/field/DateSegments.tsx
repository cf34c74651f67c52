import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { segment as segmentStyle, segments } from './Date.css.ts'

/** Day, month and year as one field each, in the order of the reader's language. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput slot={slot} className={segments}>
    {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
  </DateInput>
)
