import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { circleCheck, circleX } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/flow/bulk.machine.ts'
import { willingItems } from '../../machines/flow/bulk.rules.ts'
import { onDemand } from '../on-demand.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import type { BulkTexts } from './bulk-texts.ts'

const WindowFields = onDemand(
  () => import('./WindowFields.tsx').then((m) => m.WindowFields),
  <InlineLoader>Loading the date fields</InlineLoader>,
)

interface BulkDialogProps {
  bulk: select.BulkActor
  /** The words of the bulk's task. */
  texts: BulkTexts
}

/** Confirms one action on one or many records, then tells a result per item. */
export function BulkDialog({ bulk, texts }: BulkDialogProps) {
  const items = useSelector(bulk, select.selectItems)
  const hasWindow = useSelector(bulk, select.selectHasWindow)
  const error = useSelector(bulk, select.selectBulkError)
  const isBusy = useSelector(bulk, select.selectIsBusy)
  const isAnswered = useSelector(bulk, select.selectIsAnswered)
  const willing = willingItems(items)
  const close = () => bulk.send({ type: 'bulk.closed' })
  const confirm = () => bulk.send({ type: 'bulk.confirmed' })

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isAnswered ? 'Not everything was done' : texts.title(items)}
      onClose={close}
      actions={
        isAnswered || willing.length === 0 ? (
          <Button autoFocus onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <Button autoFocus={!hasWindow} onPress={close}>
              Cancel
            </Button>
            <Button tone={texts.tone} isPending={isBusy} pendingLabel="Working" onPress={confirm}>
              {texts.confirm(willing)}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {isAnswered ? null : <Text tone="secondary">{texts.explanation}</Text>}
        {hasWindow && !isAnswered ? <WindowFields bulk={bulk} /> : null}
        <Outcomes bulk={bulk} />
      </Stack>
      <RefusalDialog error={error} isOpen={error !== null} onClose={() => bulk.send({ type: 'refusal.closed' })} />
    </Dialog>
  )
}

/** Which items are refused, and why: before the try where it is known, after it where the server said so. */
function Outcomes({ bulk }: { bulk: select.BulkActor }) {
  const items = useSelector(bulk, select.selectItems)
  const results = useSelector(bulk, select.selectResults)
  const isAnswered = useSelector(bulk, select.selectIsAnswered)
  if (!isAnswered && items.every((item) => item.refusal === null)) return null
  const outcomes = items.map(({ id, label, refusal }) => {
    const result = results.find((candidate) => candidate.id === id)
    return { label, isRefused: refusal !== null || result?.ok === false, reason: refusal ?? result?.message ?? '' }
  })
  return (
    <DefinitionList
      items={outcomes.map(({ label, isRefused, reason }) => ({
        label,
        value: (
          <>
            <Status tone={isRefused ? 'bad' : 'ok'} icon={isRefused ? circleX : circleCheck}>
              {isRefused ? 'Refused' : isAnswered ? 'Done' : 'Will be done'}
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
