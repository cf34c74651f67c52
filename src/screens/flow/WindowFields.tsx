import { useSelector } from '@xstate/react'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { type BulkActor, selectWindow, selectWindowError } from '../../machines/flow/bulk.machine.ts'

/** The two dates of a bookable window. */
export function WindowFields({ bulk }: { bulk: BulkActor }) {
  const window = useSelector(bulk, selectWindow)
  const error = useSelector(bulk, selectWindowError)
  return (
    <Columns>
      <DatePicker
        label="Bookable from"
        description="The first night"
        value={window.from}
        onChange={(from) => bulk.send({ type: 'window.changed', window: { ...window, from } })}
      />
      <DatePicker
        label="Bookable to"
        description="The morning after the last night"
        value={window.to}
        errorMessage={error ?? undefined}
        onChange={(to) => bulk.send({ type: 'window.changed', window: { ...window, to } })}
      />
    </Columns>
  )
}
