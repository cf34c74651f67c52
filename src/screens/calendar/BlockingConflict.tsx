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
import { nightsRangeText, nightsText } from './calendar-texts.ts'
import { AffectedBookingList } from './AffectedBookingList.tsx'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const stateTexts = {
  scheduled: phrase('calendar.stateToCome'),
  active: phrase('calendar.stateNow'),
  completed: phrase('calendar.stateOver'),
  cancelled: phrase('calendar.stateReleased'),
} as const

/** The blocking as it is now. */
function CurrentBlocking({ blocking, room }: { blocking: RoomBlocking; room: string }) {
  const nights = { from: blocking.date_from, to: blocking.date_to }
  return (
    <Stack gap={2}>
      <Text>{phrase('calendar.blockingIsNow')}</Text>
      <DefinitionList
        items={[
          { label: phrase('calendar.room'), value: room },
          { label: phrase('calendar.kind'), value: statusDisplay[blocking.kind].label },
          {
            label: phrase('calendar.nights'),
            value: factsText([nightsRangeText(nights), nightsText(nights)]),
          },
          { label: phrase('calendar.reason'), value: blocking.reason || blockingReasons[blocking.reason_code] },
          { label: phrase('calendar.state'), value: stateTexts[blocking.state] },
        ]}
      />
    </Stack>
  )
}

/** Why the server rejected the change: conflicting bookings, or a change meanwhile. It offers ways to continue. */
export function BlockingConflict({ change, onClose }: { change: select.BlockingRef; onClose: () => void }) {
  const result = useSelector(change, select.selectResult)
  const rooms = useSelector(change, select.selectRooms)
  const current = result?.current ?? null
  const isOver = current?.state === 'completed' || current?.state === 'cancelled'
  const conflicts = (result?.conflicts ?? []).map(({ label, kind, date_from, date_to }) => {
    const nights = { from: date_from, to: date_to }
    const what = kind === 'reservation' ? label : statusDisplay[kind].label
    return factsText([what, nightsText(nights), nightsRangeText(nights)])
  })
  return (
    <Stack>
      <Alert>{result?.message ?? phrase('calendar.changeRefused')}</Alert>
      {conflicts.length > 0 ? <AffectedBookingList caption={phrase('calendar.conflicts')} texts={conflicts} /> : null}
      {current ? (
        <CurrentBlocking blocking={current} room={rooms.find(({ id }) => id === current.facility_id)?.name ?? ''} />
      ) : null}
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          {current ? phrase('calendar.discardMyChange') : phrase('calendar.cancel')}
        </Button>
        {isOver ? null : (
          <Button tone="primary" onPress={() => change.send({ type: 'change.resumed' })}>
            {current ? phrase('calendar.editTheCurrentBlocking') : phrase('calendar.chooseOtherNights')}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
