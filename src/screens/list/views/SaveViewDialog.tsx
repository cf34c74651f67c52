import { useSelector } from '@xstate/react'
import { type SubmitEvent, useState } from 'react'
import { Alert } from '../../../design/alert/Alert.tsx'
import { Button } from '../../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../../design/dialog/Dialog.tsx'
import { Checkbox } from '../../../design/field/Checkbox.tsx'
import { TextField } from '../../../design/field/TextField.tsx'
import { Stack } from '../../../design/layout/Stack.tsx'
import * as select from '../../../machines/list-views/list-views.machine.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface SaveViewDialogProps {
  views: select.ListViewsRef
  /** The query that the view stores. */
  query: string
  onClose: () => void
}

/** Saves filters, order and columns of the list under a name. */
export function SaveViewDialog({ views, query, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const isBusy = useSelector(views, select.selectIsBusy)
  const error = useSelector(views, select.selectViewsError)
  const nameError = isSubmitted && name.trim() === '' ? phrase('validation.required') : error?.fields.name?.[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (name.trim() === '') return
    const view = { name, query, is_shared: isShared, is_default: isDefault }
    views.send({ type: 'change.requested', change: { kind: 'create', view } })
  }
  return (
    <Dialog isOpen title={phrase('views.saveTitle')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Alert>{error && !nameError ? error.message : null}</Alert>
          <TextField
            label={phrase('views.name')}
            autoFocus
            isRequired
            value={name}
            maxLength={80}
            errorMessage={nameError}
            description={phrase('views.whatIsSaved')}
            onChange={setName}
          />
          <Checkbox isSelected={isDefault} onChange={setDefault}>
            {phrase('views.openWithIt')}
          </Checkbox>
          <Checkbox isSelected={isShared} onChange={setShared}>
            {phrase('views.share')}
          </Checkbox>
        </Stack>
        <DialogActions>
          <Button onPress={onClose}>{phrase('views.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isBusy} pendingLabel={phrase('views.saving')}>
            {phrase('views.saveButton')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
