import type { ReactNode } from 'react'
import { hideLabelsOnEscape } from './hide-labels.ts'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { collapse, expand } from '../../../design/icon/icons.css.ts'
import { CollapsedContext } from './collapsed-context.ts'
import { Logo } from '../../../design/logo/Logo.tsx'
import {
  brand as brandStyle,
  brandName,
  collapsed,
  greeting as greetingStyle,
  sidebarBackground,
  roleNameText as positionStyle,
  sidebar,
} from './Sidebar.css.ts'
import { phrase } from '../../../phrases/phrase.ts'

export interface GreetingProps {
  greeting: string
  /** The user's role, below the greeting. */
  roleName?: string | undefined
}

export interface SidebarProps extends GreetingProps {
  brand: string
  initials: string
  isCollapsed: boolean
  onToggle: () => void
  /** The button of the inbox. */
  inbox: ReactNode
  /** `MenuGroup` elements. */
  children: ReactNode
}

/** The greeting in the expanded sidebar and the drawer. */
export const Greeting = ({ greeting, roleName }: GreetingProps) => (
  <p className={greetingStyle}>
    {greeting}
    {roleName ? <small className={positionStyle}>{roleName}</small> : null}
  </p>
)

/** The side menu. Collapsed, it is 50 px wide and its labels are tooltips. */
export function Sidebar({ brand, greeting, roleName, initials, isCollapsed, onToggle, inbox, children }: SidebarProps) {
  return (
    <aside
      ref={hideLabelsOnEscape}
      aria-label={phrase('shell.sideMenu')}
      className={`${sidebarBackground} ${sidebar} ${isCollapsed ? collapsed : ''}`}
    >
      <div className={brandStyle}>
        <Logo />
        <span className={brandName}>{brand}</span>
        <IconButton
          tone="inherit"
          label={isCollapsed ? phrase('shell.expandMenu') : phrase('shell.collapseMenu')}
          icon={isCollapsed ? expand : collapse}
          aria-expanded={!isCollapsed}
          onPress={onToggle}
        />
      </div>
      {isCollapsed ? (
        <p className={greetingStyle} aria-label={greeting} role="img">
          {initials}
        </p>
      ) : (
        <Greeting greeting={greeting} roleName={roleName} />
      )}
      {inbox}
      <CollapsedContext value={isCollapsed}>{children}</CollapsedContext>
    </aside>
  )
}
