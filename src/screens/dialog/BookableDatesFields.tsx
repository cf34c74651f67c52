import { useSelector } from '@xstate/react'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { type BulkActionActor, selectWindow, selectWindowError } from '../../machines/dialog/bulk-action.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { LastNightPicker } from '../form/LastNightPicker.tsx'

/** The first and the last night of a bookable window. */
export function BookableDatesFields({ bulk }: { bulk: BulkActionActor }) {
  const window = useSelector(bulk, selectWindow)
  const error = useSelector(bulk, selectWindowError)
  return (
    <Columns>
      <DatePicker
        reportsIncomplete
        label={phrase('forms.bookableFrom')}
        description={phrase('forms.firstNight')}
        value={window.from}
        onChange={(from) => bulk.send({ type: 'window.changed', window: { ...window, from } })}
      />
      <LastNightPicker
        reportsIncomplete
        label={phrase('forms.bookableTo')}
        description={phrase('forms.lastNight')}
        value={window.to}
        errorMessage={error ?? undefined}
        onChange={(to) => bulk.send({ type: 'window.changed', window: { ...window, to } })}
      />
    </Columns>
  )
}
