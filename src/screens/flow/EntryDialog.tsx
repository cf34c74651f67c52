import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import * as select from '../../machines/flow/entry.machine.ts'

export interface EntryDialogProps<Draft extends { name: string }> {
  entry: select.EntryActor<Draft>
  /** "property type", as in "New property type". */
  noun: string
  /** The fields, each by `useEntryFields`. */
  children: ReactNode
}

/** Adds or renames one record over its list: one to three fields. The first that is refused takes the focus. */
export function EntryDialog<Draft extends { name: string }>({ entry, noun, children }: EntryDialogProps<Draft>) {
  const record = useSelector(entry, select.selectRecord)
  const error = useSelector(entry, select.selectError)
  const isBusy = useSelector(entry, select.selectIsBusy)
  const isStale = useSelector(entry, select.selectIsStale)
  const isRefused = useSelector(entry, select.selectIsRefused)
  const [attempt, setAttempt] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const [title] = useState(record ? `Rename “${record.name}”` : `New ${noun}`)
  const close = () => entry.send({ type: 'entry.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    entry.send({ type: 'entry.submitted' })
    setAttempt(attempt + 1)
  }
  useEffect(() => {
    if (attempt > 0 && !isBusy) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, isBusy])

  return (
    <Dialog isOpen title={title} onClose={close}>
      <form onSubmit={submit} noValidate>
        <div ref={fields}>
          <Stack>{children}</Stack>
        </div>
        {isStale ? (
          <StaleChoice entry={entry} />
        ) : (
          <DialogActions>
            <Button onPress={close}>Cancel</Button>
            <Button type="submit" tone="primary" isPending={isBusy} pendingLabel="Saving">
              {record ? 'Rename' : `Create ${noun}`}
            </Button>
          </DialogActions>
        )}
      </form>
      <RefusalDialog error={error} isOpen={isRefused} onClose={() => entry.send({ type: 'refusal.closed' })} />
    </Dialog>
  )
}

/** Someone else has saved first (409): what it is called now, and whose name it keeps. */
function StaleChoice<Draft extends { name: string }>({ entry }: { entry: select.EntryActor<Draft> }) {
  const mine = useSelector(entry, select.selectDraft<Draft>).name.trim()
  const theirs = useSelector(entry, select.selectRecord)?.name ?? ''
  return (
    <>
      <Alert tone="warn">
        {theirs === mine
          ? `Someone else has called it “${theirs}” meanwhile, too.`
          : `Someone else has changed this meanwhile: it is called “${theirs}” now. Nothing of yours is saved yet.`}
      </Alert>
      <DialogActions>
        {theirs === mine ? null : (
          <Button onPress={() => entry.send({ type: 'mine.kept' })}>{`Rename it “${mine}”`}</Button>
        )}
        <Button autoFocus tone="primary" onPress={() => entry.send({ type: 'theirs.taken' })}>
          {`Keep “${theirs}”`}
        </Button>
      </DialogActions>
    </>
  )
}
