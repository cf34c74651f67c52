import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/accounting/books-change.machine.ts'
import { maxReasonLength } from '../../machines/accounting/reason.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from '../states/error-text.ts'

interface BooksChangeDialogProps {
  change: select.BooksChangeActor
  isClosing: boolean
  /** Also the name of the button that confirms. */
  title: string
  /** Leaves the dialog after a refusal. */
  backText: string
  /** Describes the field of the reason to reopen. */
  reasonDescription: string
  /** What is checked before closing, or who closed it. */
  children: ReactNode
}

/** Dialog that closes a month or a business date, or reopens it with a reason. */
export function BooksChangeDialog({ change, isClosing, title, backText, ...props }: BooksChangeDialogProps) {
  const error = useSelector(change, select.selectChangeError)
  const isSending = useSelector(change, select.selectIsSending)
  const isRefused = useSelector(change, select.selectIsRefused)
  const [attempt, setAttempt] = useState(0)
  const leave = () => change.send({ type: 'change.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.send({ type: 'change.confirmed' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog isOpen title={title} onClose={leave}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {props.children}
          {isClosing ? null : <ReasonField change={change} attempt={attempt} description={props.reasonDescription} />}
          <Alert>{error ? errorText(error) : null}</Alert>
        </Stack>
        <DialogActions>
          {isRefused ? (
            <Button autoFocus onPress={leave}>
              {backText}
            </Button>
          ) : (
            <>
              <Button onPress={leave}>{phrase('accounting.cancel')}</Button>
              <Button
                type="submit"
                tone="primary"
                autoFocus={isClosing}
                isPending={isSending}
                pendingLabel={isClosing ? phrase('accounting.closingMonth') : phrase('accounting.reopeningMonth')}
              >
                {error ? phrase('accounting.tryAgain') : title}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface ReasonFieldProps {
  change: select.BooksChangeActor
  attempt: number
  description: string
}

function ReasonField({ change, attempt, description }: ReasonFieldProps) {
  const reason = useSelector(change, select.selectReason)
  const reasonError = useSelector(change, select.selectReasonError)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attempt > 0 && reasonError) field.current?.focus()
  }, [attempt, reasonError])
  return (
    <TextField
      ref={field}
      autoFocus
      isRequired
      label={phrase('accounting.reason')}
      description={description}
      maxLength={maxReasonLength}
      value={reason}
      errorMessage={reasonError ?? undefined}
      onChange={(text) => change.send({ type: 'reason.typed', reason: text })}
    />
  )
}
