import type { ReactNode } from 'react'
import { SkipLink } from '../layout/Page.tsx'
import { content, layout } from './Sidebar.css.ts'

export interface AppLayoutProps {
  /** `TopBar` (phone) and `Spine` (wide). */
  topBar: ReactNode
  sidebar: ReactNode
  footer: ReactNode
  /** The `Page`, and what lies above it, as banners do. */
  children: ReactNode
}

/** The spine left, the page right, its footer at the bottom. */
export const AppLayout = ({ topBar, sidebar, footer, children }: AppLayoutProps) => (
  <>
    <SkipLink />
    <div className={layout}>
      {topBar}
      {sidebar}
      <div className={content}>
        {children}
        {footer}
      </div>
    </div>
  </>
)
