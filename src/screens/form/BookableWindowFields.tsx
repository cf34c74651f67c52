import { DatePicker } from '../../design/field/DatePicker.tsx'
import { Span } from '../../design/layout/Section.tsx'

interface BookableWindow {
  bookable_date_from: string | null
  bookable_date_to: string | null
}

interface BookableWindowFieldsProps {
  /** Id, label and error of each field (`useFormFields`). */
  fieldProps: (name: keyof BookableWindow) => { id: string; label: string; errorMessage: string | undefined }
  value: BookableWindow
  onChange: (patch: Partial<BookableWindow>) => void
}

/**
 * The two dates of a bookable window in a form's grid. The window is half-open; an empty date has no bound
 * (ADR 0009).
 */
export const BookableWindowFields = ({ fieldProps, value, onChange }: BookableWindowFieldsProps) => (
  <>
    <Span columns={3}>
      <DatePicker
        {...fieldProps('bookable_date_from')}
        isRequired={false}
        description="The first night"
        value={value.bookable_date_from}
        onChange={(day) => onChange({ bookable_date_from: day })}
      />
    </Span>
    <Span columns={3}>
      <DatePicker
        {...fieldProps('bookable_date_to')}
        isRequired={false}
        description="The morning after the last night"
        value={value.bookable_date_to}
        onChange={(day) => onChange({ bookable_date_to: day })}
      />
    </Span>
  </>
)
