import type { ReactNode } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  /** What will happen, and what cannot be undone (WCAG 3.3.4). */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'critical'
  isOpen: boolean
  isPending?: boolean
  pendingLabel?: string
  /** Why it did not work; the dialog stays. */
  error?: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. The safe answer has the focus first. */
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
          {props.cancelLabel ?? 'Cancel'}
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
    <div>{props.children}</div>
    <Alert>{props.error}</Alert>
  </Dialog>
)
