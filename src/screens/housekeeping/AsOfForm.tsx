import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { instantsOf, wallClock } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Why a time of day can't be asked for in a night when the clocks change. */
/** False for a partly typed time: "––:30". */
const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

function faultOf({ length }: readonly string[]): string | undefined {
  if (length === 0) return phrase('housekeeping.timeSkipped')
  return length > 1 ? phrase('housekeeping.timeTwice') : undefined
}

/** Form for the time of a past status, in the property's time zone. */
export function AsOfForm() {
  const { timezone } = useOpenProperty()
  const { search, show } = useRoomSearch()
  const [{ day, time }, setMoment] = useState<{ day: string | null; time: string | null }>(
    search.as_of ? wallClock(search.as_of, timezone) : { day: null, time: null },
  )
  const instants = day && time && isTime(time) ? instantsOf(day, time, timezone) : null
  const shown = search.as_of ? wallClock(search.as_of, timezone) : null
  // The address may name one of the two instants of an hour that comes twice.
  const isShown = shown?.day === day && shown.time === time
  return (
    <Inline gap={3} align="end">
      <DatePicker
        label={phrase('housekeeping.statusAsOf')}
        value={day}
        onChange={(chosen) => setMoment({ day: chosen, time })}
      />
      <TimeField
        label={phrase('housekeeping.time')}
        value={time}
        errorMessage={instants === null || isShown ? undefined : faultOf(instants)}
        onChange={(chosen) => setMoment({ day, time: chosen })}
        onPartlyTyped={(typed) => setMoment({ day, time: typed })}
      />
      <Button isDisabled={instants?.length !== 1} onPress={() => show({ as_of: instants?.[0] ?? null })}>
        {phrase('housekeeping.show')}
      </Button>
      {search.as_of ? (
        <Button tone="quiet" onPress={() => show({ as_of: null })}>
          {phrase('housekeeping.now')}
        </Button>
      ) : null}
    </Inline>
  )
}
