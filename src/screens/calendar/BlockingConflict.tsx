import { useSelector } from '@xstate/react'
import { blockingReasons, type RoomBlocking } from '../../api/contract/facility-status.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { pluralText, nightsRangeText } from './calendar-texts.ts'
import { AffectedBookingList } from './AffectedBookingList.tsx'
import { daysBetween } from '../../api/contract/days.ts'

const stateTexts = { scheduled: 'To come', active: 'Now', completed: 'Over', cancelled: 'Released' } as const

/** The blocking as another user has changed it. */
function CurrentBlocking({ blocking, room }: { blocking: RoomBlocking; room: string }) {
  const nights = { from: blocking.date_from, to: blocking.date_to }
  return (
    <Stack gap={2}>
      <Text>Someone else changed this blocking in the meantime. It is now:</Text>
      <DefinitionList
        items={[
          { label: 'Room', value: room },
          { label: 'Kind', value: statusDisplay[blocking.kind].label },
          {
            label: 'Nights',
            value: `${nightsRangeText(nights)}, ${pluralText(daysBetween(nights.from, nights.to), 'night')}`,
          },
          { label: 'Reason', value: blocking.reason || blockingReasons[blocking.reason_code] },
          { label: 'State', value: stateTexts[blocking.state] },
        ]}
      />
    </Stack>
  )
}

/** Why the server rejected the change: conflicting bookings, or another user's change. It offers ways to continue. */
export function BlockingConflict({ change, onClose }: { change: select.BlockingRef; onClose: () => void }) {
  const result = useSelector(change, select.selectResult)
  const rooms = useSelector(change, select.selectRooms)
  const current = result?.current ?? null
  const isOver = current?.state === 'completed' || current?.state === 'cancelled'
  const conflicts = (result?.conflicts ?? []).map(({ label, kind, date_from, date_to }) => {
    const nights = { from: date_from, to: date_to }
    const what = kind === 'reservation' ? label : statusDisplay[kind].label
    return `${what}, ${pluralText(daysBetween(date_from, date_to), 'night')}, ${nightsRangeText(nights)}`
  })
  return (
    <Stack>
      <Alert>{result?.message ?? 'The change was refused.'}</Alert>
      {conflicts.length > 0 ? <AffectedBookingList caption="What stands in the way" texts={conflicts} /> : null}
      {current ? (
        <CurrentBlocking blocking={current} room={rooms.find(({ id }) => id === current.facility_id)?.name ?? ''} />
      ) : null}
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          {current ? 'Discard my change' : 'Cancel'}
        </Button>
        {isOver ? null : (
          <Button tone="primary" onPress={() => change.send({ type: 'change.resumed' })}>
            {current ? 'Edit the current blocking' : 'Choose other nights'}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
