import { useContext, useRef, type ReactNode, type RefObject } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { hotel, sortable } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { CollapsedContext } from '../sidebar/collapsed-context.ts'
import { itemLabel } from '../sidebar/Sidebar.css.ts'
import { collapsedName, name, switcher } from './Switcher.css.ts'

export interface SwitcherProps {
  /** "Switch property": before the current one in the button's name. */
  label: string
  /** What is open now. */
  current: string
  isOpen: boolean
  onOpen: () => void
  /** As `aria-keyshortcuts` writes it: "Control+K". */
  shortcut?: string
  /** Draws the `SwitcherPopover`, loaded when it is wanted; asked only while open. */
  children: (trigger: RefObject<HTMLElement | null>) => ReactNode
}

/** What is open, and the way to another: in a `MenuSlot` of the spine, on the drawer of a phone. The button alone is light. */
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
