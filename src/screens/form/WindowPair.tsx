import { DatePicker } from '../../design/field/DatePicker.tsx'
import { Span } from '../../design/layout/Section.tsx'

interface Window {
  bookable_date_from: string | null
  bookable_date_to: string | null
}

interface WindowPairProps {
  /** Id, label and error of each side (`useFields`). */
  common: (name: keyof Window) => { id: string; label: string; errorMessage: string | undefined }
  value: Window
  onChange: (patch: Partial<Window>) => void
}

/** The two sides of a bookable window in a form's grid; it is half-open, and an empty side has no bound (ADR 0009). */
export const WindowPair = ({ common, value, onChange }: WindowPairProps) => (
  <>
    <Span of={3}>
      <DatePicker
        {...common('bookable_date_from')}
        isRequired={false}
        description="The first night"
        value={value.bookable_date_from}
        onChange={(day) => onChange({ bookable_date_from: day })}
      />
    </Span>
    <Span of={3}>
      <DatePicker
        {...common('bookable_date_to')}
        isRequired={false}
        description="The morning after the last night"
        value={value.bookable_date_to}
        onChange={(day) => onChange({ bookable_date_to: day })}
      />
    </Span>
  </>
)
