import { useSelector } from '@xstate/react'
import { longestCalendarDays } from '../../api/contract/blocking.ts'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import type { BlockingDraft } from '../../machines/calendar/blocking.rules.ts'
import { addDays, nightsBetween } from '../../machines/facilities/nights.rules.ts'
import { fullDayText } from './calendar-words.ts'

interface NightsFieldsProps {
  change: select.BlockingRef
  /** It is their number that the dialog is about. */
  isFirst: boolean
  onChange: (patch: Partial<BlockingDraft>) => void
}

/** The first night and how many: the arrow keys make it longer and shorter. */
export function NightsFields({ change, isFirst, onChange }: NightsFieldsProps) {
  const { from, to } = useSelector(change, select.selectDraft)
  const errors = useSelector(change, select.selectErrors)
  const today = useSelector(change, select.selectToday)
  const isStartFixed = useSelector(change, select.selectIsStartFixed)
  const nights = nightsBetween(from, to)
  return (
    <>
      <Columns>
        <DatePicker
          label="First night"
          isRequired
          isDisabled={isStartFixed}
          description={isStartFixed ? 'It has begun: this night stays' : undefined}
          minValue={isStartFixed ? undefined : today}
          value={from}
          onChange={(first) => (first ? onChange({ from: first, to: addDays(first, nights) }) : undefined)}
        />
        <NumberField
          label="Nights"
          isRequired
          autoFocus={isFirst}
          minValue={1}
          maxValue={longestCalendarDays}
          value={nights}
          errorMessage={errors.nights}
          onChange={(count) => (count ? onChange({ to: addDays(from, count) }) : undefined)}
        />
      </Columns>
      <Text tone="secondary">{`Free again on ${fullDayText(to)}.`}</Text>
    </>
  )
}
