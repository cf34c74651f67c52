import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { calendar as chartIcon, chevronLeft, chevronRight, list } from '../../design/icon/icons.css.ts'
import { Toolbar } from './Toolbar.tsx'
import { selectRange } from '../../machines/calendar/calendar.selectors.ts'
import { daysOptions } from '../../routes/calendar.ts'
import { rangeText } from './calendar-texts.ts'
import { useCalendar } from './useCalendar.ts'

const maxDays = Math.max(...daysOptions)
const dayChoices = daysOptions.map((days) => ({
  id: days,
  label: days === maxDays ? `${days} days` : String(days),
}))
const views = [
  { id: 'chart' as const, label: 'Chart', icon: chartIcon },
  { id: 'list' as const, label: 'List', icon: list },
]

/** Date field of the first visible day. The picker holds back a partly typed date. */
function FirstDay() {
  const { calendar, show } = useCalendar()
  const { from } = useSelector(calendar, selectRange)
  return <DatePicker label="First day" value={from} onChange={(day) => (day ? show({ from: day }) : undefined)} />
}

/** Controls for the visible nights and the view. */
export function CalendarToolbar() {
  const { calendar, search, view, show } = useCalendar()
  const range = useSelector(calendar, selectRange)
  const step = (by: -1 | 1) => () => calendar.send({ type: 'range.stepped', by })
  return (
    <Toolbar
      label="Nights in view"
      title={rangeText(range)}
      end={
        <>
          <SegmentedControl
            label="Days in view"
            value={search.days}
            choices={dayChoices}
            onChange={(days) => show({ days })}
          />
          <SegmentedControl
            label="Shown as"
            value={view}
            choices={views}
            onChange={(chosen) => show({ view: chosen })}
          />
        </>
      }
    >
      <Button icon={chevronLeft} aria-label={`Previous ${search.days} days`} onPress={step(-1)}>
        {null}
      </Button>
      <Button onPress={() => calendar.send({ type: 'today.requested' })}>Today</Button>
      <Button icon={chevronRight} aria-label={`Next ${search.days} days`} onPress={step(1)}>
        {null}
      </Button>
      <FirstDay />
    </Toolbar>
  )
}
