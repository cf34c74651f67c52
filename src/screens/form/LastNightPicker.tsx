import { dayAfterLastNight, lastNightOf } from '../../api/contract/last-night.ts'
import { DatePicker, type DatePickerProps } from '../../design/field/DatePicker.tsx'

/** The end of a bookable window, `value`, by its last night, as lists and files show it (ADR 0009). */
export const LastNightPicker = ({ value, onChange, ...props }: DatePickerProps) => (
  <DatePicker {...props} value={lastNightOf(value)} onChange={(night) => onChange(dayAfterLastNight(night))} />
)
