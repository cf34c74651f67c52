import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { useActivityLog } from './useActivityLog.ts'

/** Any days; the periods that are asked for most are in sight already. */
export function ActivityDays() {
  const { search, show } = useActivityLog()
  const { from, to } = search
  const [start, end] = [from ?? to, to ?? from]
  return (
    <DateRangePicker
      label="Days, both included"
      value={start && end ? { start, end } : null}
      onChange={(range) => show({ from: range?.start ?? null, to: range?.end ?? null })}
    />
  )
}
