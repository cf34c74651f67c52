import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { SubmitErrorDialog } from './SubmitErrorDialog.tsx'
import * as select from '../../machines/dialog/record-dialog.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** What the dialog says of a new record. */
export interface RecordDialogWords {
  /** "New property type" */
  title: string
  /** "Create property type" */
  create: string
}

export interface RecordDialogProps<Draft extends { name: string }> {
  dialog: select.RecordDialogActor<Draft>
  words: RecordDialogWords
  /** The fields, each with props of `useRecordFields`. */
  children: ReactNode
}

/**
 * A dialog over a list to create or rename a record with one to three fields. The first invalid field takes the
 * focus.
 */
export function RecordDialog<Draft extends { name: string }>({ dialog, words, children }: RecordDialogProps<Draft>) {
  const record = useSelector(dialog, select.selectRecord)
  const error = useSelector(dialog, select.selectError)
  const isBusy = useSelector(dialog, select.selectIsBusy)
  const isStale = useSelector(dialog, select.selectIsStale)
  const isRefused = useSelector(dialog, select.selectIsRefused)
  const errors = useSelector(dialog, select.selectErrors<Draft>)
  const [attempt, setAttempt] = useState(0)
  /** The error of a field that already has the focus, which nothing else would speak. */
  const [spoken, setSpoken] = useState<string>()
  const fields = useRef<HTMLDivElement>(null)
  const [title] = useState(record ? phrase('forms.renameTitle', { name: record.name }) : words.title)
  const close = () => dialog.send({ type: 'dialog.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dialog.send({ type: 'dialog.submitted' })
    setAttempt(attempt + 1)
    setSpoken(undefined)
  }
  const message = Object.values<string | undefined>(errors).find(Boolean)
  useEffect(() => {
    if (attempt === 0 || isBusy) return
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field && field === document.activeElement) setSpoken(message)
    else field?.focus()
  }, [attempt, isBusy, message])

  return (
    <Dialog isOpen title={title} onClose={close}>
      <form onSubmit={submit} noValidate>
        <div ref={fields}>
          <Stack>
            {children}
            {isStale ? <RenameNote dialog={dialog} /> : null}
          </Stack>
          <VisuallyHidden role="alert">{spoken}</VisuallyHidden>
        </div>
        {isStale ? (
          <RenameActions dialog={dialog} />
        ) : (
          <DialogActions>
            <Button onPress={close}>{phrase('forms.cancel')}</Button>
            <Button type="submit" tone="primary" isPending={isBusy} pendingLabel={phrase('forms.saving')}>
              {record ? phrase('forms.rename') : words.create}
            </Button>
          </DialogActions>
        )}
      </form>
      <SubmitErrorDialog error={error} isOpen={isRefused} onClose={() => dialog.send({ type: 'error.closed' })} />
    </Dialog>
  )
}

interface RenameProps<Draft extends { name: string }> {
  dialog: select.RecordDialogActor<Draft>
}

/** The typed name, the name that was saved meanwhile (409), and by whom. */
const useNames = <Draft extends { name: string }>({ dialog }: RenameProps<Draft>) => ({
  mine: useSelector(dialog, select.selectDraft<Draft>).name.trim(),
  theirs: useSelector(dialog, select.selectRecord)?.name ?? '',
  by: useSelector(dialog, select.selectChangedBy),
})

/** Shows the name that was saved meanwhile. */
function RenameNote<Draft extends { name: string }>(props: RenameProps<Draft>) {
  const { mine, theirs, by } = useNames(props)
  return (
    <Alert tone="warning">
      {theirs === mine
        ? phrase('forms.sameNameMeanwhile', { by, theirs })
        : phrase('forms.renamedMeanwhile', { by, theirs })}
    </Alert>
  )
}

/** Asks which of the two names to save. */
function RenameActions<Draft extends { name: string }>(props: RenameProps<Draft>) {
  const { mine, theirs } = useNames(props)
  const { dialog } = props
  return (
    <DialogActions>
      {theirs === mine ? null : (
        <Button onPress={() => dialog.send({ type: 'mine.kept' })}>{phrase('forms.renameIt', { mine })}</Button>
      )}
      <Button autoFocus tone="primary" onPress={() => dialog.send({ type: 'theirs.taken' })}>
        {phrase('forms.keep', { theirs })}
      </Button>
    </DialogActions>
  )
}
