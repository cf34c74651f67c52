import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A custom date range, beside the common periods. */
export function ActivityDays() {
  const { search, show } = useActivityLog()
  const { from, to } = search
  const [start, end] = [from ?? to, to ?? from]
  return (
    <DateRangePicker
      label={phrase('activity-log.daysField')}
      value={start && end ? { start, end } : null}
      onChange={(range) => show({ from: range?.start ?? null, to: range?.end ?? null })}
    />
  )
}
