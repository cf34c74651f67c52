import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { instantOf, wallClock } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Form for the time of a past status, in the property's time zone. */
export function AsOfForm() {
  const { timezone } = useOpenProperty()
  const { search, show } = useRoomSearch()
  const [{ day, time }, setMoment] = useState<{ day: string | null; time: string | null }>(
    search.as_of ? wallClock(search.as_of, timezone) : { day: null, time: null },
  )
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
        onChange={(chosen) => setMoment({ day, time: chosen })}
      />
      <Button
        isDisabled={!day || !time}
        onPress={() => (day && time ? show({ as_of: instantOf(day, time, timezone) }) : undefined)}
      >
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
