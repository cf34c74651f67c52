import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import type { FormGuardActor } from '../../machines/form/form.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface UnsavedChangesDialogProps {
  guard: FormGuardActor
  title?: string
  /** The changes that would be lost. */
  text?: ReactNode
}

/** Confirms leaving a form with unsaved changes. */
export const UnsavedChangesDialog = ({
  guard,
  title = phrase('forms.leaveQuestion'),
  text = phrase('forms.changesWillBeLost'),
}: UnsavedChangesDialogProps) => (
  <ConfirmDialog
    isOpen
    title={title}
    confirmLabel={phrase('forms.discardChanges')}
    cancelLabel={phrase('forms.keepEditing')}
    onConfirm={() => guard.send({ type: 'leave.confirmed' })}
    onClose={() => guard.send({ type: 'leave.declined' })}
  >
    {text}
  </ConfirmDialog>
)
