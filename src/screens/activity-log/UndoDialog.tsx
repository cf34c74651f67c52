import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DialogMessage } from '../../design/dialog/DialogFrame.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { LogChanges } from '../../features/log/Log.tsx'
import { Text } from '../../design/text/Text.tsx'
import { displayValue, sentenceText } from '../../api/contract/activity-texts.ts'
import * as select from '../../machines/activity-log/undo.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from '../states/error-text.ts'

/** Confirms the undo of a change, field by field, or says why it can't be undone. */
export function UndoDialog({ undo }: { undo: select.UndoRef }) {
  const entry = useSelector(undo, select.selectUndoEntry)
  const error = useSelector(undo, select.selectUndoError)
  const isBusy = useSelector(undo, select.selectIsUndoing)
  const isRefused = useSelector(undo, select.selectIsUndoRefused)
  const close = () => undo.send({ type: 'undo.closed' })
  const changeText = phrase('activity-log.changeToUndo', { entry: sentenceText(entry) })
  const message = error && (isRefused ? error.message : errorText(error))
  if (isRefused)
    return (
      <Dialog
        role="alertdialog"
        title={phrase('activity-log.undoRefused')}
        isOpen
        onClose={close}
        actions={<Button onPress={close}>{phrase('activity-log.close')}</Button>}
      >
        <DialogMessage>
          <Stack gap={3}>
            <Text>{changeText}</Text>
            <Alert>{message}</Alert>
            <Text tone="secondary">{phrase('activity-log.nothingWasChanged')}</Text>
          </Stack>
        </DialogMessage>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={phrase('activity-log.undoQuestion')}
      isOpen
      tone="primary"
      confirmLabel={error ? phrase('activity-log.tryAgain') : phrase('activity-log.undo')}
      isPending={isBusy}
      pendingLabel={phrase('activity-log.undoing')}
      errorMessage={message}
      onConfirm={() => undo.send({ type: 'undo.confirmed' })}
      onClose={close}
      details={
        <LogChanges
          caption={phrase('activity-log.restoredValues')}
          before={phrase('activity-log.now')}
          after={phrase('activity-log.afterTheUndo')}
          changes={entry.changes.map(({ field, label, before, after }) => ({
            field,
            label,
            before: displayValue(after),
            after: displayValue(before),
          }))}
        />
      }
    >
      <Stack gap={3}>
        <Text>{changeText}</Text>
        <Text tone="secondary">{phrase('activity-log.undoKeepsBoth')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
