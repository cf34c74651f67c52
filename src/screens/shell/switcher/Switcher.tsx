import { useContext, useRef, type ReactNode, type RefObject } from 'react'
import { VisuallyHidden } from '../../../design/hidden/VisuallyHidden.tsx'
import { hotel, sortable } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { CollapsedContext } from '../sidebar/collapsed-context.ts'
import { itemLabel } from '../sidebar/Sidebar.css.ts'
import { collapsedName, name, switcher } from './Switcher.css.ts'

export interface SwitcherProps {
  /** Part of the button's name, before the current property: "Switch property". */
  label: string
  /** Name of the open property. */
  current: string
  isOpen: boolean
  onOpen: () => void
  /** In the syntax of `aria-keyshortcuts`: "Control+K". */
  shortcut?: string
  /** Renders the `SwitcherPopover`, loaded on demand; called only while open. */
  children: (trigger: RefObject<HTMLElement | null>) => ReactNode
}

/**
 * A button with the name of the open property; it opens a search for others. In a `MenuSlot` of the sidebar, and in
 * the drawer on a phone. The button alone is small; the popover loads on demand.
 */
export function Switcher({ label, current, isOpen, onOpen, shortcut, children }: SwitcherProps) {
  const isCollapsed = useContext(CollapsedContext)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={switcher}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut}
        onClick={onOpen}
      >
        {isCollapsed ? <Icon path={hotel} /> : null}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={isCollapsed ? `${itemLabel} ${collapsedName}` : name}>{current}</span>
        {isCollapsed ? null : <Icon path={sortable} />}
      </button>
      {isOpen ? children(button) : null}
    </>
  )
}
