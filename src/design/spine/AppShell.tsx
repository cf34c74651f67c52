import type { ReactNode } from 'react'
import { SkipLink } from '../layout/Page.tsx'
import { body, shell } from './Spine.css.ts'

export interface AppShellProps {
  /** `TopBar` (phone) and `Spine` (wide). */
  topBar: ReactNode
  spine: ReactNode
  footer: ReactNode
  /** The `Page`, and what lies above it, as banners do. */
  children: ReactNode
}

/** The spine left, the page right, its footer at the bottom. */
export const AppShell = ({ topBar, spine, footer, children }: AppShellProps) => (
  <>
    <SkipLink />
    <div className={shell}>
      {topBar}
      {spine}
      <div className={body}>
        {children}
        {footer}
      </div>
    </div>
  </>
)
