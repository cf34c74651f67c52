import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
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

/** A real link; the app's RouterProvider turns a plain click into a navigation without a reload. */
export const Link = ({ tone = 'inline', target, ref, ...props }: LinkProps) => (
  <AriaLink
    {...props}
    ref={ref}
    target={target}
    rel={target === '_blank' ? 'noreferrer' : undefined}
    className={link({ tone })}
  />
)
