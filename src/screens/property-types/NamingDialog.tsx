import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import {
  type NamingRef,
  selectIsSaving,
  selectName,
  selectNameError,
  selectRenamed,
} from '../../machines/property-types/naming.machine.ts'

/** Adds or renames one property type. */
export function NamingDialog({ naming }: { naming: NamingRef }) {
  const name = useSelector(naming, selectName)
  const error = useSelector(naming, selectNameError)
  const isSaving = useSelector(naming, selectIsSaving)
  const renamed = useSelector(naming, selectRenamed)
  const close = () => naming.send({ type: 'naming.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    naming.send({ type: 'name.submitted' })
  }
  return (
    <Dialog isOpen title={renamed ? `Rename “${renamed.name}”` : 'Add property type'} onClose={close}>
      <form onSubmit={submit} noValidate>
        <TextField
          autoFocus
          label="Name"
          isRequired
          value={name}
          maxLength={80}
          errorMessage={error ?? undefined}
          onChange={(value) => naming.send({ type: 'name.typed', name: value })}
        />
        <DialogActions>
          <Button onPress={close}>Cancel</Button>
          <Button type="submit" tone="primary" isPending={isSaving} pendingLabel="Saving">
            {renamed ? 'Rename' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
