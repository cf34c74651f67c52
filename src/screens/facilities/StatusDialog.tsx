import { useSelector } from '@xstate/react'
import { facilityStatusRules } from '../../api/contract/facility-status.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/facilities/status.machine.ts'
import { StatusFields, type StatusFieldsProps } from './StatusFields.tsx'
import { StatusPreview, StatusResult } from './StatusOutcomes.tsx'
import { chosenText, releaseText } from './facility-texts.ts'

/** Changes the status of one or many facilities. It previews the affected bookings before saving. */
export function StatusDialog({ status, effectOf }: StatusFieldsProps) {
  const facilities = useSelector(status, select.selectFacilities)
  const noun = useSelector(status, select.selectNoun)
  const error = useSelector(status, select.selectError)
  const isFixed = useSelector(status, select.selectIsFixed)
  const isAnswered = useSelector(status, select.selectIsAnswered)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const close = () => status.send({ type: 'status.closed' })
  const chosen = chosenText(facilities, noun)
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        isAnswered
          ? 'Not everything was done'
          : isFixed
            ? releaseText(facilities, blockingIds).title
            : `Status of ${chosen}`
      }
      onClose={close}
      actions={
        isAnswered ? (
          <Button autoFocus onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <Button autoFocus={isFixed} onPress={close}>
              {isFixed ? 'Keep' : 'Cancel'}
            </Button>
            <Confirm status={status} />
          </>
        )
      }
    >
      <Stack>
        {isAnswered ? (
          <StatusResult status={status} />
        ) : (
          <>
            {isFixed ? null : <StatusFields status={status} effectOf={effectOf} />}
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
function Confirm({ status }: { status: select.StatusRef }) {
  const draft = useSelector(status, select.selectDraft)
  const facilities = useSelector(status, select.selectFacilities)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const isFixed = useSelector(status, select.selectIsFixed)
  const noun = useSelector(status, select.selectNoun)
  const isAsking = useSelector(status, select.selectIsPreviewing)
  const isBusy = useSelector(status, select.selectIsBusy)
  const isKnown = useSelector(status, select.selectIsPreviewed)
  const hasFailed = useSelector(status, select.selectPreviewError) !== null
  const willing = useSelector(status, select.selectAllowedCount)
  const name = facilityStatusRules[draft.status].label.toLowerCase()
  const many = willing === 1 ? `1 ${noun.one}` : `${willing} ${noun.many}`
  return (
    <Button
      tone="primary"
      isPending={isBusy || isAsking}
      pendingLabel={isBusy ? 'Working' : 'Checking these nights'}
      isDisabled={hasFailed || (isKnown && willing === 0)}
      onPress={() => status.send({ type: 'status.confirmed' })}
    >
      {isFixed
        ? releaseText(facilities, blockingIds).confirm
        : isKnown && willing > 0
          ? `Set ${many} to ${name}`
          : `Set to ${name}`}
    </Button>
  )
}
