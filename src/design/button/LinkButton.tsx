import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { button, type ButtonSize, type ButtonTone } from './Button.css.ts'

export interface LinkButtonProps {
  href: string
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  icon?: string
  download?: boolean | string
  /** Called before the navigation, for example to close a dialog. */
  onClick?: () => void
}

/** A link that looks like a button, for navigation. */
export const LinkButton = ({ tone = 'secondary', size = 'm', icon, children, ...props }: LinkButtonProps) => (
  <Anchor {...props} className={button({ tone, size })}>
    {icon ? <Icon path={icon} /> : null}
    {children}
  </Anchor>
)
