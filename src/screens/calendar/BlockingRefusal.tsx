import { useSelector } from '@xstate/react'
import { blockingReasons, type RoomBlocking } from '../../api/contract/facility-status.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import { statusLooks } from '../facilities/facility-looks.ts'
import { counted, stretchText } from './calendar-words.ts'
import { HitList } from './HitList.tsx'
import { daysBetween } from '../../api/contract/days.ts'

const states = { scheduled: 'To come', active: 'Now', completed: 'Over', cancelled: 'Released' } as const

/** What someone else has made of it meanwhile. */
function Now({ now, room }: { now: RoomBlocking; room: string }) {
  const nights = { from: now.date_from, to: now.date_to }
  return (
    <Stack gap={2}>
      <Text>Someone else changed it meanwhile. This is what it is now:</Text>
      <DefinitionList
        items={[
          { label: 'Room', value: room },
          { label: 'Kind', value: statusLooks[now.kind].label },
          {
            label: 'Nights',
            value: `${stretchText(nights)}, ${counted(daysBetween(nights.from, nights.to), 'night')}`,
          },
          { label: 'Reason', value: now.reason || blockingReasons[now.reason_code] },
          { label: 'State', value: states[now.state] },
        ]}
      />
    </Stack>
  )
}

/** Why the server said no: what stands on the nights, or who was there first; and the way on. */
export function BlockingRefusal({ change, onClose }: { change: select.BlockingRef; onClose: () => void }) {
  const result = useSelector(change, select.selectResult)
  const rooms = useSelector(change, select.selectRooms)
  const current = result?.current ?? null
  const isOver = current?.state === 'completed' || current?.state === 'cancelled'
  const conflicts = (result?.conflicts ?? []).map(({ label, kind, date_from, date_to }) => {
    const nights = { from: date_from, to: date_to }
    const what = kind === 'reservation' ? label : statusLooks[kind].label
    return `${what}, ${counted(daysBetween(date_from, date_to), 'night')}, ${stretchText(nights)}`
  })
  return (
    <Stack>
      <Alert>{result?.message ?? 'It was refused.'}</Alert>
      {conflicts.length > 0 ? <HitList caption="What stands in the way" hits={conflicts} /> : null}
      {current ? <Now now={current} room={rooms.find(({ id }) => id === current.facility_id)?.name ?? ''} /> : null}
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          {current ? 'Leave it as it is' : 'Cancel'}
        </Button>
        {isOver ? null : (
          <Button tone="primary" onPress={() => change.send({ type: 'change.resumed' })}>
            {current ? 'Go on from what it is now' : 'Choose other nights'}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
