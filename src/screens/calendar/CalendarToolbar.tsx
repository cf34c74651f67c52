import { dateText } from '../../design/text/date-text.tsx'
import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { calendar as chartIcon, chevronLeft, chevronRight, list } from '../../design/icon/icons.css.ts'
import { Toolbar } from './Toolbar.tsx'
import { selectRange } from '../../machines/calendar/calendar.selectors.ts'
import { daysOptions } from '../../routes/calendar.ts'
import { rangeText } from './calendar-texts.ts'
import { storeView } from './stored-view.ts'
import { useCalendar } from './useCalendar.ts'
import { phrase } from '../../phrases/phrase.ts'

const maxDays = Math.max(...daysOptions)
const dayChoices = daysOptions.map((days) => ({
  id: days,
  label: days === maxDays ? phrase('calendar.days', { days }) : String(days),
}))
const views = [
  { id: 'chart' as const, label: phrase('calendar.chart'), icon: chartIcon },
  { id: 'list' as const, label: phrase('calendar.list'), icon: list },
]

/** Date field of the first visible day. The picker holds back a partly typed date. */
function FirstDay() {
  const { calendar, show } = useCalendar()
  const { from } = useSelector(calendar, selectRange)
  return (
    <DatePicker
      label={phrase('calendar.firstDay')}
      value={from}
      onChange={(day) => (day ? show({ from: day }) : undefined)}
    />
  )
}

/** Controls for the visible nights and the view. */
export function CalendarToolbar() {
  const { calendar, search, view, show } = useCalendar()
  const range = useSelector(calendar, selectRange)
  const step = (by: -1 | 1) => () => calendar.send({ type: 'range.stepped', by })
  return (
    <Toolbar
      label={phrase('calendar.nightsInView')}
      title={dateText(rangeText(range))}
      end={
        <>
          <SegmentedControl
            label={phrase('calendar.daysInView')}
            value={search.days}
            choices={dayChoices}
            onChange={(days) => show({ days })}
          />
          <SegmentedControl
            label={phrase('calendar.shownAs')}
            value={view}
            choices={views}
            onChange={(chosen) => {
              storeView(chosen)
              show({ view: chosen })
            }}
          />
        </>
      }
    >
      <Button icon={chevronLeft} aria-label={phrase('calendar.previousDays', { days: search.days })} onPress={step(-1)}>
        {null}
      </Button>
      <Button onPress={() => calendar.send({ type: 'today.requested' })}>{phrase('calendar.today')}</Button>
      <Button icon={chevronRight} aria-label={phrase('calendar.nextDays', { days: search.days })} onPress={step(1)}>
        {null}
      </Button>
      <FirstDay />
    </Toolbar>
  )
}
