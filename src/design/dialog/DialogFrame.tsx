import { createContext, type ReactNode, useContext, useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button/IconButton.tsx'
import { cross } from '../icon/icons.css.ts'
import { close, dialog, modal, scrim } from './Dialog.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface DialogFrameProps {
  /** Dialog name in the close button's label: "Close Change Password". */
  name: string
  isOpen: boolean
  onClose: () => void
  /** `password` is 500 px wide; `page` is as wide as its table, at most as wide as the window. */
  width?: 'normal' | 'password' | 'wide' | 'page'
  /** False for the first-time password dialog: no close button, no Escape, no press outside. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

const MessageId = createContext<string | undefined>(undefined)

/** Id of the element that says what an alert dialog is about. It describes the dialog, so that a screen reader reads it out at once. */
export const useMessageId = () => useContext(MessageId)

/** What an alert dialog says (WCAG 4.1.2). */
export const DialogMessage = ({ children }: { children: ReactNode }) => <div id={useMessageId()}>{children}</div>

/** Scrim, sheet and close button. Focus enters the dialog, stays in it, and returns to the invoker (WCAG 2.4.3). */
export function DialogFrame(props: DialogFrameProps) {
  const { name, isOpen, onClose, width = 'normal', isDismissable = true, role, children } = props
  const id = useId()
  const messageId = role === 'alertdialog' ? id : undefined
  return (
    <ModalOverlay
      isOpen={isOpen}
      isKeyboardDismissDisabled={!isDismissable}
      className={scrim}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Modal className={modal({ width })}>
        <AriaDialog role={role} aria-describedby={messageId} className={dialog}>
          <MessageId value={messageId}>{children}</MessageId>
          {isDismissable ? (
            <div className={close}>
              <IconButton label={phrase('design.close', { name })} icon={cross} onPress={onClose} />
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
