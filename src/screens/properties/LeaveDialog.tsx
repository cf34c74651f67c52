import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import { useProperties } from '../actors.ts'

/** Asks before unsaved changes are lost. */
export function LeaveDialog() {
  const properties = useProperties()
  return (
    <ConfirmDialog
      isOpen
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={() => properties.send({ type: 'leave.confirmed' })}
      onClose={() => properties.send({ type: 'leave.declined' })}
    >
      What you typed in this form has not been saved and would be lost.
    </ConfirmDialog>
  )
}
