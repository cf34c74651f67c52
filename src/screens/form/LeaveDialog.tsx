import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import type { EditorActor } from '../../machines/form/form.selectors.ts'

export interface LeaveDialogProps {
  editor: EditorActor
  title?: string
  /** What would be lost. */
  text?: ReactNode
}

/** Asks before unsaved changes are lost. */
export const LeaveDialog = ({
  editor,
  title = 'Leave without saving?',
  text = 'What you typed in this form has not been saved and would be lost.',
}: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen
    title={title}
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={() => editor.send({ type: 'leave.confirmed' })}
    onClose={() => editor.send({ type: 'leave.declined' })}
  >
    {text}
  </ConfirmDialog>
)
