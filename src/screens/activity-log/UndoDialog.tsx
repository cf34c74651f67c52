import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { LogChanges } from '../../features/log/Log.tsx'
import { Text } from '../../design/text/Text.tsx'
import { actionText, displayValue, whoText } from '../../api/contract/activity-texts.ts'
import * as select from '../../machines/activity-log/undo.machine.ts'

/** Confirms the undo of a change, field by field, or says why it can't be undone. */
export function UndoDialog({ undo }: { undo: select.UndoRef }) {
  const entry = useSelector(undo, select.selectUndoEntry)
  const error = useSelector(undo, select.selectUndoError)
  const isBusy = useSelector(undo, select.selectIsUndoing)
  const isRefused = useSelector(undo, select.selectIsUndoRefused)
  const close = () => undo.send({ type: 'undo.closed' })
  const changeText = `${whoText(entry)} ${actionText(entry)}.`
  const errorText = error && `${error.message}${error.requestId && !isRefused ? ` Request ${error.requestId}.` : ''}`
  if (isRefused)
    return (
      <Dialog
        role="alertdialog"
        title="This change cannot be undone now"
        isOpen
        onClose={close}
        actions={<Button onPress={close}>Close</Button>}
      >
        <Stack gap={3}>
          <Text>{changeText}</Text>
          <Alert>{errorText}</Alert>
          <Text tone="secondary">Nothing was changed.</Text>
        </Stack>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title="Undo this change?"
      isOpen
      tone="primary"
      confirmLabel={error ? 'Try again' : 'Undo'}
      isPending={isBusy}
      pendingLabel="Undoing"
      errorMessage={errorText}
      onConfirm={() => undo.send({ type: 'undo.confirmed' })}
      onClose={close}
    >
      <Stack gap={3}>
        <Text>{changeText}</Text>
        <LogChanges
          caption="Values that the undo restores"
          before="Now"
          after="After the undo"
          changes={entry.changes.map(({ field, label, before, after }) => ({
            field,
            label,
            before: displayValue(after),
            after: displayValue(before),
          }))}
        />
        <Text tone="secondary">The log keeps both entries: the change and the undo.</Text>
      </Stack>
    </ConfirmDialog>
  )
}
