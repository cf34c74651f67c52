import { useId, type ReactNode } from 'react'
import { external as externalIcon } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { group, groupTitle, heading } from './Sidebar.css.ts'

export interface MenuGroupProps {
  /** Accessible name of the navigation (WCAG 1.3.1). */
  label: string
  /** Draws the label above the items. */
  isLabelShown?: boolean
  /** All items lead to other services: an arrow beside the label shows it. */
  isExternal?: boolean
  /** Pushed to the bottom of the sidebar. */
  isLast?: boolean
  /** `MenuItem` elements, with a `MenuHeading` before the items of the open property. */
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

/** The name of the property above its items. */
export const MenuHeading = ({ children }: { children: ReactNode }) => <li className={heading}>{children}</li>

/** A slot for other content than links, such as the `PropertyButton` in place of a `MenuHeading`. */
export const MenuSlot = ({ children }: { children: ReactNode }) => <li>{children}</li>
