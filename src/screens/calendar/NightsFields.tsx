import { useSelector } from '@xstate/react'
import { maxCalendarDays } from '../../api/contract/blocking.ts'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import type { BlockingDraft } from '../../machines/calendar/blocking.rules.ts'
import { fullDayText } from './calendar-texts.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { phrase } from '../../phrases/phrase.ts'

interface NightsFieldsProps {
  change: select.BlockingRef
  /** The number of nights is the dialog's main field and has the focus. */
  isFirst: boolean
  onChange: (patch: Partial<BlockingDraft>) => void
}

const startNote = phrase('calendar.begunFirstNightStays')
const splitNote = phrase('calendar.begunPastNightsStay')

/** First night and number of nights; the arrow keys change the number. */
export function NightsFields({ change, isFirst, onChange }: NightsFieldsProps) {
  const { from, to, nightsTyped } = useSelector(change, select.selectDraft)
  const errors = useSelector(change, select.selectErrors)
  const today = useSelector(change, select.selectToday)
  const isStartFixed = useSelector(change, select.selectIsStartFixed)
  const isSplit = useSelector(change, select.selectIsSplit)
  const nights = daysBetween(from, to)
  return (
    <>
      <Columns>
        <DatePicker
          reportsIncomplete
          label={phrase('calendar.firstNight')}
          isRequired
          isDisabled={isStartFixed}
          description={isStartFixed ? (isSplit ? splitNote : startNote) : undefined}
          minValue={isStartFixed ? undefined : today}
          value={from}
          onChange={(first) => (first ? onChange({ from: first, to: addDays(first, nights) }) : undefined)}
        />
        <NumberField
          label={phrase('calendar.nights')}
          isRequired
          autoFocus={isFirst}
          minValue={1}
          maxValue={maxCalendarDays}
          value={nightsTyped ?? nights}
          errorMessage={errors.nights}
          onChange={(count) =>
            onChange(
              typeof count === 'number'
                ? { to: addDays(from, count), nightsTyped: null }
                : { nightsTyped: count ?? { typed: '', message: phrase('calendar.required') } },
            )
          }
        />
      </Columns>
      {nightsTyped ? null : <Text tone="secondary">{phrase('calendar.freeAgainOn', { day: fullDayText(to) })}</Text>}
    </>
  )
}
