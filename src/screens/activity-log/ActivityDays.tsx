import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { PickerToday } from '../../design/field/PickerToday.tsx'
import { calendarTodayIn } from '../../clock/hotel-clock.ts'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A custom date range, beside the common periods. */
export function ActivityDays() {
  const { search, show, timezone } = useActivityLog()
  const { from, to } = search
  const [start, end] = [from ?? to, to ?? from]
  return (
    <PickerToday value={() => calendarTodayIn(timezone)}>
      <DateRangePicker
        label={phrase('activity-log.daysField')}
        value={start && end ? { start, end } : null}
        onChange={(range) => show({ from: range?.start ?? null, to: range?.end ?? null })}
      />
    </PickerToday>
  )
}
