import { useRef } from 'react'
import { Popover } from '../popover/Popover.tsx'
import { popover } from './Menu.css.ts'
import { MenuItems, type MenuItemsProps } from './MenuItems.tsx'

export interface ActionMenuProps extends MenuItemsProps {
  /** The button it belongs to (from `ActionsCell`); null while closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** One menu shared by many buttons, such as the "…" of every row. Load it when the first button is pressed. */
export function ActionMenu({ anchor, onClose, ...items }: ActionMenuProps) {
  const trigger = useRef<HTMLElement | null>(anchor)
  trigger.current = anchor
  if (!anchor) return null
  return (
    <Popover
      key={anchor.getAttribute('aria-label')}
      isOpen
      aria-label={items.label}
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      className={popover}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <MenuItems {...items} onClose={onClose} />
    </Popover>
  )
}
