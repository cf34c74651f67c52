import type { ReactNode, Ref } from 'react'
import { link } from './text.css.ts'

export interface LinkProps {
  href: string
  children: ReactNode
  tone?: 'inline' | 'strong' | 'quiet' | 'alone'
  target?: '_blank' | '_self'
  download?: boolean | string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  onPress?: () => void
  ref?: Ref<HTMLAnchorElement>
}

/** A plain link. The app turns a plain click on it into a navigation without a reload, in one place for all links. */
export const Link = ({ tone = 'inline', target, ref, onPress, href, children, ...props }: LinkProps) => (
  <a
    {...props}
    href={href}
    ref={ref}
    target={target}
    rel={target === '_blank' ? 'noreferrer' : undefined}
    className={link({ tone })}
    onClick={onPress}
  >
    {children}
  </a>
)
