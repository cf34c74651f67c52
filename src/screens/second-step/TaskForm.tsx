import { useSelector } from '@xstate/react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { DialogActions } from '../../design/dialog/Dialog.tsx'
import { LiveRegion } from '../../design/hidden/LiveRegion.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { selectError, selectIsBusy } from '../../machines/second-step/set-up.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

interface TaskFormProps {
  actor: SecondStepSetUpRef
  submitLabel: string
  /** Returns false if a field is empty. */
  onSubmit: () => void
  children: ReactNode
}

/** A step of the set-up with one field. An error is spoken, and stands at the field. */
export function TaskForm({ actor, submitLabel, onSubmit, children }: TaskFormProps) {
  const isBusy = useSelector(actor, selectIsBusy)
  const error = useSelector(actor, selectError)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={phrase('second-step.setUpTitle')}>
      <Stack>
        <LiveRegion text={error?.message ?? ''} />
        {children}
        <DialogActions>
          <Button onPress={() => actor.send({ type: 'task.left' })}>{phrase('second-step.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isBusy} pendingLabel={phrase('second-step.confirming')}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
