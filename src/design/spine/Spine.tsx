import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { collapse, expand } from '../icon/icons.css.ts'
import { Collapsed } from './collapsed.ts'
import { KeyTag } from './KeyTag.tsx'
import {
  brand as brandStyle,
  brandName,
  collapsed,
  greeting as greetingStyle,
  ground,
  position as positionStyle,
  spine,
} from './Spine.css.ts'

export interface GreetingProps {
  greeting: string
  /** What the person is here, below the greeting. */
  position?: string | undefined
}

export interface SpineProps extends GreetingProps {
  brand: string
  initials: string
  isCollapsed: boolean
  onToggle: () => void
  /** `MenuGroup`s. */
  children: ReactNode
}

/** The greeting of the open spine and of the drawer. */
export const Greeting = ({ greeting, position }: GreetingProps) => (
  <p className={greetingStyle}>
    {greeting}
    {position ? <small className={positionStyle}>{position}</small> : null}
  </p>
)

/** The side menu; collapsed it is 50 px wide and its labels become tooltips. */
export const Spine = ({ brand, greeting, position, initials, isCollapsed, onToggle, children }: SpineProps) => (
  <aside aria-label="Side menu" className={`${ground} ${spine} ${isCollapsed ? collapsed : ''}`}>
    <div className={brandStyle}>
      <KeyTag />
      <span className={brandName}>{brand}</span>
      <IconButton
        tone="inherit"
        label={isCollapsed ? 'Expand menu' : 'Collapse menu'}
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
      <Greeting greeting={greeting} position={position} />
    )}
    <Collapsed value={isCollapsed}>{children}</Collapsed>
  </aside>
)
