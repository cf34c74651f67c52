import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectReasonDialog } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { useHousekeeping } from './useHousekeeping.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Asks why an inspection failed: the work to be redone. */
export function ReasonDialog() {
  const section = useHousekeeping()
  const ask = useSelector(section, selectReasonDialog)
  const field = useRef<HTMLInputElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) field.current?.focus()
  }, [attempt])
  if (!ask) return null
  const { names, reason, error } = ask
  const close = () => section.send({ type: 'reason.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    section.send({ type: 'reason.confirmed' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      isOpen
      title={
        names.length === 1
          ? phrase('housekeeping.failInspectionOf', { room: names[0] ?? '' })
          : phrase('housekeeping.failInspectionOfRooms', { rooms: names.length })
      }
      onClose={close}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {names.length > 1 ? <Text tone="secondary">{factsText(names)}</Text> : null}
          <TextField
            ref={field}
            autoFocus
            isRequired
            label={phrase('housekeeping.reason')}
            description={phrase('housekeeping.reasonDescription')}
            maxLength={200}
            value={reason}
            errorMessage={error ?? undefined}
            onChange={(text) => section.send({ type: 'reason.typed', reason: text })}
          />
        </Stack>
        <DialogActions>
          <Button onPress={close}>{phrase('housekeeping.cancel')}</Button>
          <Button type="submit" tone="primary">
            {phrase('housekeeping.failInspection')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
