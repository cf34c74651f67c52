import type { ReactNode } from 'react'
import { external } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { link } from './text.css.ts'

/** Leaves the app: a plain `<a>`, so the router never sees it. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer" className={link({ tone: 'inline' })}>
    {children} <Icon path={external} size="s" />
  </a>
)
