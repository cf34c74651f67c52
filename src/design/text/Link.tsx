import type { ReactNode, Ref } from 'react'
import { Anchor } from '../link/Anchor.tsx'
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

/** A link in a text. A plain click on a link to a page of the app doesn't reload. */
export const Link = ({ tone = 'inline', target, ref, onPress, href, children, ...props }: LinkProps) => (
  <Anchor
    {...props}
    href={href}
    ref={ref}
    target={target}
    rel={target === '_blank' ? 'noreferrer' : undefined}
    className={link({ tone })}
    onClick={onPress}
  >
    {children}
  </Anchor>
)
