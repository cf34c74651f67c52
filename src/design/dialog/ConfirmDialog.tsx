import type { ReactNode } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogMessage } from './DialogFrame.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface ConfirmDialogProps {
  title: string
  /** What will happen and what can't be undone (WCAG 3.3.4). */
  children: ReactNode
  /** Content that a screen reader doesn't read out at once, such as a table. */
  details?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'critical'
  isOpen: boolean
  isPending?: boolean
  pendingLabel?: string
  /** Why the action failed; the dialog stays open. */
  errorMessage?: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that can't be undone. The cancel button has the initial focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    title={props.title}
    isOpen={props.isOpen}
    onClose={props.onClose}
    actions={
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer first */}
        <Button autoFocus onPress={props.onClose}>
          {props.cancelLabel ?? phrase('design.cancel')}
        </Button>
        <Button
          tone={props.tone ?? 'critical'}
          isPending={props.isPending}
          pendingLabel={props.pendingLabel}
          onPress={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    <DialogMessage>{props.children}</DialogMessage>
    {props.details}
    <Alert>{props.errorMessage}</Alert>
  </Dialog>
)
