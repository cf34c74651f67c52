import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DialogMessage } from '../../design/dialog/DialogFrame.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { circleCheck, circleX } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/dialog/bulk-action.machine.ts'
import { allowedItems } from '../../machines/dialog/bulk-action.rules.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { SubmitErrorDialog } from './SubmitErrorDialog.tsx'
import { type BulkActionTexts, subjectOf } from './bulk-action-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

const BookableDatesFields = onDemand(
  () => import('./BookableDatesFields.tsx').then((m) => m.BookableDatesFields),
  <InlineLoader>{phrase('forms.loadingDates')}</InlineLoader>,
)

interface BulkActionDialogProps {
  bulk: select.BulkActionActor
  /** Texts of the bulk task. */
  texts: BulkActionTexts
}

/** Confirms a bulk action on one or many records, then shows the outcome of each. */
export function BulkActionDialog({ bulk, texts }: BulkActionDialogProps) {
  const items = useSelector(bulk, select.selectItems)
  const hasWindow = useSelector(bulk, select.selectHasWindow)
  const error = useSelector(bulk, select.selectBulkActionError)
  const isBusy = useSelector(bulk, select.selectIsBusy)
  const isAnswered = useSelector(bulk, select.selectIsAnswered)
  const allowed = allowedItems(items)
  const close = () => bulk.send({ type: 'bulk.closed' })
  const confirm = () => bulk.send({ type: 'bulk.confirmed' })

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isAnswered ? phrase('forms.notEverythingWasDone') : texts.title(subjectOf(items))}
      onClose={close}
      actions={
        isAnswered || allowed.length === 0 ? (
          <Button autoFocus onPress={close}>
            {phrase('forms.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus={!hasWindow} onPress={close}>
              {phrase('forms.cancel')}
            </Button>
            <Button tone={texts.tone} isPending={isBusy} pendingLabel={phrase('forms.working')} onPress={confirm}>
              {texts.confirm(subjectOf(allowed))}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {isAnswered ? null : (
          <DialogMessage>
            <Text tone="secondary">{texts.explanation(subjectOf(allowed))}</Text>
          </DialogMessage>
        )}
        {hasWindow && !isAnswered ? <BookableDatesFields bulk={bulk} /> : null}
        {isAnswered ? (
          <DialogMessage>
            <Outcomes bulk={bulk} />
          </DialogMessage>
        ) : (
          <Outcomes bulk={bulk} />
        )}
      </Stack>
      <SubmitErrorDialog error={error} isOpen={error !== null} onClose={() => bulk.send({ type: 'error.closed' })} />
    </Dialog>
  )
}

/** The rejected items with their reasons: known ones before the request, the server's after it. */
function Outcomes({ bulk }: { bulk: select.BulkActionActor }) {
  const items = useSelector(bulk, select.selectItems)
  const results = useSelector(bulk, select.selectResults)
  const isAnswered = useSelector(bulk, select.selectIsAnswered)
  if (!isAnswered && items.every((item) => item.deniedReason === null)) return null
  const outcomes = items.map(({ id, label, deniedReason }) => {
    const result = results.find((candidate) => candidate.id === id)
    return {
      label,
      isRefused: deniedReason !== null || result?.ok === false,
      reason: deniedReason ?? result?.message ?? '',
    }
  })
  return (
    <DefinitionList
      items={outcomes.map(({ label, isRefused, reason }) => ({
        label,
        value: (
          <>
            <Status tone={isRefused ? 'critical' : 'ok'} icon={isRefused ? circleX : circleCheck}>
              {isRefused ? phrase('forms.refused') : isAnswered ? phrase('forms.done') : phrase('forms.willBeDone')}
            </Status>
            {reason ? (
              <Text tone="secondary" size="s">
                {reason}
              </Text>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
