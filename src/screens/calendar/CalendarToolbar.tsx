import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { calendar as chartIcon, chevronLeft, chevronRight, list } from '../../design/icon/icons.css.ts'
import { Toolbar } from '../../design/toolbar/Toolbar.tsx'
import { selectRange } from '../../machines/calendar/calendar.selectors.ts'
import { daysChoices } from '../../paths/calendar.ts'
import { rangeText } from './calendar-words.ts'
import { useCalendar } from './useCalendar.ts'
import { useTyped } from './useTyped.ts'

const longest = Math.max(...daysChoices)
const lengths = daysChoices.map((days) => ({
  value: String(days),
  label: days === longest ? `${days} days` : String(days),
  days,
}))
const views = [
  { value: 'chart' as const, label: 'Chart', icon: chartIcon },
  { value: 'list' as const, label: 'List', icon: list },
]

/** While a year is being typed it is one of long ago. */
const isWhole = (day: string) => day >= '2000'

function FirstDay() {
  const { calendar } = useCalendar()
  const { from } = useSelector(calendar, selectRange)
  const ask = useCallback((day: string) => calendar.send({ type: 'search.changed', patch: { from: day } }), [calendar])
  const [typed, setTyped] = useTyped(from, isWhole, ask)
  return <DatePicker label="First day" value={typed} onChange={(day) => (day ? setTyped(day) : undefined)} />
}

/** Which nights are in view, and how. */
export function CalendarToolbar() {
  const { calendar, search, view, show } = useCalendar()
  const range = useSelector(calendar, selectRange)
  const step = (by: -1 | 1) => () => calendar.send({ type: 'range.stepped', by })
  return (
    <Toolbar
      label="Nights in view"
      figure={rangeText(range)}
      end={
        <>
          <SegmentedControl
            label="Days in view"
            value={String(search.days)}
            options={lengths}
            onChange={(value) => {
              const chosen = lengths.find((length) => length.value === value)
              if (chosen) show({ days: chosen.days })
            }}
          />
          <SegmentedControl
            label="Shown as"
            value={view}
            options={views}
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
