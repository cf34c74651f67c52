import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/facilities/status-dialog.machine.ts'
import { StatusFields, type StatusFieldsProps } from './StatusFields.tsx'
import { StatusPreview, StatusResult } from './StatusOutcomes.tsx'
import { releaseText } from './facility-texts.ts'
import { useInvalidFocus } from '../dialog/useInvalidFocus.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Changes the status of one or many facilities. It previews the affected bookings before saving. */
export function StatusDialog({ status, effectOf }: StatusFieldsProps) {
  const facilities = useSelector(status, select.selectFacilities)
  const kind = useSelector(status, select.selectKind)
  const error = useSelector(status, select.selectError)
  const isFixed = useSelector(status, select.selectIsFixed)
  const isAnswered = useSelector(status, select.selectIsAnswered)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const isBusy = useSelector(status, select.selectIsBusy)
  const { fields, onAttempt } = useInvalidFocus<HTMLDivElement>(isBusy)
  const close = () => status.send({ type: 'status.closed' })
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        isAnswered
          ? phrase('facilities.notEverythingWasDone')
          : isFixed
            ? releaseText(facilities, blockingIds).title
            : phrase('facilities.statusOf', { kind, count: facilities.length, name: facilities[0]?.name ?? '' })
      }
      onClose={close}
      actions={
        isAnswered ? (
          <Button autoFocus onPress={close}>
            {phrase('facilities.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus={isFixed} onPress={close}>
              {isFixed ? phrase('facilities.keep') : phrase('facilities.cancel')}
            </Button>
            <Confirm status={status} onAttempt={onAttempt} />
          </>
        )
      }
    >
      <Stack>
        {isAnswered ? (
          <StatusResult status={status} />
        ) : (
          <>
            {isFixed ? null : (
              <div ref={fields}>
                <Stack>
                  <StatusFields status={status} effectOf={effectOf} />
                </Stack>
              </div>
            )}
            <StatusPreview status={status} />
          </>
        )}
        <Alert>{error ? error.message : null}</Alert>
      </Stack>
    </Dialog>
  )
}

/**
 * Save button with the effect and the count. Pending while the preview loads; disabled if the preview fails or no
 * facility allows the change.
 */
function Confirm({ status, onAttempt }: { status: select.StatusRef; onAttempt: () => void }) {
  const draft = useSelector(status, select.selectDraft)
  const facilities = useSelector(status, select.selectFacilities)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const isFixed = useSelector(status, select.selectIsFixed)
  const kind = useSelector(status, select.selectKind)
  const isAsking = useSelector(status, select.selectIsPreviewing)
  const isBusy = useSelector(status, select.selectIsBusy)
  const isKnown = useSelector(status, select.selectIsPreviewed)
  const hasFailed = useSelector(status, select.selectPreviewError) !== null
  const allowedCount = useSelector(status, select.selectAllowedCount)
  const name = phrase('facilities.statusInSentence', { status: draft.status })
  return (
    <Button
      tone="primary"
      isPending={isBusy || isAsking}
      pendingLabel={isBusy ? phrase('facilities.working') : phrase('facilities.checkingTheseNights')}
      isDisabled={hasFailed || (isKnown && allowedCount === 0)}
      onPress={() => {
        status.send({ type: 'status.confirmed' })
        onAttempt()
      }}
    >
      {isFixed
        ? releaseText(facilities, blockingIds).confirm
        : isKnown && allowedCount > 0
          ? phrase('facilities.setMany', { kind, count: allowedCount, status: name })
          : phrase('facilities.setStatus', { status: name })}
    </Button>
  )
}
