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
}

/** Goes somewhere, so it is a link to the keyboard and the screen reader; it only looks like a button. */
export const LinkButton = ({ tone = 'secondary', size = 'm', icon, children, ...props }: LinkButtonProps) => (
  <Anchor {...props} className={button({ tone, size })}>
    {icon ? <Icon path={icon} /> : null}
    {children}
  </Anchor>
)
