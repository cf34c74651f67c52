import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import type { BlockingAction } from '../../machines/calendar/blocking.rules.ts'
import { failureText } from './calendar-texts.ts'
import { BlockingFields } from './BlockingFields.tsx'
import { BlockingPreview } from './BlockingPreview.tsx'
import { BlockingConflict } from './BlockingConflict.tsx'
import { useInvalidFocus } from '../dialog/useInvalidFocus.ts'
import { phrase } from '../../phrases/phrase.ts'

interface BlockingDialogProps {
  change: select.BlockingRef
  action: BlockingAction
}

/** Changes a blocking. It previews the affected bookings before saving, and shows conflicts after. */
export function BlockingDialog({ change, action }: BlockingDialogProps) {
  const blocking = useSelector(change, select.selectBlocking)
  const rooms = useSelector(change, select.selectRooms)
  const error = useSelector(change, select.selectError)
  const isRefused = useSelector(change, select.selectIsRefused)
  const isBusy = useSelector(change, select.selectIsBusy)
  const { fields, onAttempt } = useInvalidFocus<HTMLDivElement>(isBusy)
  const room = rooms.find(({ id }) => id === blocking.roomId)?.name ?? ''
  const close = () => change.send({ type: 'change.closed' })
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        isRefused ? phrase('calendar.blockingNotChanged') : phrase('calendar.changeBlockingOfRoom', { action, room })
      }
      onClose={close}
      actions={
        isRefused ? undefined : (
          <>
            <Button onPress={close}>{phrase('calendar.cancel')}</Button>
            <Confirm change={change} action={action} onAttempt={onAttempt} />
          </>
        )
      }
    >
      {isRefused ? (
        <BlockingConflict change={change} onClose={close} />
      ) : (
        <Stack>
          <div ref={fields}>
            <Stack>
              <BlockingFields change={change} action={action} />
            </Stack>
          </div>
          <BlockingPreview change={change} />
          <Alert>{error ? failureText(error.message, error.requestId) : null}</Alert>
        </Stack>
      )}
    </Dialog>
  )
}

/** Save button: pending while the preview loads, disabled if the preview fails or a conflict is known. */
function Confirm({ change, action, onAttempt }: BlockingDialogProps & { onAttempt: () => void }) {
  const isAsking = useSelector(change, select.selectIsPreviewing)
  const isBusy = useSelector(change, select.selectIsBusy)
  const deniedReason = useSelector(change, select.selectDeniedReason)
  const hasFailed = useSelector(change, select.selectPreviewError) !== null
  return (
    <Button
      tone="primary"
      isPending={isBusy || isAsking}
      pendingLabel={isBusy ? phrase('calendar.working') : phrase('calendar.checkingNights')}
      isDisabled={hasFailed || deniedReason !== null}
      onPress={() => {
        change.send({ type: 'change.confirmed' })
        onAttempt()
      }}
    >
      {phrase('calendar.changeBlocking', { action })}
    </Button>
  )
}
