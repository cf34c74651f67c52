import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayText } from '../../machines/accounting/accounting-texts.rules.ts'
import * as select from '../../machines/accounting/correction.machine.ts'
import { maxReasonLength } from '../../machines/accounting/reason.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from '../states/error-text.ts'

/** Asks for the reason of a posting's reversal, shows its effect, then the result. */
export function CorrectionDialog({ correction }: { correction: select.CorrectionRef }) {
  const posting = useSelector(correction, select.selectPosting)
  const reason = useSelector(correction, select.selectReason)
  const reasonError = useSelector(correction, select.selectReasonError)
  const error = useSelector(correction, select.selectCorrectionError)
  const done = useSelector(correction, select.selectDone)
  const isSending = useSelector(correction, select.selectIsSending)
  const field = useRef<HTMLInputElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && reasonError) field.current?.focus()
  }, [attempt, reasonError])
  const close = () => correction.send({ type: 'correction.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correction.send({ type: 'correction.confirmed' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      isOpen
      title={phrase('accounting.reversePosting', { postingId: posting.posting_id })}
      onClose={close}
      result={
        done && {
          kind: 'success',
          title: phrase('accounting.postingWasReversed', { postingId: posting.posting_id }),
          subtitle: phrase('accounting.counterPosting', {
            postingId: done.posting_id,
            day: dayText(done.business_date),
          }),
          actionLabel: phrase('accounting.okayThanks'),
          onAction: close,
        }
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            {phrase('accounting.reversalEffect', {
              name: posting.name,
              reference: posting.reference,
              day: dayText(posting.business_date),
            })}
          </Text>
          <TextField
            ref={field}
            autoFocus
            isRequired
            label={phrase('accounting.reason')}
            description={phrase('accounting.reasonDescription')}
            maxLength={maxReasonLength}
            value={reason}
            errorMessage={reasonError ?? undefined}
            onChange={(text) => correction.send({ type: 'reason.typed', reason: text })}
          />
          <Alert>{error ? errorText(error) : null}</Alert>
        </Stack>
        <DialogActions>
          <Button onPress={close}>{phrase('accounting.cancel')}</Button>
          <Button type="submit" tone="critical" isPending={isSending} pendingLabel={phrase('accounting.reversing')}>
            {error ? phrase('accounting.tryAgain') : phrase('accounting.reverse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
