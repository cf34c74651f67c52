import { useId, type ReactNode } from 'react'
import { external as externalIcon } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { group, groupTitle, heading } from './Sidebar.css.ts'

export interface MenuGroupProps {
  /** Names the navigation (WCAG 1.3.1). */
  label: string
  /** Whether the label is also drawn above the items. */
  isLabelShown?: boolean
  /** All items leave the app: an arrow says so beside the label. */
  isExternal?: boolean
  /** Pushed to the bottom of the spine. */
  isLast?: boolean
  /** `MenuItem`s, and `MenuHeading`s before those of the open property. */
  children: ReactNode
}

/** A labelled navigation list. */
export function MenuGroup({ label, isLabelShown = true, isExternal, isLast, children }: MenuGroupProps) {
  const id = useId()
  const labelling = isLabelShown ? { 'aria-labelledby': id } : { 'aria-label': label }
  return (
    <nav className={group({ isLast })} {...labelling}>
      {isLabelShown ? (
        <h2 id={id} className={groupTitle}>
          {label}
          {isExternal ? <Icon path={externalIcon} size="s" /> : null}
        </h2>
      ) : null}
      <ul>{children}</ul>
    </nav>
  )
}

/** The property that the next items are about. */
export const MenuHeading = ({ children }: { children: ReactNode }) => <li className={heading}>{children}</li>

/** Holds something else than a place to go, as the `Switcher` instead of a `MenuHeading`. */
export const MenuSlot = ({ children }: { children: ReactNode }) => <li>{children}</li>
