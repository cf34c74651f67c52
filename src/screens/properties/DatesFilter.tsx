import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface Range {
  from: string | null
  to: string | null
}

interface DatesFilterProps extends Range {
  onChange: (range: Range) => void
  onClose: () => void
}

/** Filters properties by bookable dates; loaded on demand. */
export const DatesFilter = ({ from, to, onChange, onClose }: DatesFilterProps) => (
  <Inline align="end" gap={3}>
    <DateRangePicker
      label={phrase('properties.bookableBetween')}
      value={from && to ? { start: from, end: to } : null}
      onChange={(range) => onChange({ from: range?.start ?? null, to: range?.end ?? null })}
    />
    <Button tone="quiet" onPress={onClose}>
      {phrase('properties.hideDates')}
    </Button>
  </Inline>
)
