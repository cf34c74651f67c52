import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'

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
      label="Bookable between"
      value={from && to ? { start: from, end: to } : null}
      onChange={(range) => onChange({ from: range?.start ?? null, to: range?.end ?? null })}
    />
    <Button tone="quiet" onPress={onClose}>
      Hide dates
    </Button>
  </Inline>
)
