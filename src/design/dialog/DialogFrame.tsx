import { createContext, type ReactNode, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button/IconButton.tsx'
import { cross } from '../icon/icons.css.ts'
import { close, dialog as sheet, modal, scrim, start } from './Dialog.css.ts'
import { fadingLayer } from './fading-layer.ts'
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

/** A module-level function keeps the ref stable: later renders don't take the focus again. */
const takeFocus = (text: HTMLElement | null) => text?.focus()

/** What a dialog says before its controls. It takes the focus, so that a screen reader reads it first, and not the whole dialog. */
export const DialogStart = ({ children }: { children: ReactNode }) => (
  <div tabIndex={-1} ref={takeFocus} className={start}>
    {children}
  </div>
)

interface FocusOnFirstProps {
  dialog: RefObject<HTMLElement | null>
  closing: RefObject<HTMLElement | null>
}

/**
 * Puts the focus on the first control of the content, unless one has taken it. Of a dialog that has the focus itself, Orca reads all the text
 * in one go and doesn't say that it is a dialog, and of a region that scrolls it doesn't say where it is. A dialog without a control, such as a
 * result, keeps the focus itself: its text is all there is to read. So does an alert dialog: its first button may be one that decides.
 */
function FocusOnFirst({ dialog, closing }: FocusOnFirstProps) {
  const manager = useFocusManager()
  useEffect(() => {
    if (dialog.current?.contains(document.activeElement)) return
    const accept = (element: Element) => !element.matches('[role=region]') && !closing.current?.contains(element)
    manager?.focusFirst({ tabbable: true, accept })
  }, [dialog, closing, manager])
  return null
}

/** Scrim, sheet and close button. Focus enters the dialog, stays in it, and returns to the invoker (WCAG 2.4.3). */
export function DialogFrame(props: DialogFrameProps) {
  const { name, isOpen, onClose, width = 'normal', isDismissable = true, role, children } = props
  const id = useId()
  const [layer] = useState(fadingLayer)
  const dialog = useRef<HTMLElement>(null)
  const closing = useRef<HTMLDivElement>(null)
  const messageId = role === 'alertdialog' ? id : undefined
  return (
    <ModalOverlay
      isOpen={isOpen}
      UNSTABLE_portalContainer={layer}
      isKeyboardDismissDisabled={!isDismissable}
      className={scrim}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Modal className={modal({ width })}>
        <AriaDialog ref={dialog} role={role} aria-describedby={messageId} className={sheet}>
          <MessageId value={messageId}>{children}</MessageId>
          {isDismissable ? (
            <div ref={closing} className={close}>
              <IconButton label={phrase('design.close', { name })} icon={cross} onPress={onClose} />
            </div>
          ) : null}
          {role === 'alertdialog' ? null : <FocusOnFirst {...{ dialog, closing }} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
