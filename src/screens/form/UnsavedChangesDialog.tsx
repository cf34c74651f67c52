import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import type { FormGuardActor } from '../../machines/form/form.selectors.ts'

export interface UnsavedChangesDialogProps {
  guard: FormGuardActor
  title?: string
  /** The changes that would be lost. */
  text?: ReactNode
}

/** Confirms leaving a form with unsaved changes. */
export const UnsavedChangesDialog = ({
  guard,
  title = 'Leave without saving?',
  text = 'Your changes are not saved yet and will be lost.',
}: UnsavedChangesDialogProps) => (
  <ConfirmDialog
    isOpen
    title={title}
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={() => guard.send({ type: 'leave.confirmed' })}
    onClose={() => guard.send({ type: 'leave.declined' })}
  >
    {text}
  </ConfirmDialog>
)
