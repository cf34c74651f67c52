import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { cross } from '../../../design/icon/icons.css.ts'
import { Logo } from '../../../design/logo/Logo.tsx'
import { drawer, drawerBody, drawerScrim } from './Drawer.css.ts'
import { brand as brandStyle, brandName } from './Sidebar.css.ts'
import { Greeting, type GreetingProps } from './Sidebar.tsx'
import { phrase } from '../../../phrases/phrase.ts'

export interface DrawerProps extends GreetingProps {
  brand: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The sidebar on a phone. Focus stays inside, Escape or the scrim closes it, and focus returns to the menu button
 * (WCAG 2.4.3).
 */
export const Drawer = ({ brand, isOpen, onClose, greeting, roleName, children }: DrawerProps) => (
  <ModalOverlay
    isOpen={isOpen}
    isDismissable
    className={drawerScrim}
    onOpenChange={(open) => (open ? undefined : onClose())}
  >
    <Modal className={drawer}>
      <Dialog aria-label={phrase('shell.sideMenu')} className={drawerBody}>
        <div className={brandStyle}>
          <Logo />
          <span className={brandName}>{brand}</span>
          <IconButton label={phrase('shell.closeMenu')} icon={cross} size="l" tone="inherit" onPress={onClose} />
        </div>
        <Greeting greeting={greeting} roleName={roleName} />
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
