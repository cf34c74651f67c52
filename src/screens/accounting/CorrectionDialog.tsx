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
      title={`Reverse posting ${posting.posting_id}`}
      onClose={close}
      result={
        done && {
          kind: 'success',
          title: `Posting ${posting.posting_id} was reversed`,
          subtitle: `Posting ${done.posting_id} of ${dayText(done.business_date)} is the counter-entry, with the same amounts on the other side.`,
          actionLabel: 'Okay, thanks!',
          onAction: close,
        }
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            {`${posting.name}, ${posting.reference}, of ${dayText(posting.business_date)}. The posting stays in the books. A counter-entry on today’s business date reverses it in full.`}
          </Text>
          <TextField
            ref={field}
            autoFocus
            isRequired
            label="Reason"
            description="Why you reverse it. Auditors read this."
            maxLength={select.maxReasonLength}
            value={reason}
            errorMessage={reasonError ?? undefined}
            onChange={(text) => correction.send({ type: 'reason.typed', reason: text })}
          />
          <Alert>{error ? `${error.message}${error.requestId ? ` Request ${error.requestId}.` : ''}` : null}</Alert>
        </Stack>
        <DialogActions>
          <Button onPress={close}>Cancel</Button>
          <Button type="submit" tone="critical" isPending={isSending} pendingLabel="Reversing">
            {error ? 'Try again' : 'Reverse'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
